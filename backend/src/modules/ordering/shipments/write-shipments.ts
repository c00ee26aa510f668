import { Injectable } from '@nestjs/common';
import type { ShipmentState, ShippedLine } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { sum } from '../../../kernel/money';
import type { Actor } from '../../../kernel/access';
import { type Order, OrderEvent } from '../order.entity';
import { TouchOrders } from '../touch-orders';
import { Shipment, ShipmentLine } from './shipment.entity';
import { shipmentShipped } from './shipment.events';
import { type ShipmentMover, shipmentProcess } from './shipment.process';
import { ShippingProgress } from './shipping-progress';

/** Columns of a new shipment besides its order and lines. */
export type NewShipment = Partial<
  Pick<Shipment, 'carrier' | 'tracking_number' | 'tracking_url' | 'request_key'>
> & {
  state: 'pending' | 'packed' | 'shipped';
};

/** The only writer of shipments and their states; the order itself is moved by `SettleOrder`. */
@Injectable()
export class WriteShipments {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: EventBus,
    private readonly progress: ShippingProgress,
    private readonly touch: TouchOrders,
  ) {}

  /** Inserts a shipment in the caller's transaction, which has locked the order; `note` is for its buyer. */
  async create(
    { id: order_id, number, vendor_id }: Order,
    lines: readonly ShippedLine[],
    { state, ...facts }: NewShipment,
    note: string | null = null,
  ): Promise<Shipment> {
    const { em } = this.database;
    const now = this.clock.now();
    const { identifiers } = await em.insert(Shipment, {
      ...facts,
      number: `${number}-S${(await em.count(Shipment, { where: { order_id } })) + 1}`,
      order_id,
      vendor_id,
      state,
      item_count: sum(lines.map(({ quantity }) => quantity)),
      shipped_at: state === 'shipped' ? now : null,
      created_at: now,
      updated_at: now,
    });
    const shipment_id = Number(identifiers[0]?.id);
    await em.insert(
      ShipmentLine,
      lines.map(({ order_line_id, quantity }) => ({ shipment_id, order_line_id, quantity })),
    );
    await this.touch.execute([order_id]);
    const shipment = await em.findOneByOrFail(Shipment, { id: shipment_id });
    if (state === 'shipped') await this.announce(shipment, note);
    return shipment;
  }

  /**
   * Moves a shipment in the caller's transaction and returns it.
   * @throws Failure 409 `state_not_allowed`, also when another request won the race
   */
  async move(
    shipment: Shipment,
    to: ShipmentState,
    mover: ShipmentMover,
    note: string | null = null,
  ): Promise<Shipment> {
    const now = this.clock.now();
    const row = {
      updated_at: now,
      ...(to === 'shipped' && { shipped_at: now }),
      ...(to === 'delivered' && { delivered_at: now }),
    };
    await shipmentProcess.move(this.database.em, Shipment, shipment, to, mover, row);
    await this.touch.execute([shipment.order_id]);
    const moved = { ...shipment, ...row, state: to };
    if (to === 'shipped') await this.announce(moved, note);
    return moved;
  }

  /** Adds a shipment's state to the timeline of its order. */
  async record(
    { id: shipment_id, state: shipment_state }: Shipment,
    { id: order_id, state }: Order,
    { actor, note = null }: { actor: Actor | null; note?: string | null },
  ): Promise<void> {
    const entry = { order_id, state, shipment_id, shipment_state, note, actor: actor?.name ?? null };
    await this.database.em.insert(OrderEvent, { ...entry, created_at: this.clock.now() });
  }

  private async announce({ id, order_id, item_count }: Shipment, note: string | null): Promise<void> {
    const wanted = sum((await this.progress.find(order_id)).map((line) => line.wanted));
    await this.events.publish(shipmentShipped, { shipment_id: id, is_part: item_count < wanted, note });
  }
}
