import type { InvoiceRow, OrderRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import { mailsTo } from '../support/mail';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

/** Bytes that `text` holds on MariaDB; with names of three bytes a letter, the confirmation exceeds them. */
const TEXT_BYTES = 65_535;
const LINES = 120;
const NAME = 'হাতে বোনা সুতির চাদর '.repeat(7);

describe('an order of very many lines', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it('is placed, confirmed by e-mail to buyer and vendor, and invoiced with each line', async () => {
    const { country_id } = await givenMarket(shop);
    const { vendor } = await givenVendor(shop);
    const buyer = guest(shop);
    for (let line = 0; line < LINES; line++) {
      const variant = await givenVariant(shop, vendor.id, { name: `${NAME}${line}` });
      expect((await addToCart(buyer, variant)).status).toBe(200);
    }
    const placed = await pay(buyer, await readyToPay(buyer, country_id, 'many@stoa.test'));
    expect([placed.status, placed.text.slice(0, 300)]).toEqual([200, expect.any(String)]);
    const order_id = placed.body.data.orders[0]?.id ?? 0;

    for (const to of ['many@stoa.test', vendor.email]) {
      const [mail] = await mailsTo(shop, to);
      expect(mail?.html.split(NAME).length).toBeGreaterThan(LINES);
      expect(Buffer.byteLength(mail?.html ?? '')).toBeGreaterThan(TEXT_BYTES);
    }
    const { data } = (await admin.get<{ data: OrderRecord }>(`/admin/orders/${order_id}`)).body;
    expect(data.lines).toHaveLength(LINES);
    for (const state of ['processing', 'ready', 'shipped', 'delivered'])
      await admin.post('/admin/changeOrderStatus', { order_id, state });
    await workDone(shop);
    const filter = encodeURIComponent(JSON.stringify({ order_id }));
    const { invoices } = (await admin.get<{ invoices: InvoiceRow[] }>(`/admin/invoices?filter=${filter}`))
      .body;
    expect(invoices.map(({ total }) => total)).toEqual([data.total]);
  });
});
