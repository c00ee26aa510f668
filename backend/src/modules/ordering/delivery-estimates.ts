import { Injectable } from '@nestjs/common';
import type { DeliveryEstimate, OrderState } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { ShippingMethod } from '../shipping';
import type { Order } from './order.entity';

const DAY = 86_400_000;
/** States in which goods are still to come, and the days of their method count. */
const COMING: ReadonlySet<OrderState> = new Set(['placed', 'processing', 'ready', 'shipped']);

type Estimated = Pick<Order, 'id' | 'state' | 'shipping_method_id' | 'created_at'>;

/** The first and the last day on which a method delivers what is ordered at a moment. */
export function deliveryWindow(
  ordered: Date,
  { min_days, max_days }: Pick<ShippingMethod, 'min_days' | 'max_days'>,
): DeliveryEstimate {
  const after = (days: number): string => new Date(ordered.getTime() + days * DAY).toISOString();
  return { from: after(min_days), to: after(max_days) };
}

/** Tells when the goods of orders should arrive: by their method's days as they are now, since orders keep only its name. */
@Injectable()
export class DeliveryEstimates {
  constructor(private readonly database: Database) {}

  /** By the order's id; orders whose goods aren't on their way, or whose method is gone, have none. */
  async of(orders: readonly Estimated[]): Promise<Map<number, DeliveryEstimate>> {
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
