import type { CancelOrder, CustomerOrder, Reorder, Reordered } from '@stoa/contracts';
import { rememberCartCount } from '~/features/cart/cart-count.server';
import { requestKeyOfForm } from '~/features/cart/request-key-of-form.server';
import { addressOf, type Shop } from '~/session/shop.server';
import type { OwnOrderAnswer } from './own-order-answer';

/** Identifies the order group; guests also need their access token. */
interface Owned {
  group: string;
  accessToken?: string;
}

async function cancel(shop: Shop, form: FormData, { accessToken }: Owned, here: string): Promise<Response> {
  const order_id = Number(form.get('order_id'));
  const reason = String(form.get('reason') ?? '').trim();
  const input: CancelOrder = { order_id, access_token: accessToken, ...(reason && { reason }) };
  const outcome = await shop.api.post<CustomerOrder>('web/cancelOrder', input);
  if (outcome.ok) return shop.redirect(here);
  const { t } = await shop.locale();
  const { status, error } = outcome.failure;
  const text = status === 409 ? t('account.cancel.tooLate') : error;
  return shop.json<OwnOrderAnswer>({ ok: false, orderId: order_id, error: text, refused: [] }, { status });
}

async function reorder(shop: Shop, form: FormData, { group, accessToken }: Owned): Promise<Response> {
  const input: Reorder = {
    group_number: group,
    access_token: accessToken,
    ...requestKeyOfForm(form),
  };
  const outcome = await shop.api.post<Reordered>('web/reorder', input);
  if (!outcome.ok) {
    const { status, error } = outcome.failure;
    return shop.json<OwnOrderAnswer>({ ok: false, orderId: null, error, refused: [] }, { status });
  }
  const { cart, refused } = outcome.data;
  rememberCartCount(shop, cart.count);
  if (refused.length === 0) return shop.redirect('/cart');
  return shop.json<OwnOrderAnswer>({ ok: true, orderId: null, error: null, refused });
}

/** Action of an order's page: cancels one seller's order, or adds all items to the cart again. */
export async function changeOwnOrder(shop: Shop, request: Request, owned: Owned): Promise<Response> {
  const form = await request.formData();
  if (form.get('intent') === 'reorder') return reorder(shop, form, owned);
  return cancel(shop, form, owned, addressOf(request));
}
