import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { sum } from '../../../kernel/money';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { Ledger, type PostingLine } from '../../ledger';
import { isVoid } from '../order.process';
import { Order } from '../order.entity';
import { isHeld } from './hold-funds';

const HOUR = 3_600_000;

/** Makes a vendor's share of an order available for payouts. */
export const releaseFunds = defineJob<{ order_id: number }>('ordering.release-funds');

/** Moves a vendor's share of an order from pending to available, once; later if it is held. */
@Injectable()
export class ReleaseFunds {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly queue: JobQueue,
  ) {}

  @Processes(releaseFunds)
  async execute({ order_id: id }: { order_id: number }): Promise<void> {
    await this.database.tx(async (em) => {
      // Locked, so that a refund at the same moment is booked either before or after.
      const order = await em.findOne(Order, { where: { id }, ...this.database.forUpdate });
      if (!order || isVoid(order.state)) return;
      const { number, vendor_id: owner } = order;
      const entries = await this.ledger.findByReference(number);
      if (isHeld(entries)) return this.queue.enqueue(releaseFunds, { order_id: id }, { delay: HOUR });
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
      await this.ledger.postOnce({ type: 'funds_released', key: number, reference: number, lines });
    });
  }
}
