import type {
  AssignmentState,
  OrderRecord,
  OrderState,
  RiderDelivery,
  RiderInvitation,
  RiderStatus,
  SignInAnswer,
} from '@stoa/contracts';
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

/** A password of riders in tests. */
export const RIDER_PASSWORD = 'a long ride home';

/** A rider who has accepted an invitation, and their client. */
export async function givenRiderAccount(
  shop: Shop,
  admin: Client,
  facts: Parameters<typeof givenRider>[1] = {},
): Promise<{ rider: Rider; client: Client }> {
  const rider = await givenRider(shop, facts);
  await acceptInvitation(shop, await inviteRider(admin, rider.id));
  return { rider, client: await signInRider(shop, rider.phone) };
}

/** Invites a rider; returns the invitation's token. */
export async function inviteRider(by: Client, rider_id: number): Promise<string> {
  const made = await by.post<Data<RiderInvitation>>('/admin/inviteRider', { rider_id });
  return new URL(made.body.data.url).searchParams.get('token') ?? '';
}

/** Chooses the password of an invitation. */
export function acceptInvitation(shop: Shop, token: string, password = RIDER_PASSWORD): Promise<Answer> {
  return shop.client.post('/customer/auth/password/reset', { token, password });
}

/** A rider's client, signed in by phone number or e-mail address. */
export async function signInRider(shop: Shop, login: string, password = RIDER_PASSWORD): Promise<Client> {
  const answer = await shop.client.post<Data<SignInAnswer>>('/rider/auth/login', { login, password });
  if (answer.status !== 200) throw new Error(answer.text);
  return shop.client.as({ token: answer.body.data.token });
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
  /** Changes the status of a delivery; a failed one has a reason. */
  step(id: number, status: AssignmentState, vendor?: Client): Promise<Answer>;
}

/** Sets up an operator, a market and all that deliveries need. */
export async function givenDeliveringShop(shop: Shop): Promise<DeliveringShop> {
  const admin = await givenAdmin(shop);
  const { country_id } = await givenMarket(shop);
  const inboxOf = (vendor?: Client): [client: Client, audience: string] =>
    vendor ? [vendor, 'vendor'] : [admin, 'admin'];
  return {
    admin,
    country_id,
    orderOf: (vendor_id) => givenOrder(shop, admin, country_id, vendor_id),
    orderSeen: async (id) => (await admin.get<Data<OrderRecord>>(`/admin/orders/${id}`)).body.data,
    moveOrder: (order_id, state) => admin.post('/admin/changeOrderStatus', { order_id, state }),
    offer(order_id, rider_id, vendor, note) {
      const [client, audience] = inboxOf(vendor);
      return client.post(`/${audience}/assignRider`, { order_id, rider_id, note });
    },
    step(id, status, vendor) {
      const [client, audience] = inboxOf(vendor);
      if (status === 'failed') {
        const body = { rider_shipping_id: id, state: status, reason: 'Nobody at home' };
        return client.post(`/${audience}/changeDeliveryStatus`, body);
      }
      const filterData = { filter: { id } };
      return client.put(`/${audience}/rider_shipping/updateStatus/${id}`, { status, filterData });
    },
  };
}
