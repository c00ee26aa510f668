import type {
  LedgerEntryRow,
  MissingSettlementItem,
  PlacedOrder,
  SettlementFacts,
  SettlementMatch,
  SettlementState,
  TrialBalance,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import { FakeStripe } from '../support/fake-stripe';
import { upload as uploadFile } from '../support/media.factories';
import { givenMarket, guest } from '../support/ordering.factories';
import { chooseAtSandbox, givenSandbox, placeUnpaid, returnToShop } from '../support/payments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Row = SettlementFacts & { id: number; number: string; state: SettlementState; layout: string };
interface Data<T> {
  data: T;
}
const CONFIG = JSON.stringify({ secret_key: 'sk_test_1', webhook_secret: 'whsec_1' });
const STRIPE =
  'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,payment_metadata[payment]';
const COLUMNS = JSON.stringify({
  date: 'Date',
  reference: 'Order',
  gross: 'Amount',
  fee: 'Fee',
  currency: 'Currency',
});

const units = (minor: number): string => (minor / 100).toFixed(2);
const csv = (...lines: string[]): Buffer => Buffer.from(lines.join('\r\n'));

describe('settlement files of gateways', () => {
  let stripe: FakeStripe;
  let shop: Shop;
  let country: number;
  let vendors: number[];
  let admin: Client;
  let today: string;
  let transactions = 0;

  beforeAll(async () => {
    stripe = await FakeStripe.start();
    shop = await startShop({ STRIPE_API_URL: stripe.url });
    country = (await givenMarket(shop)).country_id;
    vendors = [(await givenVendor(shop)).vendor.id, (await givenVendor(shop)).vendor.id];
    admin = await givenAdmin(shop);
    await givenSandbox(shop);
    await givenSandbox(shop, { driver: 'stripe', config: CONFIG, code: 'stripe', name: 'Card' });
    today = (await admin.get<Data<TrialBalance>>('/admin/trialBalance')).body.data.day;
  });
  afterAll(async () => {
    await shop.close();
    await stripe.stop();
  });

  /** An order paid at Stripe. */
  async function paidAtStripe(count: 1 | 2 = 1): Promise<{ placed: PlacedOrder; key: string }> {
    const buyer = guest(shop);
    const placed = await placeUnpaid(shop, buyer, {
      country,
      vendors: vendors.slice(0, count),
      method: 'stripe',
    });
    const session = stripe.session(placed.redirect_url?.split('/').at(-1) ?? '');
    stripe.pay(session.id);
    await returnToShop(buyer, placed);
    return { placed, key: session.client_reference_id };
  }
  async function paidAtSandbox(): Promise<PlacedOrder> {
    const buyer = guest(shop);
    const placed = await placeUnpaid(shop, buyer, { country, vendors: vendors.slice(0, 1) });
    await chooseAtSandbox(shop, placed.redirect_url, 'pay');
    await returnToShop(buyer, placed);
    return placed;
  }
  /** A line of Stripe's report. */
  const line = (category: string, gross: number, fee: number, source = '', key = ''): string => {
    const id = `txn_${(transactions += 1)}`;
    return [
      id,
      `${today} 10:00:00`,
      'usd',
      units(gross),
      units(fee),
      units(gross - fee),
      category,
      source,
      key,
    ].join();
  };
  const upload = async (file: Buffer, driver = 'stripe', fields: Record<string, string> = {}) =>
    (await uploadFile(admin, 'admin', file, {
      path: 'uploadSettlement',
      filename: 'settlement.csv',
      driver,
      ...fields,
    })) as unknown as Answer<Data<Row>>;
  const confirm = (settlement_id: number, more: object = {}, by = admin): Promise<Answer<Data<Row>>> =>
    by.post('/admin/confirmSettlement', { settlement_id, ...more });
  const decide = (id: number, status: string): Promise<Answer> =>
    admin.put(`/admin/settlements/updateStatus/${id}`, { status });
  const matches = async (id: number): Promise<SettlementMatch[]> => {
    const filter = JSON.stringify({ settlement_id: id });
    const answer = await admin.get<{ settlement_lines: { match: SettlementMatch }[] }>(
      `/admin/settlement_lines?filter=${filter}`,
    );
    return answer.body.settlement_lines.map(({ match }) => match);
  };
  const booked = async (reference: string): Promise<Record<string, number>> => {
    const answer = await admin.post<{ ledger_entries: LedgerEntryRow[] }>('/admin/ledger_entries/filter', {
      filter: { reference },
    });
    const sums: Record<string, number> = {};
    for (const { account, amount } of answer.body.ledger_entries)
      sums[account] = (sums[account] ?? 0) + amount;
    return sums;
  };
  const missing = async (id: number): Promise<MissingSettlementItem[]> =>
    (await admin.get<Data<MissingSettlementItem[]>>(`/admin/missingInSettlement/${id}`)).body.data;

  it('Stripe’s: payments and refunds are matched, fees and the payout are posted once, and reversed', async () => {
    const { placed, key } = await paidAtStripe(2);
    const [first] = placed.orders;
    await admin.post('/admin/changeOrderStatus', { order_id: first?.id, state: 'cancelled' });
    const refunded = first?.total ?? 0;
    const file = csv(
      STRIPE,
      line('charge', placed.total, 335, 'ch_1', key),
      line('refund', -refunded, 0, `re_${stripe.refunds.length}`, key),
      line('fee', -200, 0),
    );
    const { body } = await upload(file);
    const { id, number } = body.data;
    const paid_out = placed.total - refunded - 335 - 200;
    expect(body.data).toMatchObject({
      state: 'open',
      layout: 'stripe',
      matches: { matched: 2, not_compared: 1, amount_differs: 0, missing_in_books: 0 },
      totals: [{ currency: 'USD', gross: placed.total - refunded, fees: 535, paid_out }],
    });
    expect(await booked(number)).toEqual({});
    expect((await upload(file)).body.data.id).toBe(id);
    const answers = await Promise.all([confirm(id), confirm(id), confirm(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const expected = { gateway_fees: 535, cash: paid_out, gateway_clearing: -(paid_out + 535) };
    expect(await booked(number)).toEqual(expected);
    expect((await upload(file)).body.data).toMatchObject({ id, state: 'posted' });
    expect((await decide(id, 'reversed')).status).toBe(200);
    expect(Object.values(await booked(number)).filter((amount) => amount !== 0)).toEqual([]);
    expect((await decide(id, 'reversed')).status).toBe(409);
    const reuploaded = (await upload(file)).body.data;
    expect(reuploaded.id).not.toBe(id);
    expect((await confirm(reuploaded.id)).status).toBe(200);
    expect(await booked(reuploaded.number)).toEqual(expected);
  });

  it('with payout lines: only those leave the gateway', async () => {
    const { placed, key } = await paidAtStripe();
    const file = csv(STRIPE, line('charge', placed.total, 100, 'ch', key), line('payout', -500, 0, 'po_1'));
    const { id, number } = (await upload(file)).body.data;
    await confirm(id);
    expect(await booked(number)).toEqual({ gateway_fees: 100, cash: 500, gateway_clearing: -600 });
  });

  it('differences must be accepted, and are named from both sides', async () => {
    const [one, other] = [await paidAtStripe(), await paidAtStripe()];
    const file = csv(
      STRIPE,
      line('charge', one.placed.total - 1, 0, 'ch', one.key),
      line('charge', 4200, 0, 'ch_unknown', 'ST-UNKNOWN1:999'),
    );
    const { id, number } = (await upload(file)).body.data;
    expect(await matches(id)).toEqual(['amount_differs', 'missing_in_books']);
    expect(await missing(id)).toContainEqual(
      expect.objectContaining({ type: 'payment', amount: other.placed.total, day: today }),
    );
    expect((await missing(id)).map(({ reference }) => reference)).not.toContain(
      `${one.placed.group_number}-1`,
    );
    expect(await confirm(id)).toMatchObject({ status: 409, body: { code: 'settlement_differs' } });
    expect((await confirm(id, { accept_differences: true })).status).toBe(200);
    expect(await booked(number)).toMatchObject({ cash: one.placed.total - 1 + 4200 });
  });

  it('a transaction of two files is settled once', async () => {
    const { placed, key } = await paidAtStripe();
    const charge = line('charge', placed.total, 50, 'ch', key);
    const first = (await upload(csv(STRIPE, charge))).body.data;
    const second = (await upload(csv(STRIPE, charge, line('fee', -10, 0)))).body.data;
    expect((await confirm(first.id)).status).toBe(200);
    const { body } = await confirm(second.id);
    expect(body.data.matches).toMatchObject({ already_settled: 1, not_compared: 1 });
    expect(await booked(second.number)).toEqual({ gateway_fees: 10, cash: -10 });
    const third = (await upload(csv(STRIPE, charge, ''))).body.data;
    expect(await confirm(third.id)).toMatchObject({ status: 409, body: { code: 'already_settled' } });
    expect((await decide(third.id, 'discarded')).status).toBe(200);
  });

  it('of any gateway: columns are named, and orders are found by their number', async () => {
    const placed = await paidAtSandbox();
    const file = csv(
      'Date;Order;Amount;Fee;Currency',
      `${today};${placed.group_number};"${units(placed.total).replace('.', ',')}";0,30;USD`,
    );
    const answer = await upload(file, 'sandbox', { columns: COLUMNS });
    expect(answer.body.data).toMatchObject({ layout: 'generic', matches: { matched: 1 } });
    await confirm(answer.body.data.id);
    expect(await booked(answer.body.data.number)).toMatchObject({ gateway_fees: 30 });
  });

  it('refuses files and columns that it can’t read, with the reason', async () => {
    const refused = async (
      file: Buffer,
      field: string,
      fields: Record<string, string> = {},
      driver = 'stripe',
    ) =>
      expect(await upload(file, driver, fields)).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.any(Array) } },
      });
    await refused(csv('a,b', '1,2'), 'file');
    await refused(csv(STRIPE), 'file');
    await refused(csv(STRIPE, line('charge', 100, 0).replace('1.00', 'much')), 'file');
    await refused(csv(STRIPE, line('charge', 100, 0).replace('usd', 'xxx')), 'file');
    await refused(csv('Date,Order', '1,2'), 'columns', { columns: COLUMNS });
    await refused(csv('Date,Order', '1,2'), 'columns', { columns: '[]' });
    await refused(csv('Date,Order', '1,2'), 'columns', { columns: '{"gross":1}' });
    await refused(csv(STRIPE, line('charge', 100, 0)), 'driver', {}, 'cash_on_delivery');
    await refused(Buffer.from('%PDF-1.4'), 'file');
    await refused(Buffer.alloc(0), 'file');
  });

  it('needs permissions', async () => {
    const { id } = (await upload(csv(STRIPE, line('fee', -10, 0)))).body.data;
    const reader = await givenAdmin(shop, ['settlements.read']);
    expect((await confirm(id, {}, reader)).status).toBe(403);
    expect((await uploadFile(reader, 'admin', csv(STRIPE), { path: 'uploadSettlement' })).status).toBe(403);
    expect((await reader.get(`/admin/missingInSettlement/${id}`)).status).toBe(200);
    expect((await admin.get('/admin/missingInSettlement/999999')).status).toBe(404);
    await decide(id, 'discarded');
  });
});
