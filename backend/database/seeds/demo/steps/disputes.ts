import { In } from 'typeorm';
import { OpenDispute, AddDisputeEvidence } from '../../../../src/modules/disputes';
import { FindReplacements, Order, OrderEvent, OrderGroup, OrderLine } from '../../../../src/modules/ordering';
import { ChangeReturnStatus, InspectReturn, RequestReturn, Return } from '../../../../src/modules/returns';
import type { Seeder } from '../../seeder';
import { demoCustomers } from '../people';
import { sellerOf, shopperCall } from './people-who-act';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Returns and disputes are opened a few days after delivery. */
const RECENT = { from: 11 * DAY, to: 3 * DAY };

const ACCOUNTS = { 'hearth-holt': 'vendor@stoa.test', brightwave: 'vendor2@stoa.test' } as const;
type Vendor = keyof typeof ACCOUNTS;

/** A dispute about a rejected return that operators have to decide, one that a vendor has to answer, and an exchange. */
export async function seedDisputes(seeder: Seeder): Promise<void> {
  await seedContestedReturn(seeder);
  await seedUnanswered(seeder);
  await seedExchange(seeder);
  seeder.daysAgo(0);
}

async function seedContestedReturn(seeder: Seeder): Promise<void> {
  const { em } = seeder.database;
  const where = { state: 'rejected' as const, vendor_id: seeder.id('vendors', 'brightwave') };
  const found = await em.findOne(Return, { where });
  const order = found && (await em.findOneByOrFail(Order, { id: found.order_id }));
  if (!found || !order) return;
  const buyer = await buyerOf(seeder, order);
  if (!buyer) return;
  seeder.clock.set(new Date(found.updated_at.getTime() + 5 * HOUR));
  const description =
    'I only opened the box to look at it. It was never used, and the seal inside is intact.';
  const input = {
    order_id: order.id,
    return_id: found.id,
    reason: 'credit_not_processed',
    description,
  } as const;
  const { disputes } = await seeder.get(OpenDispute).execute({ input, files: [] }, buyer);
  const seller = await sellerOf(seeder, ACCOUNTS.brightwave);
  seeder.clock.set(new Date(found.updated_at.getTime() + 9 * HOUR));
  const note = 'Our policy excludes opened boxes, as we can’t sell them as new any more.';
  const answer = { input: { dispute_id: disputes[0]?.id ?? 0, note }, files: [] };
  await seeder.get(AddDisputeEvidence).byConsole(answer, seller);
}

async function seedUnanswered(seeder: Seeder): Promise<void> {
  const [order] = await recentOrders(seeder, 'hearth-holt');
  const buyer = order && (await buyerOf(seeder, order));
  if (!buyer) return;
  seeder.daysAgo(1);
  const description = 'The tracking says delivered, but no parcel has arrived at my door.';
  const input = { order_id: order.id, reason: 'product_not_received', description } as const;
  await seeder.get(OpenDispute).execute({ input, files: [] }, buyer);
}

/** The first recent order with an item that comes in other variants. */
async function seedExchange(seeder: Seeder): Promise<void> {
  const { em } = seeder.database;
  for (const vendor of Object.keys(ACCOUNTS) as Vendor[])
    for (const order of (await recentOrders(seeder, vendor)).slice(1)) {
      const lines = await em.find(OrderLine, { where: { order_id: order.id }, order: { id: 'ASC' } });
      const offers = await seeder.get(FindReplacements).find(order, lines, 'en');
      const line = lines.find(({ id, variant_id }) =>
        offers.get(id)?.some((one) => one.variant_id !== variant_id),
      );
      const wanted = line && offers.get(line.id)?.find((one) => one.variant_id !== line.variant_id);
      if (line && wanted) return exchange(seeder, vendor, order, line, wanted.variant_id);
    }
}

async function exchange(
  seeder: Seeder,
  vendor: Vendor,
  order: Order,
  { id: order_line_id }: OrderLine,
  exchange_variant_id: number,
): Promise<void> {
  const buyer = await buyerOf(seeder, order);
  if (!buyer) return;
  const seller = await sellerOf(seeder, ACCOUNTS[vendor]);
  seeder.daysAgo(2);
  const line = { order_line_id, quantity: 1, reason: 'no_longer_needed', exchange_variant_id } as const;
  const input = { order_id: order.id, lines: [line], note: 'I would rather have the other one.' };
  const { returns } = await seeder.get(RequestReturn).execute({ input, files: [] }, buyer);
  const return_id = returns.at(-1)?.id ?? 0;
  for (const state of ['approved', 'received'] as const)
    await seeder.get(ChangeReturnStatus).execute({ return_id, state }, seller);
  seeder.daysAgo(1);
  const lines = [{ order_line_id, accepted_quantity: 1, restock: true }];
  await seeder.get(InspectReturn).execute({ return_id, lines }, seller);
}

/** The customer of an order; null for guests. */
async function buyerOf(seeder: Seeder, { group_id }: Order) {
  const { email } = await seeder.database.em.findOneByOrFail(OrderGroup, { id: group_id });
  const customer = demoCustomers.find((one) => one.email === email);
  return customer ? shopperCall(seeder, customer.email, customer.locale) : null;
}

/** A vendor's orders of a few days ago that have arrived and have no return, newest first. */
async function recentOrders(seeder: Seeder, vendor: Vendor): Promise<Order[]> {
  const { em } = seeder.database;
  const vendor_id = seeder.id('vendors', vendor);
  const arrived = { vendor_id, state: In(['delivered', 'completed']) };
  const found: Order[] = [];
  for (const order of await em.find(Order, { where: arrived, order: { id: 'DESC' } })) {
    if (await em.existsBy(Return, { order_id: order.id })) continue;
    const event = await em.findOneBy(OrderEvent, { order_id: order.id, state: 'delivered' });
    const age = seeder.today.getTime() - (event?.created_at.getTime() ?? 0);
    if (event && age < RECENT.from && age > RECENT.to) found.push(order);
  }
  return found;
}
