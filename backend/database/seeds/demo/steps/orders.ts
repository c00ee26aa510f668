import type { Actor, Caller } from '../../../../src/kernel/access';
import { Order, OrderGroup } from '../../../../src/modules/ordering';
import {
  ChangeOrderStatus,
  CompletePayment,
  PlaceOrder,
  ValidateCheckout,
} from '../../../../src/modules/ordering';
import { FollowOrders } from '../../../../src/modules/invoicing';
import { ChooseOutcome, SandboxCharges } from '../../../../src/modules/payments';
import { AddCartItem } from '../../../../src/modules/shopping';
import type { Seeder } from '../../seeder';
import { demoCustomers } from '../people';
import type { DemoCustomer } from '../types';
import { codesFor } from './coupons';
import { outcomeOf, type Step } from './order-outcomes';
import { operatorOf, shopperCall } from './people-who-act';
import { SeededRandom } from './random';
import { shipOrder } from './shipments';
import type { StockedVariant } from './stocked-variants';
import { loadStockedVariants } from './stocked-variants';

const DAYS = 60;
/** Orders on a day of the week from Sunday on: people buy most at its beginning and end. */
const WEEK = [4, 3, 3, 2, 3, 4, 4];
const SEED = 20_260_117;
const HOUR = 3_600_000;
/** Of how many buyers one pays in cash; the others pay by card. */
const CASH_ONE_IN = 3;
/** Days ago of orders of the first customer that have been delivered since: one reviewed, one to be reviewed. */
const ARRIVED = [30, 4];
const HAS_COME: readonly Step[] = [
  { state: 'processing', hours: 4 },
  { state: 'ready', hours: 1 },
  { state: 'shipped', hours: 20 },
  { state: 'delivered', hours: 40 },
];

/** Two months of orders, placed and moved through the shop's own use cases while its clock runs. */
export async function seedOrders(seeder: Seeder): Promise<void> {
  const random = new SeededRandom(SEED);
  const habits = new SeededRandom(SEED + 1);
  const variants = await loadStockedVariants(seeder);
  const operator = await operatorOf(seeder);
  for (let day = DAYS; day >= 0; day--) {
    const date = seeder.daysAgo(day);
    const ages = Array.from(
      { length: WEEK[date.getUTCDay()] ?? 0 },
      () => random.integer(0, 20) * HOUR + random.integer(0, 3599) * 1000,
    );
    if (ARRIVED.includes(day)) await seedArrival(seeder, variants, date, operator);
    // The oldest first, so that ids and lists follow the time.
    for (const age of ages.sort((a, b) => b - a)) {
      const moment = new Date(date.getTime() - age);
      seeder.clock.set(moment);
      const number = await placeOne(seeder, random, variants, random.pick(demoCustomers), habits);
      if (number) await liveThrough(seeder, () => outcomeOf(random), number, moment, operator);
    }
  }
}

/** Whoever tries the shop signs in as the first customer, and finds something that has come and wants a review. */
async function seedArrival(
  seeder: Seeder,
  variants: StockedVariant[],
  date: Date,
  operator: Actor,
): Promise<void> {
  const [customer] = demoCustomers;
  const random = new SeededRandom(SEED + 2);
  const moment = new Date(date.getTime() - 21 * HOUR);
  let number: string | null = null;
  for (let attempt = 0; customer && !number && attempt < 9; attempt++) {
    seeder.clock.set(new Date(moment.getTime() + attempt * 1000));
    number = await placeOne(seeder, random, variants, customer, null);
  }
  if (number) await liveThrough(seeder, () => HAS_COME, number, moment, operator);
}

async function placeOne(
  seeder: Seeder,
  random: SeededRandom,
  variants: StockedVariant[],
  customer: DemoCustomer,
  habits: SeededRandom | null,
): Promise<string | null> {
  const caller = await shopperCall(seeder, customer.email, customer.locale);
  const count = random.weighted([1, 2, 3, 4], (pieces) => 5 - pieces);
  for (let n = 0; n < count; n++) {
    const available = variants.filter((variant) => variant.stock > variant.keep);
    const variant = random.weighted(available, ({ popularity }) => popularity);
    const quantity = Math.max(variant.least, variant.cheap && random.integer(1, 3) === 1 ? 2 : 1);
    if (variant.stock - quantity < variant.keep) continue;
    variant.stock -= quantity;
    await seeder.get(AddCartItem).execute({ variant_id: variant.variant_id, quantity }, caller);
  }
  return orderCart(seeder, random, customer, caller, habits);
}

/** Orders what is in a customer's cart, with codes as `habits` have it; null where nobody delivers all of it. */
export async function orderCart(
  seeder: Seeder,
  random: SeededRandom,
  customer: DemoCustomer,
  caller: Caller,
  habits: SeededRandom | null = null,
): Promise<string | null> {
  const address_id = seeder.id('addresses', `${customer.email}/0`);
  const { groups } = await seeder.get(ValidateCheckout).shippingAddress({ address_id }, caller);
  const methods = groups.flatMap(({ vendor_id, quotes }) => {
    const brought = quotes.filter(({ pickup }) => !pickup);
    const quote = brought[random.integer(1, 4) === 1 ? brought.length - 1 : 0];
    return quote ? [{ vendor_id, method_id: quote.method_id }] : [];
  });
  if (methods.length === 0 || methods.length < groups.length) return null;
  const payment_method = habits && habits.integer(1, CASH_ONE_IN) > 1 ? 'sandbox' : 'cash_on_delivery';
  const coupon_codes = habits ? await codesFor(seeder, habits, caller) : [];
  const request = { address_id, methods, payment_method, coupon_codes };
  const { total } = await seeder.get(ValidateCheckout).shippingMethod(request, caller);
  const input = {
    shipping_address_id: address_id,
    methods,
    payment_method,
    coupon_codes,
    expected_total: total,
  };
  const key = `demo-${seeder.clock.now().getTime()}-${customer.email}`
    .replace(/[^\w.:-]/g, '-')
    .slice(0, 100);
  const { group_number, redirect_url } = await seeder.get(PlaceOrder).execute(input, key, caller);
  if (redirect_url) await payByCard(seeder, redirect_url, group_number);
  return group_number;
}

/** Pays on the sandbox's page, as the buyer would. */
async function payByCard(seeder: Seeder, page: string, number: string): Promise<void> {
  const charge = await seeder.get(SandboxCharges).find(page.split('/').at(-1) ?? '');
  if (!charge) throw new Error(`The order ${number} has no page where it is paid`);
  await seeder.get(ChooseOutcome).execute(charge, 'pay');
  await seeder.get(CompletePayment).execute(number);
}

async function liveThrough(
  seeder: Seeder,
  outcome: () => readonly Step[],
  number: string,
  placedAt: Date,
  operator: Actor,
): Promise<void> {
  const { em } = seeder.database;
  const group = await em.findOneOrFail(OrderGroup, { where: { number } });
  for (const order of await em.find(Order, { where: { group_id: group.id } })) {
    const invoicing = seeder.get(FollowOrders);
    let time = placedAt.getTime();
    seeder.clock.set(placedAt);
    await invoicing.moved({ order_id: order.id, to: 'placed' });
    for (const { state, hours } of outcome()) {
      time += hours * HOUR;
      if (time > seeder.today.getTime()) break;
      seeder.clock.set(new Date(time));
      if (state === 'shipped') await shipOrder(seeder, order, operator);
      else await seeder.get(ChangeOrderStatus).execute({ order_id: order.id, state }, operator);
      await invoicing.moved({ order_id: order.id, to: state });
    }
  }
}
