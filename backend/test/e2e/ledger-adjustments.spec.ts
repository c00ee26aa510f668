import type {
  CreateLedgerAdjustment,
  LedgerAdjustmentFacts,
  LedgerAdjustmentState,
  LedgerEntryRow,
  PayoutBalance,
  Statement,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Row extends LedgerAdjustmentFacts {
  id: number;
  number: string;
  state: LedgerAdjustmentState;
  amount: number;
}
interface Data<T> {
  data: T;
}

describe('adjustments of the books', () => {
  let shop: Shop;
  let admin: Client;
  let second: Client;
  let vendor: { id: number; client: Client };

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    second = await givenAdmin(shop);
  });
  beforeEach(async () => {
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, client: made.client };
  });
  afterAll(() => shop.close());

  /** Credits the vendor against the platform's write-offs. */
  const credit = (amount: number): CreateLedgerAdjustment => ({
    currency: 'USD',
    reason: 'Damaged in our warehouse',
    lines: [
      { account: 'write_offs', debit: amount },
      { account: 'vendor_available', owner: String(vendor.id), credit: amount },
    ],
  });
  const propose = (input: object, by: Client = admin): Promise<Answer<Data<Row>>> =>
    by.post('/admin/createLedgerAdjustment', input);
  const decide = (id: number, status: string, by: Client): Promise<Answer> =>
    by.put(`/admin/ledger_adjustments/updateStatus/${id}`, { status });
  const reverse = (id: number, by: Client = admin): Promise<Answer<Data<Row>>> =>
    by.post('/admin/reverseLedgerAdjustment', { ledger_adjustment_id: id, reason: 'Booked twice' });
  const read = async (id: number, by: Client = admin): Promise<Row> =>
    (await by.get<Data<Row>>(`/admin/ledger_adjustments/${id}`)).body.data;
  const available = async (): Promise<number> =>
    (await admin.get<Data<PayoutBalance>>(`/admin/vendorBalance/${vendor.id}`)).body.data.available;

  it('posts a small one at once, and the vendor reads the reason in the statement', async () => {
    const { body } = await propose(credit(2500));
    expect(body.data).toMatchObject({ state: 'posted', amount: 2500, requester: 'Test Admin', allowed: [] });
    expect(body.data.lines[1]).toMatchObject({ account: 'vendor_available', credit: 2500, debit: 0 });
    expect(body.data.lines[1]?.owner_name).not.toBe('');
    expect(await available()).toBe(2500);
    const { data } = (await vendor.client.get<Data<Statement>>('/vendor/payoutStatement')).body;
    expect(data.rows).toMatchObject([
      { type: 'adjustment', reference: body.data.number, amount: 2500, memo: 'Damaged in our warehouse' },
    ]);
    expect(data.closing.available).toBe(2500);
  });

  it('a large one waits for another operator, never the one who proposed it', async () => {
    const { body } = await propose(credit(10_001));
    const { id, state, allowed } = body.data;
    expect({ state, allowed }).toEqual({ state: 'pending', allowed: ['cancelled'] });
    expect((await read(id, second)).allowed).toEqual(['posted', 'rejected']);
    expect(await decide(id, 'posted', admin)).toMatchObject({
      status: 409,
      body: { code: 'second_person_required' },
    });
    expect((await decide(id, 'cancelled', second)).status).toBe(409);
    expect(await available()).toBe(0);
    const answers = await Promise.all([
      decide(id, 'posted', admin),
      decide(id, 'posted', second),
      decide(id, 'posted', second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await available()).toBe(10_001);
    expect(await read(id)).toMatchObject({ state: 'posted', decider: 'Test Admin' });
    const history = await admin.get<Data<unknown[]>>(`/admin/history/ledger_adjustments/${id}`);
    expect(JSON.stringify(history.body)).toContain('posted');
  });

  it('moves nothing when it is rejected or withdrawn', async () => {
    const rejected = (await propose(credit(20_000))).body.data;
    expect((await decide(rejected.id, 'rejected', second)).status).toBe(200);
    const withdrawn = (await propose(credit(20_000))).body.data;
    expect((await decide(withdrawn.id, 'cancelled', admin)).status).toBe(200);
    expect((await decide(withdrawn.id, 'posted', second)).status).toBe(409);
    expect((await reverse(rejected.id)).status).toBe(409);
    expect(await available()).toBe(0);
  });

  it('is reversed once, by the opposite posting', async () => {
    const { id, number } = (await propose(credit(2500))).body.data;
    const answers = await Promise.all([reverse(id), reverse(id, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(id)).toMatchObject({ state: 'reversed', reverser: 'Test Admin', allowed: [] });
    expect(await available()).toBe(0);
    const { body } = await admin.post<{ ledger_entries: LedgerEntryRow[] }>('/admin/ledger_entries/filter', {
      filter: { reference: number },
    });
    expect(body.ledger_entries.map(({ type, memo }) => `${type}: ${memo}`).sort()).toEqual([
      'adjustment: Damaged in our warehouse',
      'adjustment: Damaged in our warehouse',
      'adjustment_reversed: Booked twice',
      'adjustment_reversed: Booked twice',
    ]);
  });

  it('the reversal of a large one needs another operator, too, and can be declined', async () => {
    const { id } = (await propose(credit(15_000))).body.data;
    await decide(id, 'posted', second);
    expect((await reverse(id, second)).body.data).toMatchObject({ state: 'reversing', allowed: ['posted'] });
    expect((await decide(id, 'reversed', second)).body).toMatchObject({ code: 'second_person_required' });
    expect((await decide(id, 'posted', admin)).status).toBe(200);
    expect(await available()).toBe(15_000);
    await reverse(id, second);
    expect((await decide(id, 'reversed', admin)).status).toBe(200);
    expect(await available()).toBe(0);
  });

  it('may leave a vendor owing money, which later sales settle', async () => {
    const owner = String(vendor.id);
    const input = {
      currency: 'USD',
      reason: 'Fine',
      lines: [
        { account: 'vendor_available', owner, debit: 700 },
        { account: 'payout_fees', credit: 700 },
      ],
    };
    expect((await propose(input)).body.data.state).toBe('posted');
    expect(await available()).toBe(-700);
  });

  it('refuses what does not add up, unknown owners, foreign accounts, closed currencies and later days', async () => {
    const [debit, owned] = credit(100).lines;
    const refused = async (change: object, field: string): Promise<void> => {
      const answer = await propose({ ...credit(100), ...change });
      expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(Array) } } });
    };
    await refused({ lines: [debit, { ...owned, credit: 99 }] }, 'lines');
    await refused({ lines: [debit, { ...owned, debit: 100 }] }, 'lines');
    await refused({ lines: [debit, { ...owned, owner: '999999' }] }, 'lines');
    await refused({ lines: [debit, { ...owned, owner: '' }] }, 'lines');
    await refused({ lines: [{ ...debit, owner: '1' }, owned] }, 'lines');
    await refused({ lines: [debit, { account: 'gateway_clearing', owner: 'nobody', credit: 100 }] }, 'lines');
    await refused({ lines: [debit, debit, { ...owned, credit: 200 }] }, 'lines');
    await refused({ lines: [debit] }, 'lines');
    await refused({ currency: 'XXX' }, 'currency');
    await refused({ day: '2199-01-01' }, 'day');
    await refused({ reason: ' ' }, 'reason');
    const wallet = { account: 'customer_wallet', owner: '1', credit: 100 };
    expect((await propose({ ...credit(100), lines: [debit, wallet] })).status).toBe(422);
  });

  it('refuses to take cash that a rider does not have', async () => {
    const { body } = await admin.post<Data<{ id: number }>>('/admin/riders', {
      name: 'Rita',
      phone: '+4930123',
    });
    const lines = [
      { account: 'write_offs', debit: 50 },
      { account: 'rider_cash', owner: String(body.data.id), credit: 50 },
    ];
    expect(await propose({ ...credit(50), lines })).toMatchObject({
      status: 409,
      body: { code: 'insufficient_funds' },
    });
  });

  it('is closed to operators without the permission, and to vendors', async () => {
    const reader = await givenAdmin(shop, ['ledger_adjustments.read']);
    expect((await propose(credit(100), reader)).status).toBe(403);
    const { id } = (await propose(credit(20_000))).body.data;
    expect((await decide(id, 'posted', reader)).status).toBe(403);
    expect((await propose(credit(100), vendor.client)).status).toBe(403);
  });
});
