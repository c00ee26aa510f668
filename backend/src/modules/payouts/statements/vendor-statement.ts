import { Injectable } from '@nestjs/common';
import type {
  LedgerEvent,
  Statement,
  StatementAmounts,
  StatementBalance,
  StatementRow,
} from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { sum } from '../../../kernel/money';
import { LedgerTotals, ShopDay } from '../../ledger';
import { Currencies } from '../../localisation';
import { Vendor } from '../../vendors';
import type { StatementQuery } from './statement.inputs';
import { type StatementEvent, type StatementPeriod, StatementRows, VENDOR_ACCOUNTS } from './statement-rows';
import { StatementWaits } from './statement-waits';

const DAY = 86_400_000;
/** Rows shown; exports have all. */
const MAX_SHOWN = 500;
const MAX_DAYS = 732;
const AMOUNTS = ['gross', 'commission', 'fees', 'tax', 'discounts', 'amount'] as const;

/** What changed what the platform owes a vendor in a period; begins and ends with the balances of the books. */
@Injectable()
export class VendorStatement {
  constructor(
    private readonly database: Database,
    private readonly days: ShopDay,
    private readonly currencies: Currencies,
    private readonly totals: LedgerTotals,
    private readonly events: StatementRows,
    private readonly waits: StatementWaits,
  ) {}

  /** @throws Failure 404 without such a vendor, 422 on the period */
  async execute(vendor_id: number, query: StatementQuery): Promise<Statement> {
    const period = await this.period(vendor_id, query);
    const opening = await this.opening(period);
    const groups = new Map<LedgerEvent, Statement['groups'][number]>();
    const rows: Omit<StatementRow, 'waits'>[] = [];
    let closing = opening;
    let total = 0;
    for await (const event of this.events.read(period)) {
      closing = after(closing, event);
      total += 1;
      if (rows.length < MAX_SHOWN) rows.push(rowOf(event, closing));
      groups.set(event.type, added(groups.get(event.type), event));
    }
    const { from, to, currency } = period;
    const shown = await this.waits.add(rows, period);
    return { from, to, currency, opening, closing, groups: [...groups.values()], rows: shown, total };
  }

  /** All rows, oldest first. */
  async *rows(period: StatementPeriod): AsyncGenerator<Omit<StatementRow, 'waits'>> {
    let balance = await this.opening(period);
    for await (const event of this.events.read(period)) {
      balance = after(balance, event);
      yield rowOf(event, balance);
    }
  }

  async period(vendor_id: number, query: StatementQuery): Promise<StatementPeriod> {
    if (!(await this.database.em.exists(Vendor, { where: { id: vendor_id } })))
      throw Failure.notFound('vendor');
    const to = query.to ?? (await this.days.today());
    const from = query.from ?? `${to.slice(0, 8)}01`;
    if (from > to) throw Failure.field('to', 'must not be before the first day');
    if ((Date.parse(to) - Date.parse(from)) / DAY >= MAX_DAYS)
      throw Failure.field('from', `may be at most ${MAX_DAYS} days before the last day`);
    return { vendor_id, currency: this.currencies.default().code, from, to };
  }

  private async opening({ vendor_id, currency, from }: StatementPeriod): Promise<StatementBalance> {
    const until = new Date(Date.parse(from) - DAY).toISOString().slice(0, 10);
    const owed = VENDOR_ACCOUNTS.map(async (account) => {
      const amount = (await this.totals.balances(account, vendor_id, until)).get(currency) ?? 0;
      return amount === 0 ? 0 : -amount;
    });
    const [pending = 0, available = 0, held = 0] = await Promise.all(owed);
    return { pending, available, held, total: sum([pending, available, held]) };
  }
}

function after(before: StatementBalance, event: StatementEvent): StatementBalance {
  return {
    pending: sum([before.pending, event.pending]),
    available: sum([before.available, event.available]),
    held: sum([before.held, event.held]),
    total: sum([before.total, event.amount]),
  };
}

function rowOf(
  { day, type, reference, memo, pending, available, held, ...event }: StatementEvent,
  { total: balance }: StatementBalance,
): Omit<StatementRow, 'waits'> {
  return { day, type, reference, memo, ...amountsOf(event), pending, available, held, balance };
}

function amountsOf(event: StatementAmounts): StatementAmounts {
  return Object.fromEntries(AMOUNTS.map((name) => [name, event[name]])) as unknown as StatementAmounts;
}

function added(
  before: Statement['groups'][number] | undefined,
  event: StatementEvent,
): Statement['groups'][number] {
  const sums = AMOUNTS.map((name) => [name, sum([before?.[name] ?? 0, event[name]])]);
  const amounts = Object.fromEntries(sums) as unknown as StatementAmounts;
  return { type: event.type, count: (before?.count ?? 0) + 1, ...amounts };
}
