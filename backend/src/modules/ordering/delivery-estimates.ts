import { Injectable } from '@nestjs/common';
import type { DeliveryEstimate, OrderState } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { ShippingMethod } from '../shipping';
import type { Order } from './order.entity';

const DAY = 86_400_000;
/** States before delivery, in which the method's delivery days apply. */
const COMING: ReadonlySet<OrderState> = new Set(['placed', 'processing', 'ready', 'shipped']);

type Estimated = Pick<Order, 'id' | 'state' | 'shipping_method_id' | 'created_at'>;

/** First and last delivery day of a shipping method for an order placed at `ordered`. */
export function deliveryWindow(
  ordered: Date,
  { min_days, max_days }: Pick<ShippingMethod, 'min_days' | 'max_days'>,
): DeliveryEstimate {
  const after = (days: number): string => new Date(ordered.getTime() + days * DAY).toISOString();
  return { from: after(min_days), to: after(max_days) };
}

/** Estimates delivery dates from the method's current days, since orders store only its id and name. */
@Injectable()
export class DeliveryEstimates {
  constructor(private readonly database: Database) {}

  /** By order id; none for orders not under way, or whose method was deleted. */
  async estimate(orders: readonly Estimated[]): Promise<Map<number, DeliveryEstimate>> {
    const coming = orders.filter(({ state }) => COMING.has(state));
    const ids = [...new Set(coming.flatMap(({ shipping_method_id: id }) => (id === null ? [] : [id])))];
    if (ids.length === 0) return new Map();
    const select = { id: true, min_days: true, max_days: true };
    const methods = await this.database.em.find(ShippingMethod, { select, where: { id: In(ids) } });
    return new Map(
      coming.flatMap(({ id, shipping_method_id, created_at }): [number, DeliveryEstimate][] => {
        const method = methods.find((one) => one.id === shipping_method_id);
        return method ? [[id, deliveryWindow(created_at, method)]] : [];
      }),
    );
  }
}
