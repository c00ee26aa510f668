import type {
  CustomerOrder,
  InvoiceRow,
  OrderRecord,
  OrderRefund,
  PlacedOrder,
  RefundRow,
} from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { CheckSeries, Invoice, InvoiceSeries } from '../../src/modules/invoicing';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { printedRuns } from '../support/files';
import {
  addToCart,
  buyAsGuest,
  givenMarket,
  givenVariant,
  guest,
  pay,
  readyToPay,
} from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

type Data<T> = { data: T };

describe('invoices', () => {
  const clock = new FixedClock('2026-05-04T10:00:00.000Z');
  let shop: Shop;
  let country: number;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    country = (await givenMarket(shop)).country_id;
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const invoicesOf = async (
    order_id: number,
    client: Client = admin,
    audience = 'admin',
  ): Promise<InvoiceRow[]> => {
    await workDone(shop, clock.now());
    const filter = { order_id };
    const body = { filter, sort: ['issued_at', 'ASC'] };
    return (await client.post<{ invoices: InvoiceRow[] }>(`/${audience}/invoices/filter`, body)).body
      .invoices;
  };
  const order = async (
    client: Client,
    variant: number,
    {
      method = 'cash_on_delivery',
      quantity = 1,
      email,
    }: { method?: string; quantity?: number; email?: string } = {},
  ): Promise<PlacedOrder> => {
    await addToCart(client, variant, quantity);
    return (await pay(client, await readyToPay(client, country, email, method))).body.data;
  };
  const move = (order_id: number | undefined, state: string) =>
    admin.post('/admin/changeOrderStatus', { order_id, state });
  const idOf = ({ orders }: PlacedOrder): number => orders[0]?.id ?? 0;
  const printed = async (client: Client, path: string): Promise<string> => {
    const answer = await client.get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    return printedRuns(answer.bytes ?? new Uint8Array()).join(' ');
  };

  it('are issued once an order is placed, with its amounts, and shown to its buyer, vendor and operators', async () => {
    const { vendor, client: seller } = await givenVendor(shop);
    const { client: buyer } = await givenCustomer(shop);
    const placed = await order(buyer, await givenVariant(shop, vendor.id), { quantity: 2 });
    const [invoice] = await invoicesOf(idOf(placed));
    const { total, number } = placed.orders[0] ?? {};
    expect(invoice).toMatchObject({ type: 'invoice', order_number: number, total, currency: 'USD' });
    expect(invoice?.number).toMatch(new RegExp(`^[A-Z]{1,3}${vendor.id}-2026-000001$`));
    const shown = [{ id: invoice?.id, type: 'invoice', number: invoice?.number, total }];
    const record = await seller.get<Data<OrderRecord>>(`/vendor/orders/${idOf(placed)}`);
    expect(record.body.data.invoices).toMatchObject(shown);
    const own = await buyer.get<Data<CustomerOrder>>(`/web/order_detail/${placed.group_number}`);
    expect(own.body.data.parts[0]?.invoices).toMatchObject(shown);
    for (const path of [`/admin/invoiceFile/${invoice?.id}`, `/vendor/invoiceFile/${invoice?.id}`]) {
      const text = await printed(path.startsWith('/admin') ? admin : seller, path);
      for (const part of ['Invoice', invoice?.number, number, 'Ada', 'Lovelace', 'Total'])
        expect(text).toContain(part);
    }
  });

  it('of an order that awaits its payment are issued when it is paid, not before', async () => {
    const { vendor } = await givenVendor(shop);
    const { client: buyer } = await givenCustomer(shop);
    const placed = await order(buyer, await givenVariant(shop, vendor.id), { method: 'bank_transfer' });
    expect(await invoicesOf(idOf(placed))).toEqual([]);
    await move(idOf(placed), 'placed');
    expect(await invoicesOf(idOf(placed))).toHaveLength(1);
    await move(idOf(placed), 'on_hold');
    await move(idOf(placed), 'placed');
    expect(await invoicesOf(idOf(placed))).toHaveLength(1);
  });

  it('of an order that is never placed are not issued', async () => {
    const { vendor } = await givenVendor(shop);
    const { client: buyer } = await givenCustomer(shop);
    const placed = await order(buyer, await givenVariant(shop, vendor.id), { method: 'bank_transfer' });
    await move(idOf(placed), 'cancelled');
    expect(await invoicesOf(idOf(placed))).toEqual([]);
  });

  it('of a cancelled order are taken back by one credit note, and not again by its refund', async () => {
    const { vendor } = await givenVendor(shop);
    const { client: buyer } = await givenCustomer(shop);
    const placed = await order(buyer, await givenVariant(shop, vendor.id), { method: 'bank_transfer' });
    await move(idOf(placed), 'placed');
    const [invoice] = await invoicesOf(idOf(placed));
    await Promise.all([1, 2, 3].map(() => move(idOf(placed), 'cancelled')));
    const credited = await invoicesOf(idOf(placed));
    expect(credited.map(({ type, total }) => [type, total])).toEqual([
      ['invoice', invoice?.total],
      ['credit_note', invoice?.total],
    ]);
    const note = credited.find(({ type }) => type === 'credit_note');
    expect(note?.number).toMatch(/-CN-2026-000001$/);
    const filter = JSON.stringify({ order_id: idOf(placed) });
    const { refunds } = (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body;
    await admin.put(`/admin/refunds/updateStatus/${refunds[0]?.id}`, { status: 'succeeded' });
    expect(await invoicesOf(idOf(placed))).toHaveLength(2);
    const text = await printed(admin, `/admin/invoiceFile/${note?.id}`);
    for (const part of ['Credit', 'note', note?.number, invoice?.number]) expect(text).toContain(part);
  });

  it('are credited part by part for refunds, and the rest when the order is cancelled', async () => {
    const { vendor } = await givenVendor(shop);
    const { client: buyer } = await givenCustomer(shop);
    const placed = await order(buyer, await givenVariant(shop, vendor.id), {
      method: 'bank_transfer',
      quantity: 3,
    });
    const order_id = idOf(placed);
    await move(order_id, 'placed');
    const { lines } = (await admin.get<Data<OrderRecord>>(`/admin/orders/${order_id}`)).body.data;
    const refund = async (quantity: number, shipping: number): Promise<number> => {
      const body = { order_id, lines: [{ order_line_id: lines[0]?.id, quantity }], shipping };
      const { data } = (await admin.post<Data<OrderRefund>>('/admin/refundOrder', body)).body;
      await admin.put(`/admin/refunds/updateStatus/${data.id}`, { status: 'succeeded' });
      return data.amount;
    };
    const refunded = [await refund(1, 0), await refund(1, 200)];
    const [invoice, ...notes] = await invoicesOf(order_id);
    expect(notes.map(({ type, total }) => [type, total])).toEqual(
      refunded.map((total) => ['credit_note', total]),
    );
    await move(order_id, 'cancelled');
    const all = (await invoicesOf(order_id)).slice(1);
    expect(all).toHaveLength(3);
    expect(all.reduce((sum, { total }) => sum + total, 0)).toBe(invoice?.total);
    expect(all.reduce((sum, { tax }) => sum + tax, 0)).toBe(invoice?.tax);
  });

  it('remain unchanged and printable when the order is deleted and the store renamed', async () => {
    const { vendor } = await givenVendor(shop);
    const placed = await buyAsGuest(shop, country, await givenVariant(shop, vendor.id));
    const [invoice] = await invoicesOf(idOf(placed));
    await move(idOf(placed), 'cancelled');
    await workDone(shop, clock.now());
    expect((await admin.delete(`/admin/orders/${idOf(placed)}`)).status).toBe(200);
    await admin.put(`/admin/vendors/${vendor.id}`, { store_name: 'Renamed', version: 1 });
    const shown = await admin.get<Data<InvoiceRow>>(`/admin/invoices/${invoice?.id}`);
    expect(shown.body.data).toMatchObject({ number: invoice?.number, order_id: null, total: invoice?.total });
    expect(await printed(admin, `/admin/invoiceFile/${invoice?.id}`)).not.toContain('Renamed');
    expect((await admin.delete(`/admin/invoices/${invoice?.id}`)).status).toBe(404);
  });

  it('are numbered without gaps by vendor and year, even for orders placed at the same time', async () => {
    const { vendor } = await givenVendor(shop);
    const variant = await givenVariant(shop, vendor.id, { stock: 100 });
    const buyers = Array.from({ length: 20 }, () => guest(shop));
    const ready = await Promise.all(
      buyers.map(async (client, place) => {
        await addToCart(client, variant);
        return readyToPay(client, country, `buyer${place}@stoa.test`);
      }),
    );
    const paid = await Promise.all(buyers.map((client, place) => pay(client, ready[place] ?? ({} as never))));
    expect(paid.map(({ status }) => status)).toEqual(buyers.map(() => 200));
    await workDone(shop, clock.now());
    const where = { vendor_id: vendor.id };
    const invoices = await shop.app.get(Database).em.find(Invoice, { where, order: { sequence: 'ASC' } });
    expect(invoices.map(({ sequence }) => sequence)).toEqual(buyers.map((_, place) => place + 1));
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(20);
  });

  it('are checked for gaps and duplicates in their series', async () => {
    const check = shop.app.get(CheckSeries);
    await workDone(shop, clock.now());
    await expect(check.execute()).resolves.toBeUndefined();
    const { em } = shop.app.get(Database);
    const [series] = await em.find(InvoiceSeries);
    const count = (by: number) =>
      shop.app
        .get(Database)
        .tx((tx) => tx.increment(InvoiceSeries, { id: series?.id ?? 0 }, 'last_number', by));
    await count(1);
    await expect(check.execute()).rejects.toThrow(`${series?.prefix} ${series?.type} ${series?.year}`);
    await count(-1);
    await expect(check.execute()).resolves.toBeUndefined();
  });

  it('can be downloaded by guests with their access token, and by nobody else', async () => {
    const { vendor } = await givenVendor(shop);
    const placed = await buyAsGuest(shop, country, await givenVariant(shop, vendor.id));
    const [{ id: invoice_id } = { id: 0 }] = await invoicesOf(idOf(placed));
    const { access_token } = placed;
    const ask = (client: Client, body: object) => client.post('/web/invoiceFile', body);
    const file = await ask(guest(shop), { invoice_id, access_token });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { client: stranger } = await givenCustomer(shop);
    const { client: rival } = await givenVendor(shop);
    const other = await buyAsGuest(shop, country, await givenVariant(shop, vendor.id));
    const refused = [
      await ask(guest(shop), { invoice_id }),
      await ask(guest(shop), { invoice_id, access_token: other.access_token }),
      await ask(stranger, { invoice_id }),
      await ask(guest(shop), { invoice_id: 999_999, access_token }),
      await rival.get(`/vendor/invoiceFile/${invoice_id}`),
      await rival.get(`/vendor/invoices/${invoice_id}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    const withoutRight = await givenAdmin(shop, ['orders.read']);
    expect((await withoutRight.get(`/admin/invoiceFile/${invoice_id}`)).status).toBe(403);
  });

  it('begin a new series with the year', async () => {
    const { vendor } = await givenVendor(shop);
    await buyAsGuest(shop, country, await givenVariant(shop, vendor.id));
    await workDone(shop, clock.now());
    clock.set('2027-01-02T10:00:00.000Z');
    admin = await givenAdmin(shop);
    const next = await buyAsGuest(shop, country, await givenVariant(shop, vendor.id));
    expect((await invoicesOf(idOf(next)))[0]?.number).toMatch(/-2027-000001$/);
  });
});
