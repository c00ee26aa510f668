import type { AddCartItem, Cart, ChangeCartItemQuantity } from '@stoa/contracts';
import type { Outcome } from '~/api/client.server';
import { isOfferCode } from '~/features/flash-sales/offer-codes';
import type { Shop } from '~/session/shop.server';
import type { CartAnswer } from './cart-answer';
import { rememberCartCount } from './cart-count.server';

const wholeNumber = (value: FormDataEntryValue | null | undefined): number => {
  const text = typeof value === 'string' ? value.trim() : '';
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
};

function send(shop: Shop, form: FormData): Promise<Outcome<Cart>> | null {
  // A typed quantity and a pressed button may both be there; the button comes last and wins.
  const quantity = wholeNumber(form.getAll('quantity').at(-1) ?? '1');
  const line = wholeNumber(form.get('line'));
  switch (form.get('intent')) {
    case 'add': {
      const input: AddCartItem = { variant_id: wholeNumber(form.get('variant_id')), quantity };
      return Number.isNaN(input.variant_id + quantity) ? null : shop.api.post('web/addCartItem', input);
    }
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

/** Does what a cart form asks for and keeps the badge's number; null when the form makes no sense. */
export async function changeCart(
  shop: Shop,
  form: FormData,
): Promise<{ answer: CartAnswer; status: number }> {
  const { t } = await shop.locale();
  const outcome = await send(shop, form);
  const line = wholeNumber(form.get('line'));
  const failed = { ok: false as const, error: t('error.failed'), line: Number.isNaN(line) ? null : line };
  if (!outcome) return { answer: failed, status: 400 };
  if (outcome.ok) {
    rememberCartCount(shop, outcome.data.count);
    return { answer: { ok: true, count: outcome.data.count }, status: 200 };
  }
  const { failure } = outcome;
  const refused = isOfferCode(failure.code) ? t(`flash.error.${failure.code}`) : failure.error;
  const error = Object.values(failure.errors)[0]?.[0] ?? refused;
  return { answer: { ...failed, error: error || failed.error }, status: failure.status };
}
