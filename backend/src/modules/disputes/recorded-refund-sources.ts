import { Injectable } from '@nestjs/common';
import type { OrderRefund } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { RefundSources } from '../ordering';
import { Return } from '../returns';
import { Dispute } from './dispute.entity';

type Sources = Map<number, OrderRefund['source']>;

/** Implements the orders’ `RefundSources` with the returns and disputes that have refunded something. */
@Injectable()
export class RecordedRefundSources extends RefundSources {
  constructor(private readonly database: Database) {
    super();
  }

  async findByOrders(ids: readonly number[]): Promise<Sources> {
    const { em } = this.database;
    const where = { order_id: In(ids) };
    const found: Sources = new Map();
    for (const { id, number, refund_id, exchange_refund_id } of await em.find(Return, { where }))
      for (const refund of [refund_id, exchange_refund_id])
        if (refund !== null) found.set(refund, { resource: 'returns', id, number });
    for (const { id, number, refund_id } of await em.find(Dispute, { where }))
      if (refund_id !== null) found.set(refund_id, { resource: 'disputes', id, number });
    return found;
  }
}
