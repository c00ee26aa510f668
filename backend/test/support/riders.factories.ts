import type { AssignmentState, OrderRecord, OrderState, RiderDelivery, RiderStatus } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { ResourceService } from '../../src/kernel/resource';
import { Rider, riders } from '../../src/modules/riders';
import { givenAdmin, next } from './factories';
import { givenMarket, givenOrder } from './ordering.factories';
import type { Shop } from './shop';

/** Creates a rider, by default active and of the platform. */
export async function givenRider(
  shop: Shop,
  facts: Partial<Rider> & { status?: RiderStatus } = {},
): Promise<Rider> {
  const { status = 'active', ...rest } = facts;
  const n = next();
  const store = shop.app.get(ResourceService).store(riders);
  const phone = `+1 555 ${String(n).padStart(4, '0')}`;
  const id = await store.create({ name: `Rider ${n}`, phone, ...rest }, {}, null);
  if (status !== 'pending') await store.setStatus(id, status, {}, null);
  return shop.app.get(Database).em.findOneOrFail(Rider, { where: { id } });
}

interface Data<T> {
  data: T;
}
/** List response of deliveries, the same in both consoles. */
export interface Deliveries {
  rider_shipping: RiderDelivery[];
  total: number;
}

/** A shop with an operator and helpers for orders and deliveries. */
export interface DeliveringShop {
  admin: Client;
  country_id: number;
  orderOf(vendor_id: number): Promise<number>;
  orderSeen(id: number): Promise<OrderRecord>;
  moveOrder(order_id: number, state: OrderState): Promise<Answer<Data<OrderRecord>>>;
  /** Assigns an order to a rider, as the given vendor or else as the operator. */
  offer(
    order_id: number,
    rider_id: number,
    vendor?: Client,
    note?: string,
  ): Promise<Answer<Data<RiderDelivery>>>;
  /** Changes the status of a delivery. */
  step(id: number, status: AssignmentState, vendor?: Client): Promise<Answer<Deliveries>>;
}

/** Sets up an operator, a market and all that deliveries need. */
export async function givenDeliveringShop(shop: Shop): Promise<DeliveringShop> {
  const admin = await givenAdmin(shop);
  const { country_id } = await givenMarket(shop);
  const desk = (vendor?: Client): [client: Client, audience: string] =>
    vendor ? [vendor, 'vendor'] : [admin, 'admin'];
  return {
    admin,
    country_id,
    orderOf: (vendor_id) => givenOrder(shop, admin, country_id, vendor_id),
    orderSeen: async (id) => (await admin.get<Data<OrderRecord>>(`/admin/orders/${id}`)).body.data,
    moveOrder: (order_id, state) => admin.post('/admin/changeOrderStatus', { order_id, state }),
    offer(order_id, rider_id, vendor, note) {
      const [client, audience] = desk(vendor);
      return client.post(`/${audience}/assignRider`, { order_id, rider_id, note });
    },
    step(id, status, vendor) {
      const [client, audience] = desk(vendor);
      const filterData = { filter: { id } };
      return client.put(`/${audience}/rider_shipping/updateStatus/${id}`, { status, filterData });
    },
  };
}
