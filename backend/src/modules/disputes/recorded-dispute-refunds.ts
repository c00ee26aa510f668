import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../../kernel/database';
import { Refund } from '../ordering';
import { type DisputeRefund, DisputeRefunds } from '../returns';
import { Dispute } from './dispute.entity';

/** Implements the returns’ `DisputeRefunds` with the recorded disputes. */
@Injectable()
export class RecordedDisputeRefunds extends DisputeRefunds {
  constructor(private readonly database: Database) {
    super();
  }

  async find(order_id: number): Promise<DisputeRefund[]> {
    const { em } = this.database;
    const where = { order_id, return_id: Not(IsNull()), refund_id: Not(IsNull()) };
    const settled = (await em.find(Dispute, { where })).flatMap(({ return_id, refund_id }) =>
      return_id !== null && refund_id !== null ? [{ return_id, refund_id }] : [],
    );
    if (settled.length === 0) return [];
    const ids = settled.map(({ refund_id }) => refund_id);
    const refunds = await em.find(Refund, { where: { id: In(ids), state: Not('cancelled') } });
    return settled.filter(({ refund_id }) => refunds.some(({ id }) => id === refund_id));
  }

  hasOpen(return_id: number): Promise<boolean> {
    return this.database.em.exists(Dispute, { where: { return_id, open_order_id: Not(IsNull()) } });
  }
}
