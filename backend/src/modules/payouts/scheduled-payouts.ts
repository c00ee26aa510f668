import { Injectable } from '@nestjs/common';
import type { PayoutSchedule } from '@stoa/contracts';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { defineJob, Every } from '../../kernel/queue';
import { LedgerBalance, ShopDay, usual } from '../ledger';
import { Currencies } from '../localisation';
import { Settings } from '../settings';
import { Vendor } from '../vendors';
import { PayoutBalances } from './payout-balances';
import { PayoutRequest } from './payout-request.entity';
import { payoutTerms } from './payout-terms';
import { RequestPayout } from './request-payout';

const requestScheduled = defineJob<object>('payouts.request-scheduled');
const HOUR = 3_600_000;
const MONDAY = 1;

/**
 * Requests payouts for vendors on the days of the schedule: of all that is payable, to the stored account.
 * Repeated runs of a day request nothing twice, even if an operator has rejected a request meanwhile.
 */
@Injectable()
export class ScheduledPayouts {
  constructor(
    private readonly database: Database,
    private readonly days: ShopDay,
    private readonly currencies: Currencies,
    private readonly settings: Settings,
    private readonly balances: PayoutBalances,
    private readonly requests: RequestPayout,
  ) {}

  @Every(requestScheduled, HOUR)
  async execute(): Promise<void> {
    const { schedule } = await payoutTerms(this.settings);
    const day = await this.days.today();
    if (!isDue(schedule, day)) return;
    for (const vendor of await this.vendors()) await this.request(vendor, day);
  }

  /** Vendors with a stored account and an available balance. */
  private async vendors(): Promise<Vendor[]> {
    const currency = this.currencies.default().code;
    const { em } = this.database;
    const rows = await em.find(LedgerBalance, { where: { account: 'vendor_available', currency } });
    const owed = rows
      .filter(({ account, amount }) => usual(account, amount) > 0)
      .map(({ owner }) => Number(owner));
    if (owed.length === 0) return [];
    return em.find(Vendor, { where: { id: In(owed), bank_account: Not(IsNull()), status: 'approved' } });
  }

  private async request(vendor: Vendor, scheduled_for: string): Promise<void> {
    const where = { vendor_id: vendor.id, scheduled_for };
    if (await this.database.em.exists(PayoutRequest, { where })) return;
    const { payable } = await this.balances.find({ vendor_id: vendor.id });
    if (payable === 0) return;
    try {
      await this.requests.forSchedule(vendor, payable, scheduled_for);
    } catch (error) {
      // Below the minimum, or an earlier request is still open: the next day of the schedule tries again.
      if (!(error instanceof Failure)) throw error;
    }
  }
}

/** Whether a day, as `2026-11-25`, is one of the schedule. */
export function isDue(schedule: PayoutSchedule, day: string): boolean {
  if (schedule === 'weekly') return new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY;
  return schedule === 'monthly' && day.endsWith('-01');
}
