import type {
  CustomerDispute,
  DecideDispute,
  DisputeRecord,
  OpenDispute,
  OrderDisputes,
  PayoutWallet,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import type { Delivered } from './returns.factories';

/** Opens a dispute about a delivered order. */
export function openDispute(
  { buyer, order_id }: Pick<Delivered, 'buyer' | 'order_id'>,
  more: Partial<OpenDispute> = {},
): Promise<Answer<{ data: OrderDisputes }>> {
  const input: OpenDispute = {
    order_id,
    reason: 'product_unacceptable',
    description: 'The lamp does not work at all.',
    ...more,
  };
  return buyer.post('/web/openDispute', input);
}

/** An open dispute as its customer sees it. */
export async function givenDispute(
  delivered: Pick<Delivered, 'buyer' | 'order_id'>,
  more: Partial<OpenDispute> = {},
): Promise<CustomerDispute> {
  const { body, text } = await openDispute(delivered, more);
  const dispute = body.data?.disputes.at(-1);
  if (!dispute) throw new Error(text);
  return dispute;
}

/** Adds evidence in a console. */
export function respond(
  by: Client,
  audience: 'admin' | 'vendor',
  dispute_id: number,
  note = 'It worked when we sent it.',
): Promise<Answer<{ data: DisputeRecord }>> {
  return by.post(`/${audience}/addDisputeEvidence`, { dispute_id, note });
}

/** Decides a dispute as an operator. */
export function decide(
  admin: Client,
  dispute_id: number,
  state: DecideDispute['state'],
  part: Partial<DecideDispute> = {},
): Promise<Answer<{ data: DisputeRecord }>> {
  return admin.post('/admin/decideDispute', { dispute_id, state, note: 'We have seen both sides.', ...part });
}

/** Disputes about an order as its buyer sees them, and what can be disputed. */
export async function disputesOf({
  buyer,
  group_number,
}: Pick<Delivered, 'buyer' | 'group_number'>): Promise<OrderDisputes> {
  const found = await buyer.post<{ data: OrderDisputes[] }>('/web/order_disputes', { group_number });
  const [own] = found.body.data;
  if (!own) throw new Error(found.text);
  return own;
}

/** What a vendor's books say. */
export async function balanceOf(
  vendor: Client,
): Promise<Pick<PayoutWallet, 'pending' | 'available' | 'held'>> {
  const { data } = (await vendor.get<{ data: PayoutWallet }>('/vendor/getPayoutBalance')).body;
  return { pending: data.pending, available: data.available, held: data.held };
}
