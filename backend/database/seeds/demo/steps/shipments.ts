import type { ShippedLine } from '@stoa/contracts';
import { SHIPPABLE } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../../../src/kernel/access';
import { ChangeOrderStatus, CreateShipment, Order, OrderLine } from '../../../../src/modules/ordering';
import type { Seeder } from '../../seeder';
import { operatorOf } from './people-who-act';

const HOUR = 3_600_000;
/** Carriers of the demo shop; none of these pages exists. */
const CARRIERS = [
  { carrier: 'Northwind Parcel', host: 'track.northwind-parcel.example' },
  { carrier: 'Blue Heron Express', host: 'blue-heron.example' },
] as const;
/** One in so many orders is sent with a carrier, and of these one in so many in two shipments. */
const ONE_IN = { tracked: 3, divided: 4 };
/** Orders of which only a part has left. */
const PARTS = 3;

/** Ships all of an order: by marking it as shipped or, for some, in shipments with tracking. */
export async function shipOrder(seeder: Seeder, order: Order, operator: Actor): Promise<void> {
  if (order.id % ONE_IN.tracked !== 0) {
    await seeder.get(ChangeOrderStatus).execute({ order_id: order.id, state: 'shipped' }, operator);
    return;
  }
  const [first] = await partsOf(seeder, order.id);
  if (first && order.id % (ONE_IN.tracked * ONE_IN.divided) === 0)
    await ship(seeder, order, operator, [first]);
  await ship(seeder, order, operator);
}

/** Some orders wait for their last item, while the first is on its way. */
export async function seedPartialShipments(seeder: Seeder): Promise<void> {
  const operator = await operatorOf(seeder);
  const waiting = await seeder.database.em.find(Order, {
    where: { state: In([...SHIPPABLE]) },
    order: { id: 'ASC' },
  });
  let made = 0;
  for (const order of waiting) {
    const [first] = await partsOf(seeder, order.id);
    if (!first || made === PARTS) continue;
    seeder.clock.set(new Date(Math.max(order.updated_at.getTime(), seeder.today.getTime() - HOUR)));
    await ship(seeder, order, operator, [first]);
    made += 1;
  }
  seeder.daysAgo(0);
}

/** One unit of the first line, if there are more; empty for orders that can't be divided. */
async function partsOf(seeder: Seeder, order_id: number): Promise<ShippedLine[]> {
  const lines = await seeder.database.em.find(OrderLine, { where: { order_id }, order: { id: 'ASC' } });
  const [first] = lines;
  const isDivisible = lines.length > 1 || (first?.quantity ?? 0) > 1;
  return first && isDivisible ? [{ order_line_id: first.id, quantity: 1 }] : [];
}

async function ship(
  seeder: Seeder,
  { id: order_id }: Order,
  operator: Actor,
  lines?: ShippedLine[],
): Promise<void> {
  const { carrier, host } = CARRIERS[order_id % CARRIERS.length] ?? CARRIERS[0];
  const tracking_number = `DEMO${String(order_id * 7919 + (lines ? 1 : 0)).padStart(9, '0')}`;
  const tracking = { carrier, tracking_number, tracking_url: `https://${host}/${tracking_number}` };
  await seeder
    .get(CreateShipment)
    .execute({ order_id, state: 'shipped', ...(lines && { lines }), ...tracking }, operator);
}
