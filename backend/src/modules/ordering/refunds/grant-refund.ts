import { Injectable } from '@nestjs/common';
import type { RefundRequest, IssueRefund, OrderRefund, Refundable, RefundPreview } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import { combineConditions, Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { RefundBooks } from '../books/refund-books';
import { Order } from '../order.entity';
import { OrderRefunds } from './order-refunds';
import { Refund } from './refund.entity';
import { RefundOrder } from './refund-order';

/** Refunds parts of an order by hand, without a return: operators of any order, vendors of their own. */
@Injectable()
export class GrantRefund {
  constructor(
    private readonly database: Database,
    private readonly refund: RefundOrder,
    private readonly books: RefundBooks,
    private readonly refunds: OrderRefunds,
  ) {}

  /** @throws Failure 404 without such an order; others as `RefundOrder` */
  async execute(request: IssueRefund, actor: Actor): Promise<OrderRefund> {
    const order = await this.find(request.order_id, actor);
    const { note, request_key } = request;
    const id = await this.refund.execute(
      order.id,
      { ...requestOf(request), reason: 'goodwill', note, request_key },
      actor,
    );
    const made = await this.database.em.findOneByOrFail(Refund, { id });
    const [shown] = await this.refunds.present([made], [order]);
    if (!shown) throw Failure.notFound();
    return shown;
  }

  /** What a refund would pay to the buyer and take back from the vendor, without writing it. */
  async preview(request: RefundRequest, actor: Actor): Promise<RefundPreview> {
    const order = await this.find(request.order_id, actor);
    const { refundable, split } = await this.refund.preview(order, requestOf(request));
    const { lines: _, ...amounts } = split;
    const { currency } = refundable;
    return { ...amounts, currency, vendor: await this.books.vendorPart(order, amounts) };
  }

  /** What can still be refunded of an order. */
  async refundable(order_id: number, actor: Actor): Promise<Refundable> {
    return this.refund.refundable(await this.find(order_id, actor));
  }

  private async find(id: number, actor: Actor): Promise<Order> {
    const where = combineConditions({ id }, tenantBounds(actor));
    const order = await this.database.em.findOne(Order, { where });
    if (!order) throw Failure.notFound('order');
    return order;
  }
}

function requestOf({ lines = [], shipping = 0, payment_fee = false }: RefundRequest) {
  return { lines, shipping, payment_fee };
}
