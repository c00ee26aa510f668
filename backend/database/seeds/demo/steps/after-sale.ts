import type { ReturnReason } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../../../src/kernel/access';
import { GrantRefund, Order, OrderEvent, OrderGroup, OrderLine } from '../../../../src/modules/ordering';
import {
  ChangeReturnStatus,
  InspectReturn,
  RequestReturn,
  SendReturn,
} from '../../../../src/modules/returns';
import { CreditWallet } from '../../../../src/modules/wallets';
import type { Seeder } from '../../seeder';
import { demoCustomers } from '../people';
import { callOf, operatorOf, sellerOf, shopperCall } from './people-who-act';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** A return has to be asked for within two weeks. */
const OLDEST = 11 * DAY;

/** How far a return has come, and how many hours after the delivery. */
const PROGRESS = { requested: 20, rejected: 30, sent: 40, refunded: 60 };
type Progress = keyof typeof PROGRESS;

interface DemoReturn {
  vendor: string;
  account: string;
  reason: ReturnReason;
  note: string;
  progress: Progress;
}

const RETURNS: readonly DemoReturn[] = [
  {
    vendor: 'hearth-holt',
    account: 'vendor@stoa.test',
    reason: 'damaged',
    note: 'It arrived with a crack along the edge.',
    progress: 'requested',
  },
  {
    vendor: 'hearth-holt',
    account: 'vendor@stoa.test',
    reason: 'no_longer_needed',
    note: 'The color does not match our room.',
    progress: 'refunded',
  },
  {
    vendor: 'brightwave',
    account: 'vendor2@stoa.test',
    reason: 'not_as_described',
    note: 'It stopped charging after two days.',
    progress: 'sent',
  },
  {
    vendor: 'brightwave',
    account: 'vendor2@stoa.test',
    reason: 'no_longer_needed',
    note: 'I have found it elsewhere.',
    progress: 'rejected',
  },
];

/** Customers of the demo accounts. */
const PRINTED = demoCustomers.slice(0, 2).map(({ email }) => email);

/** Returns in several states, a refund without one, and a credit in a wallet. */
export async function seedAfterSale(seeder: Seeder): Promise<void> {
  const operator = await operatorOf(seeder);
  await seedCredit(seeder, operator);
  const used = new Set<number>();
  for (const demo of RETURNS) {
    const order = await recentOrder(seeder, demo.vendor, used, PROGRESS[demo.progress] * HOUR);
    if (!order) continue;
    used.add(order.id);
    await seedReturn(seeder, order, demo);
  }
  const order = await recentOrder(seeder, 'hearth-holt', used, 3 * DAY);
  if (order) {
    seeder.daysAgo(1);
    const note = 'Sorry for the late parcel: the delivery is on us.';
    await seeder.get(GrantRefund).execute({ order_id: order.id, shipping: order.shipping, note }, operator);
  }
  seeder.daysAgo(0);
}

/** What the first customer can pay with. */
async function seedCredit(seeder: Seeder, operator: Actor): Promise<void> {
  const [customer] = demoCustomers;
  if (!customer) return;
  seeder.daysAgo(8);
  const credit = {
    customer_id: seeder.id('customers', customer.email),
    type: 'bonus',
    amount: 1500,
    currency: 'USD',
    note: 'Thank you for your patience with your last order.',
  } as const;
  await seeder.get(CreditWallet).execute(credit, operator, callOf(operator));
}

/**
 * A vendor's order that arrived lately, but longer ago than what happens to it takes, and has not been used here yet:
 * rather one of a printed demo account, so that whoever signs in as customer finds it.
 */
async function recentOrder(
  seeder: Seeder,
  vendor: string,
  used: ReadonlySet<number>,
  youngest: number,
): Promise<(Order & { arrived: Date }) | null> {
  const { em } = seeder.database;
  const where = { vendor_id: seeder.id('vendors', vendor), state: In(['delivered', 'completed']) };
  const orders = await em.find(Order, { where, order: { id: 'DESC' } });
  const printed = (order: Order): boolean => PRINTED.includes(order.email);
  for (const order of [...orders.filter(printed), ...orders.filter((one) => !printed(one))]) {
    if (used.has(order.id)) continue;
    const event = await em.findOneBy(OrderEvent, { order_id: order.id, state: 'delivered' });
    const age = seeder.today.getTime() - (event?.created_at.getTime() ?? 0);
    if (event && age < OLDEST && age > youngest) return { ...order, arrived: event.created_at };
  }
  return null;
}

async function seedReturn(seeder: Seeder, order: Order & { arrived: Date }, demo: DemoReturn): Promise<void> {
  const { em } = seeder.database;
  const after = (hours: number): void => seeder.clock.set(new Date(order.arrived.getTime() + hours * HOUR));
  const group = await em.findOneByOrFail(OrderGroup, { id: order.group_id });
  const [line] = await em.find(OrderLine, { where: { order_id: order.id }, order: { id: 'ASC' } });
  const customer = demoCustomers.find(({ email }) => email === group.email);
  if (!line || !customer) throw new Error(`Nobody can return the order ${order.number}`);
  const buyer = await shopperCall(seeder, customer.email, customer.locale);
  const seller = await sellerOf(seeder, demo.account);

  after(PROGRESS.requested);
  const lines = [{ order_line_id: line.id, quantity: 1, reason: demo.reason }];
  const input = { order_id: order.id, lines, note: demo.note };
  const { returns } = await seeder.get(RequestReturn).execute({ input, files: [] }, buyer);
  const return_id = returns[0]?.id ?? 0;
  if (demo.progress === 'requested') return;

  const decide = seeder.get(ChangeReturnStatus);
  after(PROGRESS.rejected);
  if (demo.progress === 'rejected') {
    const note = 'It was opened and used, which our return policy excludes.';
    await decide.execute({ return_id, state: 'rejected', note }, seller);
    return;
  }
  const note = 'Please use the original box.';
  await decide.execute({ return_id, state: 'approved', note }, seller);
  after(PROGRESS.sent);
  const parcel = { carrier: 'DHL', tracking_number: 'JD014600006228974' };
  await seeder.get(SendReturn).execute({ return_id, ...parcel }, buyer);
  if (demo.progress === 'sent') return;

  after(PROGRESS.refunded);
  await decide.execute({ return_id, state: 'received' }, seller);
  const inspected = { order_line_id: line.id, accepted_quantity: 1, restock: true };
  await seeder.get(InspectReturn).execute({ return_id, lines: [inspected] }, seller);
}
