import type {
  LedgerAdjustmentState,
  LedgerPeriodFacts,
  LedgerPeriodState,
  TrialBalance,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { brokenInvariants } from '../../src/modules/insight';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

interface Row extends LedgerPeriodFacts {
  id: number;
  first_day: string | null;
  last_day: string;
  state: LedgerPeriodState;
}
interface Data<T> {
  data: T;
}

describe('closed periods', () => {
  const clock = new FixedClock(new Date('2026-01-10T12:00:00Z'));
  let shop: Shop;
  let admin: Client;
  let second: Client;
  let tests = 0;
  /** The month before the present one, which is open; each test has its own. */
  let month: string;

  beforeAll(async () => {
    shop = await startShop({}, clock);
  });
  beforeEach(async () => {
    tests += 1;
    at('10T12:00:00Z');
    month = new Date(Date.UTC(2026, tests, 1)).toISOString().slice(0, 8);
    // Sessions end when months pass.
    admin = await givenAdmin(shop);
    second = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  /** Sets the clock to a day of the present month. */
  const at = (day: string): void =>
    clock.set(new Date(`${new Date(Date.UTC(2026, tests + 1, 1)).toISOString().slice(0, 8)}${day}`));
  const today = (day: string): string => clock.now().toISOString().slice(0, 8) + day;
  const adjust = (
    amount: number,
    day?: string,
  ): Promise<Answer<Data<{ id: number; state: LedgerAdjustmentState }>>> =>
    admin.post('/admin/createLedgerAdjustment', {
      currency: 'USD',
      reason: 'Bank charges',
      ...(day && { day }),
      lines: [
        { account: 'write_offs', debit: amount },
        { account: 'cash', credit: amount },
      ],
    });
  const close = (last_day: string, by: Client = admin): Promise<Answer<Data<Row>>> =>
    by.post('/admin/closeLedgerPeriod', { last_day });
  const reopen = (id: number, by: Client = admin): Promise<Answer<Data<Row>>> =>
    by.post('/admin/reopenLedgerPeriod', { ledger_period_id: id, reason: 'A late bill' });
  const decide = (id: number, status: string, by: Client): Promise<Answer> =>
    by.put(`/admin/ledger_periods/updateStatus/${id}`, { status });
  const trial = async (day: string): Promise<TrialBalance> =>
    (await admin.get<Data<TrialBalance>>(`/admin/trialBalance?day=${day}`)).body.data;
  /** All that was written off until the end of a day. */
  const writtenOff = async (day: string): Promise<number> =>
    (await trial(day)).lines.find(({ account }) => account === 'write_offs')?.debit ?? 0;
  const broken = async (): Promise<string[]> => {
    const { em } = shop.app.get(Database);
    const checks = await brokenInvariants((sql) => em.query(sql));
    return checks.filter(({ count }) => count > 0).map(({ name }) => name);
  };

  it('books to open days before today, also to finished ones, and keeps their totals', async () => {
    await adjust(100, `${month}20`);
    expect((await close(`${month}19`)).status).toBe(200);
    await adjust(50, `${month}20`);
    expect([await writtenOff(`${month}19`), await writtenOff(`${month}20`)]).toEqual([0, 150]);
    expect(await broken()).toEqual([]);
  });

  it('refuses postings to closed days and keeps the trial balance as it was', async () => {
    const before = await writtenOff(`${month}01`);
    await adjust(100, `${month}20`);
    await adjust(30, `${month}21`);
    const { body } = await close(`${month}20`);
    expect(body.data).toMatchObject({ last_day: `${month}20`, state: 'closed', is_last: true });
    expect(await adjust(1, `${month}20`)).toMatchObject({
      status: 409,
      body: { code: 'period_closed', details: { closed_until: `${month}20` } },
    });
    expect((await adjust(5, `${month}21`)).status).toBe(200);
    const debit = before + 100;
    expect(await trial(`${month}20`)).toMatchObject({
      is_closed: true,
      closed_until: `${month}20`,
      totals: [{ currency: 'USD', debit, credit: debit, balance: 0 }],
    });
    expect(await trial(`${month}21`)).toMatchObject({ is_closed: false, totals: [{ debit: debit + 35 }] });
    const next = (await close(`${month}25`)).body.data;
    expect(next).toMatchObject({ first_day: `${month}21`, last_day: `${month}25` });
    const totals = [{ debit: debit + 35, balance: 0 }];
    expect(await trial(`${month}25`)).toMatchObject({ is_closed: true, totals });
  });

  it('closes only days that are over, once, also at the same moment', async () => {
    for (const day of [today('10'), today('11'), '2026-13-01'])
      expect(await close(day)).toMatchObject({
        status: 422,
        body: { errors: { last_day: expect.any(Array) } },
      });
    at('10T00:30:00Z');
    expect((await close(today('09'))).status).toBe(422);
    at('10T01:30:00Z');
    const day = today('09');
    const answers = await Promise.all([close(day), close(day, second), close(day)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await close(today('08'))).status).toBe(422);
  });

  it('waits for adjustments of its days that another operator has to approve', async () => {
    const before = await writtenOff(`${month}19`);
    const { id } = (await adjust(20_000, `${month}20`)).body.data;
    expect(await close(`${month}21`)).toMatchObject({ status: 409, body: { code: 'adjustments_pending' } });
    expect((await close(`${month}19`)).status).toBe(200);
    await second.put(`/admin/ledger_adjustments/updateStatus/${id}`, { status: 'posted' });
    expect((await close(`${month}21`)).status).toBe(200);
    expect(await writtenOff(`${month}21`)).toBe(before + 20_000);
  });

  it('is reopened by two operators, the last one first, and closed again with what was booked since', async () => {
    const before = await writtenOff(`${month}19`);
    await adjust(100, `${month}20`);
    const first = (await close(`${month}19`)).body.data;
    const last = (await close(`${month}25`)).body.data;
    expect(await reopen(first.id)).toMatchObject({ status: 409, body: { code: 'not_last_period' } });
    expect((await decide(last.id, 'reopened', second)).status).toBe(409);
    expect((await reopen(last.id)).body.data).toMatchObject({ state: 'reopening', allowed: ['closed'] });
    expect(await adjust(1, `${month}25`)).toMatchObject({ status: 409 });
    expect(await decide(last.id, 'reopened', admin)).toMatchObject({
      status: 409,
      body: { code: 'second_person_required' },
    });
    expect((await decide(last.id, 'closed', second)).status).toBe(200);
    await reopen(last.id);
    expect((await decide(last.id, 'reopened', second)).status).toBe(200);
    expect((await adjust(11, `${month}25`)).status).toBe(200);
    expect((await adjust(1, `${month}19`)).status).toBe(409);
    expect((await close(`${month}25`)).body.data).toMatchObject({ first_day: `${month}20`, is_last: true });
    expect(await writtenOff(`${month}25`)).toBe(before + 111);
    const filter = JSON.stringify({ id: [first.id, last.id, last.id + 1] });
    const list = await admin.get<{ ledger_periods: Row[] }>(
      `/admin/ledger_periods?sort=["created_at","ASC"]&filter=${filter}`,
    );
    const own = list.body.ledger_periods.filter(({ id }) => id >= first.id);
    expect(own.map(({ state }) => state)).toEqual(['closed', 'reopened', 'closed']);
    expect(own[1]).toMatchObject({ requester: 'Test Admin', decider: 'Test Admin' });
  });

  it('an event of a day that a new time zone moves into a closed period is booked to the first open day', async () => {
    const zone = (time_zone: string): Promise<Answer> =>
      admin.put('/admin/settings', { group: 'general', values: { time_zone } });
    await zone('Pacific/Kiritimati');
    const before = await writtenOff(today('10'));
    expect((await close(today('10'))).status).toBe(200);
    await zone('Pacific/Pago_Pago');
    expect((await adjust(7)).status).toBe(200);
    expect([await writtenOff(today('10')), await writtenOff(today('11'))]).toEqual([before, before + 7]);
    await zone('UTC');
  });

  it('the check of the books finds an entry that was written into a closed period', async () => {
    await adjust(100, `${month}20`);
    await close(`${month}21`);
    const database = shop.app.get(Database);
    // In one transaction: the job that totals days must not find the entries on the other day.
    await database.tx(async (em) => {
      const move = (from: string, to: string): Promise<unknown> =>
        em.query('UPDATE ledger_entries SET day = ? WHERE day = ?', [to, from]);
      await move(`${month}20`, `${month}22`);
      expect(await broken()).toContain('closed_periods_equal_entries');
      await move(`${month}22`, `${month}20`);
    });
    expect(await broken()).toEqual([]);
  });

  it('needs permissions', async () => {
    const reader = await givenAdmin(shop, ['ledger_periods.read']);
    expect((await close(`${month}20`, reader)).status).toBe(403);
    const { id } = (await close(`${month}20`)).body.data;
    expect((await reopen(id, reader)).status).toBe(403);
  });
});
