import { Injectable } from '@nestjs/common';
import type { RefundRow } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Presenter } from '../../../kernel/resource';
import { Order } from '../order.entity';
import { OrderRefunds } from './order-refunds';
import type { Refund } from './refund.entity';
import { FindRefundOptions } from './refund-options';

/** Presents refunds with order, buyer and what can be done with them. */
@Injectable()
export class RefundPresenter implements Presenter<Refund> {
  constructor(
    private readonly database: Database,
    private readonly refunds: OrderRefunds,
    private readonly options: FindRefundOptions,
  ) {}

  async rows(rows: Refund[], { actor }: Caller): Promise<RefundRow[]> {
    const ids = rows.map((row) => row.order_id);
    const orderRows = ids.length ? await this.database.em.find(Order, { where: { id: In(ids) } }) : [];
    const orders = new Map(orderRows.map((order) => [order.id, order]));
    const shown = await this.refunds.present(rows, orderRows);
    const presented = rows.flatMap((refund, index) => {
      const order = orders.get(refund.order_id);
      return order ? [{ refund, order, parts: shown[index]?.parts ?? [] }] : [];
    });
    const options = await this.options.find(presented, actor);
    return shown.flatMap((refund, index) => {
      const row = rows[index];
      if (!row) return [];
      const order = orders.get(row.order_id);
      const { allowed = [], destinations = [] } = options.get(row.id) ?? {};
      return {
        ...refund,
        order_id: row.order_id,
        vendor_id: row.vendor_id,
        updated_at: row.updated_at.toISOString(),
        customer_name: order?.customer_name ?? '',
        email: order?.email ?? '',
        failure: row.failure,
        allowed,
        destinations,
      };
    });
  }

  async one(row: Refund, caller: Caller): Promise<RefundRow> {
    const [shown] = await this.rows([row], caller);
    if (!shown) throw Failure.notFound();
    return shown;
  }
}
