import { Injectable } from '@nestjs/common';
import type { PayoutWallet } from '@stoa/contracts';
import { In } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { LedgerEntry, ShopDay } from '../ledger';
import { Currencies } from '../localisation';
import { Order, OrderEvent } from '../ordering';
import { Settings } from '../settings';

const DAY = 86_400_000;
/** Maximum number of days shown. */
const MAX_DAYS = 31;

type Release = PayoutWallet['releases'][number];

/** Tells when a vendor's shares of delivered orders become available. */
@Injectable()
export class UpcomingReleases {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly currencies: Currencies,
    private readonly days: ShopDay,
  ) {}

  /** By day, soonest first; amounts in minor units of the shop's default currency. */
  async find(vendor_id: number): Promise<Release[]> {
    const releasesByDay = new Map<string, Release>();
    for (const { day, amount } of (await this.byOrder(vendor_id)).values()) {
      const before = releasesByDay.get(day);
      releasesByDay.set(day, {
        day,
        amount: sum([before?.amount ?? 0, amount]),
        orders: (before?.orders ?? 0) + 1,
      });
    }
    return [...releasesByDay.values()].sort((a, b) => a.day.localeCompare(b.day)).slice(0, MAX_DAYS);
  }

  /** Day and amount of the release of each order that is delivered and still pending, by its number. */
  async byOrder(vendor_id: number): Promise<Map<string, Pick<Release, 'day' | 'amount'>>> {
    const { payout_hold_days: hold } = await this.settings.general();
    if (hold === 0) return new Map();
    const delivered = await this.delivered(vendor_id, new Date(this.clock.now().getTime() - hold * DAY));
    const pending = await this.pending(vendor_id, [...delivered.keys()]);
    const releases = new Map<string, Pick<Release, 'day' | 'amount'>>();
    for (const [number, at] of delivered) {
      const amount = pending.get(number) ?? 0;
      const day = await this.days.dayOf(new Date(at.getTime() + hold * DAY));
      if (amount !== 0) releases.set(number, { day, amount });
    }
    return releases;
  }

  /** Numbers of the orders that were delivered since, with the time. */
  private async delivered(vendor_id: number, since: Date): Promise<Map<string, Date>> {
    const orders = await this.database.em
      .createQueryBuilder(Order, 'o')
      .select(['o.id', 'o.number'])
      .where('o.vendor_id = :vendor_id AND o.updated_at >= :since', { vendor_id, since })
      .andWhere('o.state IN (:...states)', { states: ['delivered', 'completed'] })
      .getMany();
    if (orders.length === 0) return new Map();
    const where = { order_id: In(orders.map(({ id }) => id)), state: 'delivered' } as const;
    const events = await this.database.em.find(OrderEvent, { where });
    const times = new Map(events.map(({ order_id, created_at }) => [order_id, created_at]));
    return new Map(
      orders.flatMap(({ id, number }): [string, Date][] => {
        const at = times.get(id);
        return at && at >= since ? [[number, at]] : [];
      }),
    );
  }

  /** What the orders still have in the vendor's pending account, by number. */
  private async pending(vendor_id: number, numbers: readonly string[]): Promise<Map<string, number>> {
    if (numbers.length === 0) return new Map();
    const currency = this.currencies.default().code;
    const rows = await this.database.em
      .createQueryBuilder(LedgerEntry, 'e')
      .select(['e.reference AS reference', 'SUM(e.amount) AS amount'])
      .where({ account: 'vendor_pending', owner: String(vendor_id), currency, reference: In(numbers) })
      .groupBy('e.reference')
      .getRawMany<{ reference: string; amount: string | number }>();
    return new Map(rows.map(({ reference, amount }) => [reference, -Number(amount)]));
  }
}
