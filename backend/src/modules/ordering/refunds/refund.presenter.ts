import { Injectable } from '@nestjs/common';
import type { RefundRow } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Presenter } from '../../../kernel/resource';
import { Order } from '../order.entity';
import { shownRefund } from './order-refunds';
import type { Refund } from './refund.entity';
import { refundProcess } from './refund.process';

/** Presents refunds with order, buyer and allowed next states. */
@Injectable()
export class RefundPresenter implements Presenter<Refund> {
  constructor(private readonly database: Database) {}

  async rows(rows: Refund[], { actor }: Caller): Promise<RefundRow[]> {
    const ids = rows.map((row) => row.order_id);
    const found = ids.length ? await this.database.em.find(Order, { where: { id: In(ids) } }) : [];
    const orders = new Map(found.map((order) => [order.id, order]));
    return rows.map((row) => {
      const order = orders.get(row.order_id);
      return {
        ...shownRefund(row, order?.number ?? ''),
        order_id: row.order_id,
        vendor_id: row.vendor_id,
        customer_name: order?.customer_name ?? '',
        email: order?.email ?? '',
        allowed: refundProcess.allowed(row.state, consoleOf(actor)),
      };
    });
  }

  async one(row: Refund, caller: Caller): Promise<RefundRow> {
    const [shown] = await this.rows([row], caller);
    if (!shown) throw Failure.notFound();
    return shown;
  }
}
