import { Injectable } from '@nestjs/common';
import type { OrderShipment, Shipment as Shown } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Rider } from '../../riders';
import { RiderAssignment } from '../deliveries/rider-assignment.entity';
import { Shipment, ShipmentLine } from './shipment.entity';
import { isIn, SENT_SHIPMENTS, shipmentProcess } from './shipment.process';

/** Reads the shipments of orders. */
@Injectable()
export class ShipmentView {
  constructor(private readonly database: Database) {}

  /** Shipments that have left, by order id, for buyers. */
  async forBuyer(orderIds: readonly number[]): Promise<Map<number, Shown[]>> {
    const rows = await this.rows(orderIds);
    const lines = await this.lines(rows);
    const sent = rows.filter(({ state }) => isIn([...SENT_SHIPMENTS, 'returned'], state));
    return new Map(
      orderIds.map((id) => [
        id,
        sent.filter(({ order_id }) => order_id === id).map((row) => shownShipment(row, lines)),
      ]),
    );
  }

  /** All shipments of an order, for operators and vendors. */
  async forConsoles(order_id: number, actor: Actor | null): Promise<OrderShipment[]> {
    const rows = await this.rows([order_id]);
    const lines = await this.lines(rows);
    const riders = await this.riders(rows);
    return rows.map((row) => ({
      ...shownShipment(row, lines),
      created_at: row.created_at.toISOString(),
      rider: riders.get(row.assignment_id ?? 0) ?? null,
      allowed: shipmentProcess.allowed(row.state, consoleOf(actor)),
    }));
  }

  private async rows(orderIds: readonly number[]): Promise<Shipment[]> {
    if (orderIds.length === 0) return [];
    const where = { order_id: In([...orderIds]) };
    return this.database.em.find(Shipment, { where, order: { id: 'ASC' } });
  }

  private async lines(rows: readonly Shipment[]): Promise<ShipmentLine[]> {
    if (rows.length === 0) return [];
    const where = { shipment_id: In(rows.map(({ id }) => id)) };
    return this.database.em.find(ShipmentLine, { where, order: { id: 'ASC' } });
  }

  /** Riders by the id of their delivery. */
  private async riders(rows: readonly Shipment[]): Promise<Map<number, OrderShipment['rider']>> {
    const ids = rows.flatMap(({ assignment_id }) => assignment_id ?? []);
    if (ids.length === 0) return new Map();
    const { em } = this.database;
    const deliveries = await em.find(RiderAssignment, { where: { id: In(ids) } });
    const riders = await em.find(Rider, { where: { id: In(deliveries.map(({ rider_id }) => rider_id)) } });
    return new Map(
      deliveries.flatMap(({ id, rider_id }) => {
        const rider = riders.find((one) => one.id === rider_id);
        return rider ? [[id, { id: rider.id, name: rider.name }] as const] : [];
      }),
    );
  }
}

function shownShipment(row: Shipment, lines: readonly ShipmentLine[]): Shown {
  const { id, number, state, carrier, tracking_number, tracking_url, shipped_at, delivered_at } = row;
  const own = lines.filter(({ shipment_id }) => shipment_id === id);
  return {
    id,
    number,
    state,
    carrier,
    tracking_number,
    tracking_url,
    shipped_at: shipped_at?.toISOString() ?? null,
    delivered_at: delivered_at?.toISOString() ?? null,
    lines: own.map(({ order_line_id, quantity }) => ({ order_line_id, quantity })),
  };
}
