import { Injectable } from '@nestjs/common';
import type { HistoricalOrderLineView } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { Product } from '../../catalogue';
import { HistoricalOrderLine } from './historical-order.entity';

/** Reads the lines of historical orders, with a link where the product is on offer. */
@Injectable()
export class HistoricalOrderLines {
  constructor(private readonly database: Database) {}

  async findByOrders(ids: readonly number[]): Promise<Map<number, HistoricalOrderLineView[]>> {
    const { em } = this.database;
    const found = new Map<number, HistoricalOrderLineView[]>();
    if (ids.length === 0) return found;
    const lines = await em.find(HistoricalOrderLine, {
      where: { order_id: In([...ids]) },
      order: { id: 'ASC' },
    });
    const products = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))];
    const where = { id: In(products), status: 'active' as const };
    const active = products.length ? await em.find(Product, { where, select: { id: true, slug: true } }) : [];
    const slugs = new Map(active.map(({ id, slug }) => [id, slug]));
    for (const { order_id, id, name, sku, quantity, unit_price, product_id, variant_id } of lines) {
      const slug = slugs.get(product_id ?? 0) ?? null;
      const line = { id, name, sku, quantity, unit_price, product_id, variant_id, slug };
      found.set(order_id, [...(found.get(order_id) ?? []), line]);
    }
    return found;
  }
}
