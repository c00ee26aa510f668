import { orderResultPath, type VerifiedPayment, type VerifyPayment } from '@stoa/contracts';
import { COOKIES } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';

/** Group number and token of the order last placed in this browser. */
const stored = (shop: Shop): string[] => (shop.visitor.cookies.get(COOKIES.orderAccess) ?? '').split(' ');

/** The token stored when the order was placed, which lets a guest see it. */
export function storedAccess(shop: Shop, group: string): string | undefined {
  const [cookie, token] = stored(shop);
  return cookie === group ? token : undefined;
}

/** Path of the result of the order last placed in this browser; null if there is none. */
export async function lastResult(shop: Shop): Promise<string | null> {
  const [group_number, access_token] = stored(shop);
  if (!group_number || !access_token) return null;
  const outcome = await shop.api.post<VerifiedPayment>('web/verifyPayment', { group_number, access_token });
  return outcome.ok ? orderResultPath(outcome.data) : null;
}

/** E-mail address of an order that was placed in this browser; empty for any other. */
export async function emailOfOrder(shop: Shop, group: string | null): Promise<string> {
  const access_token = group ? storedAccess(shop, group) : undefined;
  if (!group || !access_token) return '';
  const question: VerifyPayment = { group_number: group, access_token };
  const outcome = await shop.api.post<VerifiedPayment>('web/verifyPayment', question);
  return outcome.ok ? outcome.data.order.email : '';
}
