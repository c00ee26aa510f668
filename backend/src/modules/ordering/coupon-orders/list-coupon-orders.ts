import { Injectable } from '@nestjs/common';
import { PickType } from '@nestjs/swagger';
import type { CouponOrder } from '@stoa/contracts';
import { In } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Page } from '../../../kernel/http';
import { readQuery } from '../../../kernel/listing';
import { sum } from '../../../kernel/money';
import { boundsOf, ListQuery, ResourceService } from '../../../kernel/resource';
import { ReferenceNames } from '../../catalogue';
import { CouponRedemption, coupons } from '../../promotions';
import type { FrozenDiscount } from '../frozen-discounts';
import { OrderGroup } from '../order-group.entity';
import { Order, OrderLine } from '../order.entity';
import { orders } from '../orders.resource';

/** Query of `couponOrders`. */
export class CouponOrdersQuery extends PickType(ListQuery, ['sort', 'range'] as const) {}

/** Lists the orders of the checkouts that redeemed a coupon, each with its discount; vendors see their own. */
@Injectable()
export class ListCouponOrders {
  constructor(
    private readonly database: Database,
    private readonly resourceService: ResourceService,
    private readonly referenceNames: ReferenceNames,
  ) {}

  /** @throws Failure 404 for a missing or foreign coupon */
  async execute(
    coupon_id: number,
    query: CouponOrdersQuery,
    caller: Caller,
  ): Promise<Page<CouponOrder, 'orders'>> {
    const coupon = await this.resourceService.store(coupons).find(coupon_id, boundsOf(coupons, caller));
    const { sort, from, limit } = readQuery(orders, query);
    const owner = boundsOf(orders, caller).vendor_id ?? coupon.vendor_id;
    const [rows, total] = await this.redeeming(coupon_id, owner)
      .orderBy(`o.${sort[0]}`, sort[1])
      .addOrderBy('o.id', 'DESC')
      .skip(from)
      .take(limit)
      .getManyAndCount();
    const discounts = await this.discounts(coupon_id, rows);
    const names = await this.referenceNames.in(caller.language);
    const shown = rows.map((order) => ({
      id: order.id,
      number: order.number,
      customer_name: order.customer_name,
      vendor_name: names.vendors.get(order.vendor_id)?.name ?? '',
      state: order.state,
      currency: order.currency,
      total: order.total,
      discount: discounts(order),
      placed_at: order.placed_at.toISOString(),
    }));
    return new Page('orders', shown, total, from);
  }

  /** Orders of the redemptions' groups, of one vendor only where the coupon is. */
  private redeeming(coupon_id: number, vendor_id: number | string | null): SelectQueryBuilder<Order> {
    const query = this.database.em.createQueryBuilder(Order, 'o');
    const groups = query
      .subQuery()
      .select('g.id')
      .from(CouponRedemption, 'r')
      .innerJoin(OrderGroup, 'g', 'g.number = r.group_number')
      .where('r.coupon_id = :coupon_id');
    query.where(`o.group_id IN ${groups.getQuery()}`, { coupon_id });
    return vendor_id === null ? query : query.andWhere('o.vendor_id = :vendor_id', { vendor_id });
  }

  private async discounts(coupon_id: number, rows: readonly Order[]): Promise<(order: Order) => number> {
    const lines = await this.database.em.find(OrderLine, {
      where: { order_id: In(rows.map(({ id }) => id)) },
      select: { id: true, order_id: true, discounts: true },
    });
    const given = (some: readonly FrozenDiscount[]): number =>
      sum(some.filter((one) => one.coupon_id === coupon_id).map(({ amount }) => amount));
    return ({ id, shipping_discounts }) =>
      sum([
        ...lines.filter((line) => line.order_id === id).map((line) => given(line.discounts)),
        given(shipping_discounts ?? []),
      ]);
  }
}
