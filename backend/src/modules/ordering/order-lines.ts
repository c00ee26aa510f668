import { Injectable } from '@nestjs/common';
import type { OrderCoupon, OrderLine as ShownLine } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { Product, ReferenceNames } from '../catalogue';
import { Pictures } from '../media';
import { couponsOf } from './frozen-discounts';
import { type Order, OrderLine } from './order.entity';

/** Presents order lines as sold, linked to the product while it exists. */
@Injectable()
export class OrderLines {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
    private readonly referenceNames: ReferenceNames,
  ) {}

  /** Lines by order id, in the order of purchase. */
  async findByOrders(orderIds: readonly number[], language: string): Promise<Map<number, ShownLine[]>> {
    return this.present(await this.read(orderIds), orderIds, language);
  }

  /** The stored lines of orders, in the order of purchase. */
  async read(orderIds: readonly number[]): Promise<OrderLine[]> {
    if (orderIds.length === 0) return [];
    const where = { order_id: In([...orderIds]) };
    return this.database.em.find(OrderLine, { where, order: { id: 'ASC' } });
  }

  /** Stored lines of these orders in response format, by order id. */
  async present(
    rows: readonly OrderLine[],
    orderIds: readonly number[],
    language: string,
  ): Promise<Map<number, ShownLine[]>> {
    const linesByOrder = new Map<number, ShownLine[]>(orderIds.map((id) => [id, []]));
    if (rows.length === 0) return linesByOrder;
    const ids = [...new Set(rows.map((row) => row.product_id))];
    const products = await this.database.em.find(Product, {
      where: { id: In(ids) },
      select: { id: true, slug: true, name: true },
    });
    const productById = new Map(products.map((product) => [product.id, product]));
    const pictures = await this.pictures.findByIds(
      rows.map((row) => row.media_id),
      language,
    );
    const names = await this.referenceNames.in(language);
    for (const row of rows) {
      const { id, name, sku, options, quantity, unit_price, regular_price, discount, tax, total } = row;
      linesByOrder.get(row.order_id)?.push({
        id,
        name,
        sku,
        options,
        quantity,
        unit_price,
        regular_price,
        discount,
        tax,
        total,
        tax_included: tax === 0 ? sum(row.taxes.map(({ amount }) => amount)) : 0,
        read_options: options.map((option) => names.option(option.value_id ?? 0) ?? option),
        base_name: productById.get(row.product_id)?.name ?? null,
        product_id: productById.has(row.product_id) ? row.product_id : null,
        slug: productById.get(row.product_id)?.slug ?? null,
        picture: pictures.get(row.media_id ?? 0) ?? null,
      });
    }
    return linesByOrder;
  }
}

/** The platform's commission on the lines of an order and its base, frozen at sale. */
export function commissionOn(lines: readonly OrderLine[]): { base: number; amount: number } | null {
  const commissions = lines.flatMap(({ commission }) => commission ?? []);
  if (commissions.length === 0) return null;
  return {
    base: sum(commissions.map(({ base }) => base)),
    amount: sum(commissions.map(({ amount }) => amount)),
  };
}

/** The coupons of orders and their lines, frozen at sale. */
export function couponsOn(orders: readonly Order[], lines: readonly OrderLine[]): OrderCoupon[] {
  return couponsOf(
    lines.flatMap(({ discounts }) => discounts),
    orders.flatMap(({ shipping_discounts }) => shipping_discounts ?? []),
  );
}
