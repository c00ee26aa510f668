import { Injectable } from '@nestjs/common';
import type { CreateShipment as Input, ShippedLine } from '@stoa/contracts';
import { SHIPPABLE } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { consoleOf, tenantBounds } from '../../../kernel/access';
import { combineConditions, Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Order } from '../order.entity';
import { MoveShipments } from './move-shipments';
import { Shipment } from './shipment.entity';
import { filledTracking } from './shipment.inputs';
import { ShippingProgress } from './shipping-progress';
import { WriteShipments } from './write-shipments';

/** Creates a shipment of an order's items: operators of any order, vendors of their own. */
@Injectable()
export class CreateShipment {
  constructor(
    private readonly database: Database,
    private readonly progress: ShippingProgress,
    private readonly writing: WriteShipments,
    private readonly move: MoveShipments,
  ) {}

  /**
   * Returns the order, as it is moved once all of it has left.
   * @throws Failure 404 if missing or of another vendor; 409 `order_state` unless it is being handled, or
   * `nothing_to_ship`; 422 on `lines` that are not of this order or exceed what is left
   */
  async execute(input: Input, actor: Actor): Promise<Order> {
    const order = await this.database.tx(async (em) => {
      // Locked, so that two shipments at the same moment see each other.
      const where = combineConditions({ id: input.order_id }, tenantBounds(actor));
      const order = await em.findOne(Order, { where, ...this.database.forUpdate });
      if (!order) throw Failure.notFound('order');
      const { request_key = null, state = 'pending' } = input;
      const own = { order_id: order.id, request_key: request_key ?? '' };
      if (request_key && (await em.exists(Shipment, { where: own }))) return order;
      requireShippable(order);
      const lines = chosenLines(await this.progress.toShip(order.id), input.lines);
      const note = input.note?.trim() || null;
      const facts = { ...filledTracking(input), state, request_key };
      const shipment = await this.writing.create(order, lines, facts, note);
      return this.move.follow(order, [shipment], state, { mover: consoleOf(actor), actor, note });
    });
    await this.move.complete(order);
    return order;
  }
}

/** @throws Failure 409 `order_state` unless the order is being handled */
export function requireShippable({ state }: Order): void {
  if (!SHIPPABLE.includes(state))
    throw Failure.conflict('order_state', 'This order can’t be shipped in its present status.', { state });
}

/** The requested lines, by default all that are left. */
function chosenLines(remaining: ShippedLine[], wanted: readonly ShippedLine[] | undefined): ShippedLine[] {
  if (remaining.length === 0)
    throw Failure.conflict('nothing_to_ship', 'All items of this order are in shipments already.');
  if (wanted === undefined) return remaining;
  if (wanted.length === 0) throw Failure.field('lines', 'Please choose what to ship.');
  const seen = new Set<number>();
  return wanted.map(({ order_line_id, quantity }) => {
    if (seen.has(order_line_id)) throw Failure.field('lines', 'must contain each item once');
    seen.add(order_line_id);
    const line = remaining.find((one) => one.order_line_id === order_line_id);
    if (!line || quantity > line.quantity)
      throw Failure.field('lines', 'exceeds what is left to ship of this order');
    return { order_line_id, quantity };
  });
}
