import type { AddCartItem, Cart, ChangeCartItemQuantity } from '@stoa/contracts';
import type { Outcome } from '~/api/client.server';
import type { Shop } from '~/session/shop.server';
import type { CartAnswer } from './cart-answer';
import { rememberCartCount } from './cart-count.server';
import { variantOfForm } from './variant-of-form.server';

const wholeNumber = (value: FormDataEntryValue | null | undefined): number => {
  const text = typeof value === 'string' ? value.trim() : '';
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
};

/** The client's key for one press of the button; the server makes one where no script did. */
const requestKey = (form: FormData): Pick<AddCartItem, 'request_key'> => {
  const key = form.get('request_key');
  return typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) ? { request_key: key } : {};
};

async function add(shop: Shop, form: FormData, quantity: number): Promise<Outcome<Cart> | Response | null> {
  const named = form.get('variant_id');
  const variant = named === null ? await variantOfForm(shop, form) : wholeNumber(named);
  if (variant !== null && typeof variant === 'object') return shop.redirect(variant.page);
  if (variant === null || Number.isNaN(variant + quantity)) return null;
  return shop.api.post('web/addCartItem', { variant_id: variant, quantity, ...requestKey(form) });
}

async function send(shop: Shop, form: FormData): Promise<Outcome<Cart> | Response | null> {
  // A typed quantity and a pressed button may both be there; the button comes last and wins.
  const quantity = wholeNumber(form.getAll('quantity').at(-1) ?? '1');
  const line = wholeNumber(form.get('line'));
  switch (form.get('intent')) {
    case 'add':
      return add(shop, form, quantity);
    case 'quantity': {
      const input: ChangeCartItemQuantity = { cart_item_id: line, quantity };
      return Number.isNaN(line + quantity) ? null : shop.api.post('web/changeCartItemQuantity', input);
    }
    case 'remove':
      return Number.isNaN(line) ? null : shop.api.delete(`web/removeCartItem/${line}`);
    default:
      return null;
  }
}

/** Does what a cart form asks for and keeps the badge's number; a page to go to where a choice is missing. */
export async function changeCart(
  shop: Shop,
  form: FormData,
): Promise<{ answer: CartAnswer; status: number } | Response> {
  const { t } = await shop.locale();
  const outcome = await send(shop, form);
  if (outcome instanceof Response) return outcome;
  const line = wholeNumber(form.get('line'));
  const failed = { ok: false as const, error: t('error.failed'), line: Number.isNaN(line) ? null : line };
  if (!outcome) return { answer: failed, status: 400 };
  if (outcome.ok) {
    rememberCartCount(shop, outcome.data.count);
    return { answer: { ok: true, count: outcome.data.count }, status: 200 };
  }
  const { failure } = outcome;
  const error = Object.values(failure.errors)[0]?.[0] ?? failure.error;
  return { answer: { ...failed, error: error || failed.error }, status: failure.status };
}
