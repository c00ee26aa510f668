import type {
  AcceptCartPrices,
  AddCartItem,
  Cart,
  ChangeCartItemQuantity,
  SavedCartItems,
} from '@stoa/contracts';
import type { Outcome } from '~/api/client.server';
import type { Shop } from '~/session/shop.server';
import type { CartAnswer } from './cart-answer';
import { rememberCartCount } from './cart-count.server';
import { notesOf } from './notes.server';
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

/** Prices that the form showed, as `line:price`. */
function seenPrices(form: FormData): AcceptCartPrices {
  const pairs = form.getAll('seen').map((pair) => String(pair).split(':').map(wholeNumber));
  return { lines: pairs.map(([cart_item_id = NaN, unit_price = NaN]) => ({ cart_item_id, unit_price })) };
}

/** The cart after something happened beside it; what is no longer there has been done by another tab. */
async function orDone(shop: Shop, doing: Promise<Outcome<unknown>>): Promise<Outcome<Cart>> {
  const outcome = await doing;
  if (!outcome.ok && outcome.failure.status !== 404) return outcome;
  return { ok: true, data: await shop.api.get<Cart>('web/fetchCartItems') };
}

/** Most variants that one form adds. */
const MOST_AT_ONCE = 8;

/** One of each; what is refused hinders nothing of the rest, and is told. */
async function addAll(shop: Shop, form: FormData): Promise<Outcome<Cart> | null> {
  let added: Outcome<Cart> | null = null;
  let refused: Outcome<Cart> | null = null;
  for (const variant_id of form.getAll('variant_id').map(wholeNumber).slice(0, MOST_AT_ONCE)) {
    if (Number.isNaN(variant_id)) continue;
    const outcome = await shop.api.post<Cart>('web/addCartItem', { variant_id });
    if (outcome.ok) added = outcome;
    else refused ??= outcome;
  }
  if (added?.ok) rememberCartCount(shop, added.data.count);
  return refused ?? added;
}

async function send(shop: Shop, form: FormData): Promise<Outcome<Cart> | Response | null> {
  // A typed quantity and a pressed button may both be there; the button comes last and wins.
  const quantity = wholeNumber(form.getAll('quantity').at(-1) ?? '1');
  const line = wholeNumber(form.get('line'));
  switch (form.get('intent')) {
    case 'add':
      return add(shop, form, quantity);
    case 'add_all':
      return addAll(shop, form);
    case 'quantity': {
      const input: ChangeCartItemQuantity = { cart_item_id: line, quantity };
      return Number.isNaN(line + quantity) ? null : shop.api.post('web/changeCartItemQuantity', input);
    }
    case 'remove':
      return Number.isNaN(line) ? null : shop.api.delete(`web/removeCartItem/${line}`);
    case 'clear':
      return shop.api.delete('web/deleteAllCartItems');
    case 'save':
      return Number.isNaN(line) ? null : shop.api.post('web/save_cart_item', { cart_item_id: line });
    case 'restore':
      return orDone(
        shop,
        shop.api.post<Cart>('web/restore_cart_items', {
          saved_item_ids: form.getAll('saved').map(wholeNumber),
        }),
      );
    case 'unsave':
      return orDone(
        shop,
        shop.api.delete<SavedCartItems>(`web/remove_saved_cart_item/${wholeNumber(form.get('saved'))}`),
      );
    case 'accept':
      return shop.api.post('web/accept_cart_prices', seenPrices(form));
    case 'note':
      return shop.api.post('web/update_cart_notes', {
        notes: notesOf(form, [wholeNumber(form.get('vendor'))]),
      });
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
