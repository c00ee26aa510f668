import {
  isIdempotencyKey,
  orderResultPath,
  type Cart,
  type ChangedLine,
  type ExecutePayment,
  type ExpectedLine,
  type PlacedOrder,
} from '@stoa/contracts';
import { idempotencyHeader } from '~/api/idempotency-header.server';
import { rememberCartCount } from '~/features/cart/cart-count.server';
import { notesOf } from '~/features/cart/notes.server';
import { isOfferCode } from '~/features/flash-sales/offer-codes';
import { COOKIES } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';
import { refusalText } from './saved-addresses.server';
import { choicesOf, forgetCheckout, keepCheckout, newKey, type CheckoutState } from './state.server';
import type { Refusal } from './take-step.server';

/** Path of the payment result page. */
export const resultPath = orderResultPath;

/**
 * True if the refusal means that nothing was written; after any other failure the order may exist, and only a
 * retry with its key can tell. No order has a malformed key.
 */
const isCertain = (status: number, key: string): boolean =>
  !isIdempotencyKey(key) || (status >= 400 && status < 500 && status !== 408 && status !== 429);

/** Parses a line as the form showed it: id, quantity and price. */
function seenLine(text: FormDataEntryValue): ExpectedLine {
  const [cart_item_id = NaN, quantity = NaN, unit_price = NaN] = String(text).split(':').map(Number);
  return { cart_item_id, quantity, unit_price };
}

/**
 * Why the order cannot be placed yet: choices of another tab that this page did not show, changed prices without
 * consent, or a note that could not be saved.
 */
async function notReady(shop: Shop, form: FormData, state: CheckoutState): Promise<Refusal | null> {
  const { t } = await shop.locale();
  if (form.has('choices') && form.get('choices') !== choicesOf(state))
    return { error: t('checkout.changedElsewhere'), changed: true };
  if (form.has('changes') && !form.has('consent')) return { error: t('consent.needed') };
  const notes = notesOf(form, form.getAll('vendor').map(Number));
  const isNoted = notes.some(({ note, is_gift: isGift }) => note || isGift);
  if (!isNoted && !form.has('noted')) return null;
  const outcome = await shop.api.post<Cart>('web/update_cart_notes', { notes });
  // The seller's last line was removed in another tab: placing the order will report that.
  if (outcome.ok || 'notes.0.vendor_id' in outcome.failure.errors) return null;
  return { error: Object.values(outcome.failure.errors)[0]?.[0] ?? outcome.failure.error };
}

function inputOf(state: CheckoutState, form: FormData): ExecutePayment {
  const codes = form.getAll('coupon_code').map(String);
  return {
    email: state.email,
    shipping_address_id: state.address_id,
    ...(form.has('address_version') && { shipping_address_version: Number(form.get('address_version')) }),
    shipping_address: state.address,
    billing_address: state.billing_address,
    methods: state.methods ?? [],
    ...(state.payment && { payment_method: state.payment }),
    ...(form.has('use_wallet') && { use_wallet: Number(form.get('use_wallet')) }),
    expected_total: Number(form.get('expected_total')),
    ...(codes.length > 0 && { coupon_codes: codes }),
    expected_lines: form.getAll('seen').map(seenLine),
  };
}

/**
 * Path of the result page, which leads on to the hosted payment page if there is one: a form can't be redirected to
 * another host directly, as the Content-Security-Policy forbids that without scripts.
 */
export function paymentPath(order: PlacedOrder, search = ''): string {
  const query = new URLSearchParams(search);
  if (order.redirect_url) query.set('pay', 'now');
  const text = query.toString();
  return resultPath(order) + (text ? `?${text}` : '');
}

/**
 * Allows http and https only: a payment gateway may be on any host, but the redirect must not be a script
 * URL.
 */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** Places the order with the form's idempotency key and redirects to its payment or result. */
export async function placeOrder(
  shop: Shop,
  form: FormData,
  state: CheckoutState,
): Promise<Response | Refusal> {
  const { t } = await shop.locale();
  const refusal = await notReady(shop, form, state);
  if (refusal) return refusal;
  const key = String(form.get('idempotency_key') ?? '');
  const header = idempotencyHeader(key);
  const outcome = await shop.api.post<PlacedOrder>('web/executePayment', inputOf(state, form), header);
  if (!outcome.ok) {
    const { status, code, error, details } = outcome.failure;
    keepCheckout(shop, { ...state, key: isCertain(status, key) ? newKey() : key });
    if (status === 409 && 'total' in details) {
      const lines = (details.lines ?? []) as ChangedLine[];
      return { error: code === 'total_changed' ? t('checkout.changed') : error, changed: true, lines };
    }
    if (isOfferCode(code) || code === 'address_changed') return { error, changed: true };
    const { coupon_code: lapsed } = details;
    if (typeof lapsed === 'string')
      return { error: `${t('coupon.lapsed', { code: lapsed })} ${t('checkout.changed')}`, changed: true };
    return { error: await refusalText(shop, outcome.failure, state) };
  }
  const order = outcome.data;
  shop.setCookie(COOKIES.orderAccess, `${order.group_number} ${order.access_token}`);
  if (order.outcome === 'failed') keepCheckout(shop, { ...state, key: newKey() });
  else {
    forgetCheckout(shop);
    rememberCartCount(shop, 0);
  }
  return shop.redirect(paymentPath(order));
}
