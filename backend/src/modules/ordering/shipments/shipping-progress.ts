import { Injectable } from '@nestjs/common';
import type { OrderState, ShippedLine } from '@stoa/contracts';
import { SHIPPABLE } from '@stoa/contracts';
import { In, Not } from 'typeorm';
import { Database } from '../../../kernel/database';
import { sum } from '../../../kernel/money';
import { OrderLine } from '../order.entity';
import { RefundLine } from '../refunds/refund-line.entity';
import { Shipment, ShipmentLine } from './shipment.entity';
import { isIn, SENT_SHIPMENTS, VOID_SHIPMENTS } from './shipment.process';

/** How far the units of an order line have come. */
export interface LineProgress {
  order_line_id: number;
  /** Units to be delivered: sold, less those that were refunded before they left. */
  wanted: number;
  /** Of these, in a shipment, whether it has left or not. */
  allocated: number;
  /** Of these, in a shipment that has left. */
  sent: number;
  delivered: number;
}

/** Computes how much of an order is in shipments, has left, and was delivered. */
@Injectable()
export class ShippingProgress {
  constructor(private readonly database: Database) {}

  /** Of each line; the caller's transaction has locked the order where a decision depends on it. */
  async find(order_id: number): Promise<LineProgress[]> {
    const { em } = this.database;
    const lines = await em.find(OrderLine, { where: { order_id }, order: { id: 'ASC' } });
    const ids = lines.map(({ id }) => id);
    const shipments = await em.find(Shipment, { where: { order_id, state: Not(In([...VOID_SHIPMENTS])) } });
    const shipped = await em.find(ShipmentLine, {
      where: { shipment_id: In(shipments.map(({ id }) => id)) },
    });
    const refunded = await em.find(RefundLine, { where: { order_line_id: In(ids) } });
    const units = (line_id: number, isCounted: (shipment: Shipment) => boolean): number => {
      const counted = new Set(shipments.filter(isCounted).map(({ id }) => id));
      const own = shipped.filter((one) => one.order_line_id === line_id && counted.has(one.shipment_id));
      return sum(own.map(({ quantity }) => quantity));
    };
    return lines.map(({ id, quantity }) => {
      const gone = refunded.filter((one) => one.order_line_id === id).map(({ unshipped }) => -unshipped);
      return {
        order_line_id: id,
        wanted: sum([quantity, ...gone]),
        allocated: units(id, () => true),
        sent: units(id, ({ state }) => isIn(SENT_SHIPMENTS, state)),
        delivered: units(id, ({ state }) => state === 'delivered'),
      };
    });
  }

  /** Units that are in no shipment yet. */
  async toShip(order_id: number): Promise<ShippedLine[]> {
    return unallocated(await this.find(order_id));
  }

  /** Whether a shipment of the order has left and has not come back. */
  isPartlySent(order_id: number): Promise<boolean> {
    return this.database.em.exists(Shipment, { where: { order_id, state: In([...SENT_SHIPMENTS]) } });
  }
}

/** Units that are in no shipment yet, by line. */
export function unallocated(progress: readonly LineProgress[]): ShippedLine[] {
  return progress
    .map(({ order_line_id, wanted, allocated }) => ({ order_line_id, quantity: wanted - allocated }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * States that an order has to pass because of its shipments, in order; empty if it stays. It is shipped once every
 * wanted unit has left, delivered once all of them have arrived, and ready again when units come back.
 */
export function followingStates(from: OrderState, progress: readonly LineProgress[]): OrderState[] {
  const total = (of: (line: LineProgress) => number): number => sum(progress.map(of));
  const sent = total((line) => line.sent);
  const isComplete = progress.every((line) => line.sent >= line.wanted);
  const next = (state: OrderState): OrderState | null => {
    if (SHIPPABLE.includes(state)) {
      if (sent === 0) return null;
      if (isComplete) return 'shipped';
      // Buyers can't cancel any more.
      return state === 'placed' ? 'processing' : null;
    }
    if (state !== 'shipped') return null;
    if (!isComplete) return 'ready';
    return sent > 0 && total((line) => line.delivered) === sent ? 'delivered' : null;
  };
  const states: OrderState[] = [];
  for (let to = next(from); to !== null; to = next(to)) states.push(to);
  return states;
}
