import { Injectable } from '@nestjs/common';
import type { ExplanationRow, ExplanationRowName, LedgerAccount, LedgerEvent } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { sum } from '../../../kernel/money';
import { explainedAmount, explainedSum, notEmpty, Order } from '../../ordering';

/** Rows listed one by one; the others are summed up. */
export const MAX_LISTED = 100;

/** Whose balance, in minor units of the currency. */
export interface OwnedAccount {
  account: LedgerAccount;
  owner: string;
  currency: string;
}

/** Changes under one number; positive is owed to the owner. */
export interface ReferencedAmount {
  reference: string;
  amount: number;
}

type Change = ReferencedAmount & { type: LedgerEvent };

const ROWS: Partial<Record<LedgerEvent, ExplanationRowName>> = {
  funds_released: 'released',
  delivery_earning: 'deliveries',
  sale_void: 'refunds',
  refund_issued: 'refunds',
  refund_cancelled: 'refunds',
  payout_released: 'payouts_returned',
  payout_returned: 'payouts_returned',
  payout_requested: 'payouts_requested',
  adjustment: 'adjustments',
};
const ORDERED: readonly ExplanationRowName[] = [
  'released',
  'deliveries',
  'refunds',
  'payouts_returned',
  'payouts_requested',
  'adjustments',
  'other_changes',
];

/** Explains an available balance: what was carried forward from the last payout, and every change since. */
@Injectable()
export class AvailableChanges {
  constructor(private readonly database: Database) {}

  /** Rows up to an entry (exclusive), or up to now; they add up to the balance at that moment. */
  async rows(of: OwnedAccount, before: number = Number.MAX_SAFE_INTEGER): Promise<ExplanationRow[]> {
    const since = await this.lastRequest(of, before);
    const carried = since === 0 ? [] : notEmpty([await this.remaining('carried_forward', of, since)]);
    const changes = await this.changes(of, since, before);
    const groups = await Promise.all(
      ORDERED.map((row) =>
        this.group(
          row,
          of.currency,
          changes.filter(({ type }) => (ROWS[type] ?? 'other_changes') === row),
        ),
      ),
    );
    return [...carried, ...notEmpty(groups)];
  }

  /** The balance right after an entry, with the orders it is left of: the latest, as the oldest are paid first. */
  async remaining(row: ExplanationRowName, of: OwnedAccount, until: number): Promise<ExplanationRow> {
    const { currency } = of;
    const amount = await this.balance(of, until);
    if (amount <= 0) return explainedAmount(row, currency, amount);
    let missing = amount;
    const parts: ReferencedAmount[] = [];
    for (const credit of await this.latestCredits(of, until)) {
      if (missing <= 0) break;
      const own = Math.min(missing, credit.amount);
      parts.push({ reference: credit.reference, amount: own });
      missing -= own;
    }
    const group = await this.group(row, currency, parts.reverse());
    const further = notEmpty([explainedAmount('further', currency, missing)]);
    return explainedSum(row, currency, [...group.parts, ...further], { count: group.count });
  }

  /** What orders and adjustments have added up to an entry, the latest first. */
  private async latestCredits(
    { account, owner, currency }: OwnedAccount,
    until: number,
  ): Promise<ReferencedAmount[]> {
    const rows: { reference: string; amount: number | string }[] = await this.database.em.query(
      `SELECT reference, SUM(amount) AS amount FROM ledger_entries
        WHERE account = ? AND owner = ? AND currency = ? AND id <= ? AND type NOT LIKE 'payout%'
        GROUP BY reference HAVING SUM(amount) < 0 ORDER BY MIN(id) DESC LIMIT ${MAX_LISTED}`,
      [account, owner, currency, until],
    );
    return rows.map(({ reference, amount }) => ({ reference, amount: -Number(amount) }));
  }

  /** The balance right after an entry. */
  private async balance({ account, owner, currency }: OwnedAccount, until: number): Promise<number> {
    const [sum]: { amount: string | number | null }[] = await this.database.em.query(
      `SELECT SUM(amount) AS amount FROM ledger_entries
        WHERE account = ? AND owner = ? AND currency = ? AND id <= ?`,
      [account, owner, currency, until],
    );
    return -Number(sum?.amount ?? 0) || 0;
  }

  /** A row with its orders or payouts, the latest ones listed. */
  async group(
    row: ExplanationRowName,
    currency: string,
    amounts: readonly ReferencedAmount[],
  ): Promise<ExplanationRow> {
    const merged = new Map<string, number>();
    for (const { reference, amount } of amounts)
      merged.set(reference, sum([merged.get(reference) ?? 0, amount]));
    const all = [...merged].filter(([, amount]) => amount !== 0).reverse();
    const listed = all.slice(0, MAX_LISTED);
    const rest = all.slice(MAX_LISTED).map(([, amount]) => amount);
    const orders = await this.orders(listed.map(([reference]) => reference));
    const parts = listed.map(([name, amount]) => {
      const order_id = orders.get(name) ?? null;
      return explainedAmount(order_id === null ? 'payout' : 'order', currency, amount, { name, order_id });
    });
    const further = explainedAmount('further', currency, sum(rest), { count: rest.length });
    return explainedSum(row, currency, [...parts, ...(rest.length > 0 ? [further] : [])], {
      count: all.length,
    });
  }

  private async orders(numbers: readonly string[]): Promise<Map<string, number>> {
    if (numbers.length === 0) return new Map();
    const where = { number: In([...numbers]) };
    const rows = await this.database.em.find(Order, { where, select: { id: true, number: true } });
    return new Map(rows.map(({ id, number }) => [number, id]));
  }

  /** The entry of the last request whose money has not come back before; 0 without one. */
  private async lastRequest({ account, owner, currency }: OwnedAccount, before: number): Promise<number> {
    const [last]: { id: string | number | null }[] = await this.database.em.query(
      `SELECT MAX(e.id) AS id FROM ledger_entries e
        WHERE e.account = ? AND e.owner = ? AND e.currency = ? AND e.id < ? AND e.type = 'payout_requested'
          AND NOT EXISTS (SELECT 1 FROM ledger_entries r
            WHERE r.event = CONCAT('payout_released:', e.reference) AND r.id < ?)`,
      [account, owner, currency, before, before],
    );
    return Number(last?.id ?? 0);
  }

  private async changes(
    { account, owner, currency }: OwnedAccount,
    since: number,
    before: number,
  ): Promise<Change[]> {
    const rows: (Record<'reference' | 'type', string> & { amount: string | number })[] =
      await this.database.em.query(
        `SELECT reference, type, SUM(amount) AS amount FROM ledger_entries
          WHERE account = ? AND owner = ? AND currency = ? AND id > ? AND id < ?
          GROUP BY reference, type ORDER BY MIN(id)`,
        [account, owner, currency, since, before],
      );
    const changes = rows.map(({ reference, type, amount }) => {
      return { reference, type: type as LedgerEvent, amount: -Number(amount) };
    });
    // A request that was made and released in between has moved nothing.
    const released = changes.filter(({ type }) => type === 'payout_released').map((one) => one.reference);
    const requested = changes.filter(({ type }) => type === 'payout_requested').map((one) => one.reference);
    const undone = new Set(released.filter((reference) => requested.includes(reference)));
    return changes.filter(
      ({ type, reference }) =>
        !undone.has(reference) || !['payout_requested', 'payout_released'].includes(type),
    );
  }
}
