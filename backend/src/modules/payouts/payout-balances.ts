import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE, formatMoney, type LedgerEvent, type PayoutBalance } from '@stoa/contracts';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { applyRate } from '../../kernel/money';
import { msg } from '../../kernel/translation';
import { LedgerBalances, LedgerEntry, LedgerTotals, ShopDay } from '../ledger';
import { Currencies } from '../localisation';
import { Settings } from '../settings';
import { type Earner, EARNER_ACCOUNTS } from './payout-postings';
import { payoutTerms } from './payout-terms';

const DAY = 86_400_000;

/** Reads the balances of vendors and riders from the books, in the shop's default currency. */
@Injectable()
export class PayoutBalances {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly currencies: Currencies,
    private readonly settings: Settings,
    private readonly ledgerBalances: LedgerBalances,
    private readonly totals: LedgerTotals,
    private readonly days: ShopDay,
  ) {}

  async find(earner: Earner): Promise<PayoutBalance> {
    const currency = this.currencies.default().code;
    const [owner, accounts] =
      'vendor_id' in earner
        ? [earner.vendor_id, EARNER_ACCOUNTS.vendor]
        : [earner.rider_id, EARNER_ACCOUNTS.rider];
    const pending =
      'vendor_id' in earner ? -((await this.totals.balances('vendor_pending', owner)).get(currency) ?? 0) : 0;
    const available = await this.ledgerBalances.find(accounts.available, owner, currency);
    const holdback = 'vendor_id' in earner ? await this.holdback(owner, currency, available) : 0;
    const paid = await this.moved(accounts.held, owner, currency, 'payout_paid');
    const returned = await this.moved(accounts.available, owner, currency, 'payout_returned');
    return {
      currency,
      pending: pending || 0,
      available,
      holdback,
      payable: Math.max(0, available - holdback),
      held: await this.ledgerBalances.find(accounts.held, owner, currency),
      paid: paid + returned || 0,
    };
  }

  /**
   * @throws Failure 422 `insufficient_balance` with the payable amount in `details`; the books refuse what two
   * requests ask for at the same moment
   */
  async refuseExcess(earner: Earner, requested: number): Promise<void> {
    const { payable: available, currency } = await this.find(earner);
    if (requested <= available) return;
    const amount = formatMoney(available, this.currencies.default(), BASE_LANGUAGE);
    const message = msg`Only ${amount} can be paid out at the moment.`;
    throw new Failure(422, 'insufficient_balance', message, { amount: [message] }, { available, currency });
  }

  /** The share of what was released lately that stays in the balance, as far as there is any. */
  private async holdback(owner: number, currency: string, available: number): Promise<number> {
    const { holdback_rate, holdback_days } = await payoutTerms(this.settings);
    if (Number(holdback_rate) === 0 || available <= 0) return 0;
    const since = await this.days.dayOf(new Date(this.clock.now().getTime() - holdback_days * DAY));
    const released = await this.moved('vendor_available', owner, currency, 'funds_released', since);
    return Math.max(0, Math.min(available, applyRate(-released, holdback_rate)));
  }

  /** Debits less credits of one kind of event in an owner's account, from a day on. */
  private async moved(
    account: LedgerEntry['account'],
    owner: number,
    currency: string,
    type: LedgerEvent,
    since = '',
  ): Promise<number> {
    const row = await this.database.em
      .createQueryBuilder(LedgerEntry, 'e')
      .select('SUM(e.amount)', 'amount')
      .where({ account, owner: String(owner), currency, type })
      .andWhere('e.day >= :since', { since })
      .getRawOne<{ amount: string | number | null }>();
    return Number(row?.amount ?? 0);
  }
}
