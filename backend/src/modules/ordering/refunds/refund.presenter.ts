import { Injectable } from '@nestjs/common';
import type { RefundRow } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Presenter } from '../../../kernel/resource';
import { PaymentChoices, PaymentProviders } from '../../payments';
import { Order } from '../order.entity';
import { OrderRefunds } from './order-refunds';
import type { Refund } from './refund.entity';
import { refundProcess } from './refund.process';

/** Presents refunds with order, buyer and allowed next states. */
@Injectable()
export class RefundPresenter implements Presenter<Refund> {
  constructor(
    private readonly database: Database,
    private readonly choices: PaymentChoices,
    private readonly providers: PaymentProviders,
    private readonly refunds: OrderRefunds,
  ) {}

  async rows(rows: Refund[], { actor }: Caller): Promise<RefundRow[]> {
    const ids = rows.map((row) => row.order_id);
    const orderRows = ids.length ? await this.database.em.find(Order, { where: { id: In(ids) } }) : [];
    const orders = new Map(orderRows.map((order) => [order.id, order]));
    const drivers = await Promise.all(
      rows.map((row) => this.choices.driverOf(orders.get(row.order_id)?.payment_method ?? '')),
    );
    const shown = await this.refunds.present(rows, orderRows);
    return shown.flatMap((refund, index) => {
      const row = rows[index];
      if (!row) return [];
      const order = orders.get(row.order_id);
      const isGateway = this.providers.find(drivers[index] ?? '')?.isGateway ?? false;
      const allowed = refundProcess.allowed(row.state, consoleOf(actor));
      return {
        ...refund,
        order_id: row.order_id,
        vendor_id: row.vendor_id,
        updated_at: row.updated_at.toISOString(),
        customer_name: order?.customer_name ?? '',
        email: order?.email ?? '',
        failure: row.failure,
        allowed: isGateway ? allowed : allowed.filter((state) => state !== 'processing'),
      };
    });
  }

  async one(row: Refund, caller: Caller): Promise<RefundRow> {
    const [shown] = await this.rows([row], caller);
    if (!shown) throw Failure.notFound();
    return shown;
  }
}
