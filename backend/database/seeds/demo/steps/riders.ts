import type { AssignmentState } from '@stoa/contracts';
import { Passwords, Principals } from '../../../../src/kernel/access';
import { ResourceService } from '../../../../src/kernel/resource';
import { AssignRider, ChangeDeliveryStatus, Order, OrderEvent } from '../../../../src/modules/ordering';
import { WriteRiderMessage } from '../../../../src/modules/messaging';
import { riders } from '../../../../src/modules/riders';
import type { Seeder } from '../../seeder';
import { DEMO_RIDER, demoRiders, demoRiderChats, type DemoRider } from '../riders';
import { demoVendors } from '../vendors';
import { DEMO_PASSWORD } from './accounts';
import { callOf, operatorOf, sellerOf } from './people-who-act';

const HOUR = 3_600_000;
/** How far the deliveries of the demo shop have come, one after the other. */
const OUTCOMES: readonly (readonly AssignmentState[])[] = [
  ['accepted', 'picked_up', 'in_transit'],
  ['accepted'],
  [],
  ['accepted', 'picked_up', 'in_transit', 'delivered'],
  ['declined'],
  ['accepted', 'picked_up', 'in_transit', 'failed'],
];

/** Riders of the platform and of two vendors. */
export async function seedRiders(seeder: Seeder): Promise<void> {
  seeder.daysAgo(45);
  const store = seeder.get(ResourceService).store(riders);
  for (const rider of demoRiders) {
    const id = await seeder.create(riders, rider.key, inputOf(seeder, rider));
    const states = rider.status === 'suspended' ? ['active', 'suspended'] : [rider.status];
    for (const status of states) if (status !== 'pending') await store.setStatus(id, status, {}, null);
    if (rider.email !== DEMO_RIDER) continue;
    const password = await seeder.get(Passwords).hash(DEMO_PASSWORD);
    await seeder.get(Principals).getSource('rider').setPassword?.(id, password);
  }
  await seeder.makeDefault(riders, seeder.id('riders', 'idris'));
  await seeder.makeDefault(riders, seeder.id('riders', 'freja'));
}

function inputOf(seeder: Seeder, rider: DemoRider): Record<string, unknown> {
  const { name, phone, email, vendor, vehicle, plate, commission, presence, bank } = rider;
  const pay =
    'share' in commission
      ? { commission_type: 'percentage', commission_rate: commission.share }
      : { commission_type: 'fixed', commission_amount: commission.amount };
  return {
    name,
    phone,
    email,
    vehicle,
    plate,
    presence,
    ...pay,
    vendor_id: vendor ? seeder.id('vendors', vendor) : null,
    bank_name: bank.name,
    bank_account: bank.account,
    cash_limit: vendor ? null : 30_000,
  };
}

/** Orders that are on their way, in the hands of riders. */
export async function seedDeliveries(seeder: Seeder): Promise<void> {
  const operator = await operatorOf(seeder);
  const changing = seeder.get(ChangeDeliveryStatus);
  const orders = await seeder.database.em.find(Order, {
    where: [{ state: 'shipped' }, { state: 'ready' }],
    order: { id: 'DESC' },
    take: 18,
  });
  const active = demoRiders.filter(({ status }) => status === 'active');
  for (const [index, order] of orders.entries()) {
    const fit = active.filter(({ vendor }) => !vendor || seeder.id('vendors', vendor) === order.vendor_id);
    const rider = fit.find(({ vendor }) => vendor) ?? fit[index % fit.length];
    if (!rider) continue;
    const latest = await seeder.database.em.findOne(OrderEvent, {
      where: { order_id: order.id },
      order: { id: 'DESC' },
    });
    // An offer follows what has happened to its order before.
    const planned = seeder.today.getTime() - (30 - index) * HOUR;
    let time = Math.max(planned, latest?.created_at.getTime() ?? 0);
    seeder.clock.set(new Date(time));
    const input = { order_id: order.id, rider_id: seeder.id('riders', rider.key) };
    const id = await seeder.get(AssignRider).offer(input, operator);
    for (const state of OUTCOMES[index % OUTCOMES.length] ?? []) {
      time += HOUR;
      if (time > seeder.today.getTime()) break;
      seeder.clock.set(new Date(time));
      const reason = state === 'failed' ? 'Nobody was at home.' : null;
      await changing.execute({ rider_shipping_id: id, state, reason }, callOf(operator));
    }
  }
  seeder.daysAgo(0);
}

/** What was said with riders these days; some of it nobody has read yet. */
export async function seedRiderChats(seeder: Seeder): Promise<void> {
  const write = seeder.get(WriteRiderMessage);
  for (const { rider, lines } of demoRiderChats) {
    const rider_id = seeder.id('riders', rider);
    const vendor = demoVendors.find(
      ({ key }) => key === demoRiders.find(({ key: k }) => k === rider)?.vendor,
    );
    const actor = vendor ? await sellerOf(seeder, vendor.account) : await operatorOf(seeder);
    for (const [author, hoursAgo, body] of lines) {
      seeder.clock.set(new Date(seeder.today.getTime() - hoursAgo * HOUR));
      if (author === 'rider') await write.fromRider(rider_id, { body });
      else await write.fromInbox({ rider_id, body }, actor);
    }
  }
  seeder.daysAgo(0);
}
