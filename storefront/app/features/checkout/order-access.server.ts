import type { VerifiedPayment, VerifyPayment } from '@stoa/contracts';
import { COOKIES } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';

/** The token stored when the order was placed, which lets a guest see it. */
export function storedAccess(shop: Shop, group: string): string | undefined {
  const [cookie, token] = (shop.visitor.cookies.get(COOKIES.orderAccess) ?? '').split(' ');
  return cookie === group ? token : undefined;
}

/** E-mail address of an order that was placed in this browser; empty for any other. */
export async function emailOfOrder(shop: Shop, group: string | null): Promise<string> {
  const access_token = group ? storedAccess(shop, group) : undefined;
  if (!group || !access_token) return '';
  const question: VerifyPayment = { group_number: group, access_token };
  const outcome = await shop.api.post<VerifiedPayment>('web/verifyPayment', question);
  return outcome.ok ? outcome.data.order.email : '';
}
