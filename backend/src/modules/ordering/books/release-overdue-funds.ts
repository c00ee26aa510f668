import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { defineJob, Every } from '../../../kernel/queue';
import { Settings } from '../../settings';
import { Order } from '../order.entity';
import { RELEASABLE, ReleaseFunds } from './release-funds';

const releaseOverdue = defineJob<object>('ordering.release-overdue-funds');
const DAY = 86_400_000;

/** Orders of which something is still pending for the vendor. */
const PENDING = `o.number IN (SELECT e.reference FROM ledger_entries e WHERE e.account = 'vendor_pending'
  GROUP BY e.reference, e.currency HAVING SUM(e.amount) <> 0)`;
/** When an order was delivered; orders from before the timeline count from their beginning. */
const DELIVERED_AT = `COALESCE((SELECT MIN(v.created_at) FROM order_events v
  WHERE v.order_id = o.id AND v.state = 'delivered'), o.created_at)`;

/**
 * Releases shares whose hold has passed and whose own job never ran or gave up: of orders that were delivered before
 * there was one, and after failures. Also applies a hold that has been shortened to orders delivered before.
 */
@Injectable()
export class ReleaseOverdueFunds {
  private readonly logger = new Logger(ReleaseOverdueFunds.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly funds: ReleaseFunds,
  ) {}

  @Every(releaseOverdue, DAY)
  async execute(): Promise<void> {
    for (const { id, number } of await this.overdue())
      // One order that fails must not keep back the others.
      await this.funds
        .release(id)
        .catch((error: unknown) =>
          this.logger.error({ error, number }, 'a vendor’s share can’t be released'),
        );
  }

  private async overdue(): Promise<Pick<Order, 'id' | 'number'>[]> {
    const { payout_hold_days } = await this.settings.general();
    const latest = new Date(this.clock.now().getTime() - payout_hold_days * DAY);
    return this.database.em
      .createQueryBuilder(Order, 'o')
      .select(['o.id', 'o.number'])
      .where('o.state IN (:...states)', { states: RELEASABLE })
      .andWhere(PENDING)
      .andWhere(`${DELIVERED_AT} <= :latest`, { latest })
      .orderBy('o.id', 'ASC')
      .getMany();
  }
}
