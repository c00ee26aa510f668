import type { OrderRecord, PayoutBalance, Statement } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Ledger, type Posting, ShopDay } from '../../src/modules/ledger';
import { givenAdmin } from '../support/factories';
import { buyAsGuest, givenMarket, givenVariant } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}
interface Row {
  id: number;
  number: string;
}
const ACCOUNT = 'GB33 BUKB 2020 1555 5555 55';

describe('bank transfers and statements of payouts', () => {
  let shop: Shop;
  let admin: Client;
  let country: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    country = (await givenMarket(shop)).country_id;
    const rule = { name: 'Tenth', type: 'percentage', rate: '0.1', scope: 'all' };
    expect((await admin.post('/admin/commissions', rule)).status).toBe(200);
    await set({ payout_fee_fixed: 100, payer_iban: 'DE89370400440532013000' });
  });
  afterAll(() => shop.close());

  const set = async (values: object): Promise<void> => {
    expect((await admin.put('/admin/settings', { group: 'general', values })).status).toBe(200);
  };
  /** A vendor with one delivered sale: 100.00 plus 5.00 shipping, less 10.00 commission. */
  async function seller() {
    const { vendor, client } = await givenVendor(shop);
    const placed = await buyAsGuest(shop, country, await givenVariant(shop, vendor.id, { price: 10_000 }));
    const order_id = placed.orders[0]?.id ?? 0;
    for (const state of ['processing', 'ready', 'shipped', 'delivered'])
      await admin.post('/admin/changeOrderStatus', { order_id, state });
    const order = (await admin.get<Data<OrderRecord>>(`/admin/orders/${order_id}`)).body.data;
    return { id: vendor.id, client, order };
  }
  const ask = async (client: Client, amount: number): Promise<Row> =>
    (await client.post<Data<Row>>('/vendor/createPayoutRequest', { amount, destination: ACCOUNT })).body.data;
  const move = (id: number, state: string): Promise<Answer> =>
    admin.put(`/admin/updatePayoutRequestStatus/${id}/${state}`);
  const transfers = (input: object): Promise<Answer> => admin.post('/admin/exportPayoutTransfers', input);

  it('writes a file of approved payouts, marks them as processing, and writes the same file again', async () => {
    const [one, other] = [await seller(), await seller()];
    const [first, second] = [await ask(one.client, 5000), await ask(other.client, 6000)];
    expect(await transfers({ format: 'pain001' })).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_pay' },
    });
    await move(first.id, 'approved');
    const file = await transfers({ format: 'pain001' });
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toContain('application/xml');
    expect(file.text).toContain(`<EndToEndId>${first.number}</EndToEndId>`);
    expect(file.text).toContain('<InstdAmt Ccy="USD">49.00</InstdAmt>');
    expect(file.text).not.toContain(second.number);
    const repeated = await transfers({ format: 'pain001', ids: [first.id, second.id] });
    const message = /<MsgId>[^<]+/.exec(file.text)?.[0];
    expect(repeated.text).toContain(message);
    const table = await transfers({ format: 'csv', ids: [first.id] });
    expect(table.text).toContain(`${first.number},`);
    expect(table.text).toContain('49.00,USD');
    expect((await move(first.id, 'paid')).status).toBe(200);
    expect((await transfers({ format: 'csv', ids: [first.id] })).status).toBe(409);
    expect((await transfers({ format: 'mt940' })).status).toBe(422);
    const reader = await givenAdmin(shop, ['payoutRequests.read']);
    expect((await reader.post('/admin/exportPayoutTransfers', { format: 'csv' })).status).toBe(403);
  });

  it('needs the platform’s own account, which must be an IBAN', async () => {
    const refused = await admin.put('/admin/settings', {
      group: 'general',
      values: { payer_iban: 'DE00 1234' },
    });
    expect(refused.status).toBe(422);
    await set({ payer_iban: '' });
    expect((await transfers({ format: 'pain001' })).body.errors).toHaveProperty('payer_iban');
    await set({ payer_iban: 'DE89370400440532013000' });
  });

  it('explains a vendor’s balance by its sales, refunds and payouts, and ties to the ledger', async () => {
    const { id, client, order } = await seller();
    const { id: request, number } = await ask(client, 5000);
    for (const state of ['approved', 'processing', 'paid']) await move(request, state);
    const line = { order_line_id: order.lines[0]?.id, quantity: 1 };
    const refunded = await admin.post('/admin/refundOrder', { order_id: order.id, lines: [line] });
    expect([refunded.status, refunded.body.code]).toEqual([200, undefined]);
    const { body } = await client.get<Data<Statement>>('/vendor/payoutStatement');
    const { opening, closing, rows, groups, total } = body.data;
    expect(opening).toEqual({ pending: 0, available: 0, held: 0, total: 0 });
    expect(
      rows.map(({ type, reference, gross, commission, fees, amount, balance }) => {
        return [type, reference, gross, commission, fees, amount, balance];
      }),
    ).toEqual([
      ['sale', order.number, 10_500, -1000, 0, 9500, 9500],
      ['funds_released', order.number, 0, 0, 0, 0, 9500],
      ['payout_requested', number, 0, 0, 0, 0, 9500],
      ['payout_paid', number, -4900, 0, -100, -5000, 4500],
      ['refund_issued', order.number, -10_000, 1000, 0, -9000, -4500],
    ]);
    expect([total, groups.length]).toEqual([5, 5]);
    const balance = (await admin.get<Data<PayoutBalance>>(`/admin/vendorBalance/${id}`)).body.data;
    expect(closing).toEqual({ pending: 0, available: balance.available, held: balance.held, total: -4500 });
    expect(balance).toMatchObject({ available: -4500, held: 0, paid: 5000 });
    const seen = await admin.get<Data<Statement>>(`/admin/vendorStatement/${id}`);
    expect(seen.body.data).toEqual(body.data);
  });

  it('lists every event once, by day, however many there are', async () => {
    const { vendor, client } = await givenVendor(shop);
    const today = await shop.app.get(ShopDay).today();
    const day = `${today.slice(0, 8)}01`;
    const postings = Array.from({ length: 1200 }, (_, place): Posting => ({
      type: 'adjustment',
      key: `many-${place}`,
      reference: `MANY-${place}`,
      // Booked last, but of the first day.
      day: place < 1190 ? today : day,
      lines: [
        { account: 'vendor_pending', owner: vendor.id, currency: 'USD', amount: 100 },
        { account: 'vendor_available', owner: vendor.id, currency: 'USD', amount: -101 },
        { account: 'commission', currency: 'USD', amount: 1 },
      ],
    }));
    for (let from = 0; from < postings.length; from += 100)
      await shop.app.get(Ledger).post(...postings.slice(from, from + 100));
    const { data } = (await client.get<Data<Statement>>('/vendor/payoutStatement')).body;
    expect(data).toMatchObject({
      total: 1200,
      closing: { available: 121_200, pending: -120_000, total: 1200 },
    });
    expect(data.rows.slice(0, 11).map(({ reference }) => reference)).toEqual(
      today === day
        ? postings.slice(0, 11).map(({ reference }) => reference)
        : [...postings.slice(1190), ...postings.slice(0, 1)].map(({ reference }) => reference),
    );
    const table = await client.post('/vendor/payoutStatementExport', { export: 'csv' });
    expect(new Set(table.text.match(/MANY-\d+/g)).size).toBe(1200);
    expect(table.text.match(/MANY-\d+/g)).toHaveLength(1200);
  });

  it('exports statements as CSV and PDF, and keeps them from others', async () => {
    const { id, client, order } = await seller();
    const file = await client.post('/vendor/payoutStatementExport', { export: 'csv' });
    expect(file.text).toContain(`${order.number},105,-10,`.replace('105,-10', '105.00,-10.00'));
    const exported = await admin.post(`/admin/vendorStatementExport/${id}`, { export: 'pdf' });
    expect([exported.status, exported.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await client.get(`/admin/vendorStatement/${id}`)).status).toBe(403);
    expect((await admin.get('/admin/vendorStatement/2000000000')).status).toBe(404);
    for (const query of ['from=2026-02-02&to=2026-01-01', 'from=2020-01-01&to=2026-01-01', 'from=today'])
      expect((await client.get(`/vendor/payoutStatement?${query}`)).status).toBe(422);
    const stranger = await givenVendor(shop);
    const other = await stranger.client.get<Data<Statement>>('/vendor/payoutStatement');
    expect(other.body.data).toMatchObject({ rows: [], total: 0, closing: { total: 0 } });
  });
});
