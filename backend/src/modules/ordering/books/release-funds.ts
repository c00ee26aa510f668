import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { sum } from '../../../kernel/money';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { Ledger, type PostingLine } from '../../ledger';
import { Settings } from '../../settings';
import { isVoid } from '../order.process';
import { Order, OrderEvent } from '../order.entity';
import { isHeld } from './hold-funds';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** States in which the items have arrived. */
export const RELEASABLE: readonly OrderState[] = ['delivered', 'completed'];

/** Makes a vendor's share of an order available for payouts. */
export const releaseFunds = defineJob<{ order_id: number }>('ordering.release-funds');

/** Moves what an order has in its vendor's pending balance to the available one; later if it is held. */
@Injectable()
export class ReleaseFunds {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Releases the share once the hold after the delivery has passed; called again after what returns a share, as there may
   * have been none at its time.
   */
  async schedule({ id: order_id, state }: Pick<Order, 'id' | 'state'>): Promise<void> {
    if (!RELEASABLE.includes(state)) return;
    const where = { order_id, state: 'delivered' } as const;
    const [delivered] = await this.database.em.find(OrderEvent, { where, order: { id: 'ASC' }, take: 1 });
    const now = this.clock.now().getTime();
    const { payout_hold_days } = await this.settings.general();
    const delay = (delivered?.created_at.getTime() ?? now) + payout_hold_days * DAY - now;
    if (delay > 0) await this.queue.enqueue(releaseFunds, { order_id }, { delay });
    else await this.execute({ order_id });
  }

  @Processes(releaseFunds)
  async execute({ order_id }: { order_id: number }): Promise<void> {
    await this.database.tx(async () => {
      if ((await this.release(order_id)) === 'held')
        await this.queue.enqueue(releaseFunds, { order_id }, { delay: HOUR });
    });
  }

  /** Releases what is pending now; a repeat finds nothing. Returns `held` if a dispute holds the share. */
  async release(id: number): Promise<'held' | 'done'> {
    return this.database.tx(async (em) => {
      // Locked, so that a refund at the same moment is booked either before or after.
      const order = await em.findOne(Order, { where: { id }, ...this.database.forUpdate });
      if (!order || isVoid(order.state)) return 'done';
      const { number, vendor_id: owner } = order;
      const entries = await this.ledger.findByReference(number);
      if (isHeld(entries)) return 'held';
      const pending = entries.filter(({ account }) => account === 'vendor_pending');
      const lines = [...new Set(pending.map(({ currency }) => currency))].flatMap(
        (currency): PostingLine[] => {
          const amount = sum(pending.filter((one) => one.currency === currency).map((one) => one.amount));
          return [
            { account: 'vendor_pending', owner, currency, amount: -amount },
            { account: 'vendor_available', owner, currency, amount },
          ];
        },
      );
      if (lines.every(({ amount }) => amount === 0)) return 'done';
      const earlier = new Set(
        entries.filter(({ type }) => type === 'funds_released').map(({ event }) => event),
      );
      const key = earlier.size === 0 ? number : `${number}:${earlier.size + 1}`;
      await this.ledger.post({ type: 'funds_released', key, reference: number, lines });
      return 'done';
    });
  }
}
