import type { PlacedOrder, ReturnRecord } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { MailboxMail } from '../../src/kernel/mail';
import { PersonalData } from '../../src/modules/customers';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import { changeReturn } from '../support/returns.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Data<T> = { data: T };

describe('the order of a customer whose account was erased', () => {
  let shop: Shop;
  let admin: Client;
  let seller: Client;
  let placed: PlacedOrder;
  let erased: string;
  let return_id: number;
  let invoice_id: number;
  const link = (path: string, body: object = {}): Promise<Answer> =>
    guest(shop).post(path, { ...body, access_token: placed.access_token });

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    const { country_id } = await givenMarket(shop);
    const { vendor, client: own } = await givenVendor(shop);
    seller = own;
    const { customer, client } = await givenCustomer(shop);
    await addToCart(client, await givenVariant(shop, vendor.id, { return_days: 30 }));
    placed = (await pay(client, await readyToPay(client, country_id))).body.data;
    const order_id = placed.orders[0]?.id ?? 0;
    for (const state of ['processing', 'ready', 'shipped', 'delivered'])
      await admin.post('/admin/changeOrderStatus', { order_id, state });
    await shop.app.get(OutboxDispatcher).drain();
    const order = await admin.get<Data<{ lines: { id: number }[]; invoices: { id: number }[] }>>(
      `/admin/orders/${order_id}`,
    );
    invoice_id = order.body.data.invoices[0]?.id ?? 0;
    const lines = [{ order_line_id: order.body.data.lines[0]?.id, quantity: 1, reason: 'damaged' }];
    const request = await link('/web/requestReturn', { order_id, lines });
    return_id = (request.body as Data<{ returns: { id: number }[] }>).data.returns[0]?.id ?? 0;
    await changeReturn(seller, 'vendor', return_id, 'rejected', 'Used');
    expect((await link('/web/invoiceFile', { invoice_id })).status).toBe(200);
    erased = `erased-${customer.id}@erased.invalid`;
    const subject = { customer_id: customer.id, email: customer.email, language: 'en' };
    await shop.app.get(Database).tx(() => shop.app.get(PersonalData).erase(subject));
  });
  afterAll(() => shop.close());

  it('is not opened by links in older e-mails, which say why', async () => {
    const { group_number } = placed;
    const answers = [
      await link('/web/verifyPayment', { group_number }),
      await link('/web/order_returns', { group_number }),
      await link('/web/order_disputes', { group_number }),
      await link('/web/invoiceFile', { invoice_id }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([410, 'order_erased']);
      expect(body.error).toContain('has been deleted');
    }
    const wrong = { group_number, access_token: 'x'.repeat(43) };
    expect((await guest(shop).post('/web/verifyPayment', wrong)).status).toBe(404);
  });

  it('is not found by the address that replaces the customer’s, which the shop’s people see', async () => {
    const order_number = placed.group_number;
    const found = await guest(shop).post('/web/track_order', { order_number, email: erased });
    expect(found.status).toBe(404);
    expect(found.text).not.toContain('access_token');
  });

  it('moves on without e-mails to that address', async () => {
    const { body } = await changeReturn(seller, 'vendor', return_id, 'approved');
    expect(body.data).toMatchObject<Partial<ReturnRecord>>({ state: 'approved', email: erased });
    await shop.app.get(OutboxDispatcher).drain();
    expect(await shop.app.get(Database).em.countBy(MailboxMail, { to: erased })).toBe(0);
  });
});
