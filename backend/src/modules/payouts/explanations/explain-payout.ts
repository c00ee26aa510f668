import { Injectable } from '@nestjs/common';
import type { Explanation, ExplanationCheck, ExplanationRow, LedgerAccount } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import { combineConditions, Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { sum } from '../../../kernel/money';
import { Ledger, type LedgerEntry } from '../../ledger';
import { areTied, explainedAmount, explainedSum, notEmpty, shownEntry } from '../../ordering';
import type { Payout } from '../payout.entity';
import { EARNER_ACCOUNTS } from '../payout-postings';
import { PayoutRequest } from '../payout-request.entity';
import { RiderPayoutRequest } from '../rider-payout-request.entity';
import { AvailableChanges } from './available-changes';

/** Whose payout it is. */
interface Payee {
  kind: keyof typeof EARNER_ACCOUNTS;
  owner: number;
}

/** Explains a payout request: the orders and adjustments that it pays, its fee and what is transferred. */
@Injectable()
export class ExplainPayout {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly changes: AvailableChanges,
  ) {}

  /** @throws Failure 404 without such a request */
  async forVendor(id: number, actor: Actor): Promise<Explanation> {
    const where = combineConditions({ id }, tenantBounds(actor));
    const payout = await this.database.em.findOne(PayoutRequest, { where });
    if (!payout) throw Failure.notFound();
    return this.explain(payout, { kind: 'vendor', owner: payout.vendor_id }, actor);
  }

  /** @throws Failure 404 without such a request */
  async forRider(id: number, actor: Actor): Promise<Explanation> {
    const where = combineConditions({ id }, tenantBounds(actor));
    const payout = await this.database.em.findOne(RiderPayoutRequest, { where });
    if (!payout) throw Failure.notFound();
    return this.explain(payout, { kind: 'rider', owner: payout.rider_id }, actor);
  }

  private async explain(payout: Payout, { kind, owner }: Payee, actor: Actor): Promise<Explanation> {
    const { currency } = payout;
    const [name, fee] = [payout.number ?? '', payout.fee ?? 0];
    const entries = name ? await this.ledger.findByReference(name) : [];
    const { available, held } = EARNER_ACCOUNTS[kind];
    const account = { account: available, owner: String(owner), currency };
    const request = entries.find((one) => one.type === 'payout_requested' && one.account === available);
    const before = request ? await this.changes.rows(account, request.id) : [];
    const remaining = request
      ? notEmpty([await this.changes.remaining('remaining', account, request.id)])
      : [];
    const amount = request
      ? explainedSum('payout_amount', currency, [...before, ...remaining.map(negated)])
      : explainedAmount('payout_amount', currency, payout.amount);
    const fees = notEmpty([explainedAmount('payout_fee', currency, -fee)]);
    const result = explainedSum('payout_net', currency, [amount, ...fees], { name });
    const checks = request ? checksOf(entries, { available, amount: amount.amount, fee, currency }) : [];
    const own = entries.filter((one) => [available, held].some((code) => code === one.account));
    return {
      name,
      result,
      checks,
      is_tied: areTied(checks),
      entries: (actor.audience === 'admin' ? entries : own).map(shownEntry),
    };
  }
}

/** A row and its parts with the opposite sign. */
const negated = (row: ExplanationRow): ExplanationRow => ({
  ...row,
  amount: -row.amount,
  parts: row.parts.map(negated),
});

/** The request and, once it is paid, the transfer and the fee next to the books. */
function checksOf(
  entries: readonly LedgerEntry[],
  {
    available,
    amount,
    fee,
    currency,
  }: { available: LedgerAccount; amount: number; fee: number; currency: string },
): ExplanationCheck[] {
  const booked = (type: LedgerEntry['type'], ...accounts: LedgerAccount[]): number =>
    sum(
      entries.filter((one) => one.type === type && accounts.includes(one.account)).map((one) => one.amount),
    );
  const requested = booked('payout_requested', available);
  const transferred = -booked('payout_paid', 'cash', 'delivery_costs') || 0;
  const isPaid = entries.some(({ type }) => type === 'payout_paid');
  return [
    { row: 'payout_amount', currency, shown: amount, booked: requested },
    ...(isPaid
      ? ([{ row: 'payout_net', currency, shown: sum([amount, -fee]), booked: transferred }] as const)
      : []),
  ];
}
