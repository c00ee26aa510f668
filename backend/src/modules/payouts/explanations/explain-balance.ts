import { Injectable } from '@nestjs/common';
import type { Explanation, ExplanationRow, OrderState } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { areTied, explainedAmount, explainedSum, notEmpty } from '../../ordering';
import { Vendor } from '../../vendors';
import { PayoutBalances } from '../payout-balances';
import { UnsettledShares } from '../unsettled-shares';
import { AvailableChanges } from './available-changes';

/** States in which an order's return window is running or over. */
const DELIVERED: readonly (OrderState | null)[] = ['delivered', 'completed'];

/** Explains a vendor's balance: which orders, changes and payout requests its parts consist of. */
@Injectable()
export class ExplainBalance {
  constructor(
    private readonly database: Database,
    private readonly balances: PayoutBalances,
    private readonly changes: AvailableChanges,
    private readonly shares: UnsettledShares,
  ) {}

  /** @throws Failure 404 without such a vendor */
  async execute(vendor_id: number): Promise<Explanation> {
    const vendor = await this.database.em.findOne(Vendor, { where: { id: vendor_id } });
    if (!vendor) throw Failure.notFound('vendor');
    const booked = await this.balances.find({ vendor_id });
    const { currency } = booked;
    const owned = { account: 'vendor_available', owner: String(vendor_id), currency } as const;
    const holdback = explainedAmount('holdback', currency, booked.holdback, { is_note: true });
    const parts = [
      await this.pending(vendor_id, currency),
      explainedSum('available', currency, [...(await this.changes.rows(owned)), ...notEmpty([holdback])]),
      await this.held(vendor_id, currency),
    ];
    const [pending, available, held] = parts.map(({ amount }) => amount);
    const checks = [
      { row: 'pending', currency, shown: pending ?? 0, booked: booked.pending },
      { row: 'available', currency, shown: available ?? 0, booked: booked.available },
      { row: 'held', currency, shown: held ?? 0, booked: booked.held },
    ] as const;
    return {
      name: vendor.store_name,
      result: explainedSum('balance', currency, parts, { name: vendor.store_name }),
      checks: [...checks],
      is_tied: areTied(checks),
      entries: [],
    };
  }

  /** Orders that are not delivered, those in the return window, and whatever else is pending. */
  private async pending(vendor_id: number, currency: string): Promise<ExplanationRow> {
    const rows = await this.shares.find('vendor_pending', vendor_id, currency);
    const groups = [
      ['undelivered', rows.filter(({ state }) => state !== null && !DELIVERED.includes(state))],
      ['in_hold', rows.filter(({ state }) => DELIVERED.includes(state))],
      ['other_changes', rows.filter(({ state }) => state === null)],
    ] as const;
    const parts = await Promise.all(groups.map(([row, own]) => this.changes.group(row, currency, own)));
    return explainedSum('pending', currency, notEmpty(parts));
  }

  private async held(vendor_id: number, currency: string): Promise<ExplanationRow> {
    const group = await this.changes.group(
      'held',
      currency,
      await this.shares.find('vendor_held', vendor_id, currency),
    );
    return { ...group, count: null };
  }
}
