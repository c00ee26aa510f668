import type { AcceptCartPrices, Cart, ChangeCartItemQuantity, SavedCartItems } from '@stoa/contracts';
import type { Outcome } from '~/api/client.server';
import type { Shop } from '~/session/shop.server';
import type { CartAnswer } from './cart-answer';
import { rememberCartCount } from './cart-count.server';
import { notesOf } from './notes.server';
import { numberOfForm } from './quantity-of-form';
import { requestKeyOfForm } from './request-key-of-form.server';
import { readPricedVariant, SEEN_PRICE, seenPriceOf } from './seen-price';

const wholeNumber = (value: FormDataEntryValue | null | undefined): number => {
  const text = typeof value === 'string' ? value.trim() : '';
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
};

async function add(shop: Shop, form: FormData): Promise<Outcome<Cart> | null> {
  const piece = readPricedVariant(form.get('variant_id'));
  if (!piece) return null;
  const quantity = numberOfForm(form) ?? 0;
  return shop.api.post('web/addCartItem', {
    ...piece,
    quantity,
    ...seenPriceOf(form, piece.variant_id, quantity),
    ...requestKeyOfForm(form),
  });
}

/** Prices that the form showed, as `line:price`. */
function seenPrices(form: FormData): AcceptCartPrices {
  const pairs = form.getAll('seen').map((pair) => String(pair).split(':').map(wholeNumber));
  return { lines: pairs.map(([cart_item_id = NaN, unit_price = NaN]) => ({ cart_item_id, unit_price })) };
}

/**
 * The cart after a change of its saved-for-later lines; a 404 means that another tab has already made the
 * change.
 */
async function orDone(shop: Shop, doing: Promise<Outcome<unknown>>): Promise<Outcome<Cart>> {
  const outcome = await doing;
  if (!outcome.ok && outcome.failure.status !== 404) return outcome;
  return { ok: true, data: await shop.api.get<Cart>('web/fetchCartItems') };
}

/** Most variants that one form may add. */
const MAX_BATCH = 8;

/** Adds one of each variant; a refused one does not stop the rest and is reported. */
async function addAll(shop: Shop, form: FormData): Promise<Outcome<Cart> | null> {
  let added: Outcome<Cart> | null = null;
  let refused: Outcome<Cart> | null = null;
  for (const piece of form.getAll('variant_id').map(readPricedVariant).slice(0, MAX_BATCH)) {
    if (!piece) continue;
    const key = requestKeyOfForm(form, piece.variant_id);
    const outcome = await shop.api.post<Cart>('web/addCartItem', { ...piece, ...key });
    if (outcome.ok) added = outcome;
    else refused ??= outcome;
  }
  if (added?.ok) rememberCartCount(shop, added.data.count);
  return refused ?? added;
}

async function send(shop: Shop, form: FormData): Promise<Outcome<Cart> | null> {
  const line = wholeNumber(form.get('line'));
  switch (form.get('intent')) {
    case 'add':
      return add(shop, form);
    case 'add_all':
      return addAll(shop, form);
    case 'quantity': {
      const price = wholeNumber(form.get('unit_price'));
      const seen = Number.isNaN(price) ? {} : { unit_price: price };
      const input: Partial<ChangeCartItemQuantity> = {
        cart_item_id: line,
        quantity: numberOfForm(form),
        ...seen,
      };
      return Number.isNaN(line) ? null : shop.api.post('web/changeCartItemQuantity', input);
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

/** Message if the item's price differs from the one on the page from which it was added. */
async function repriced(shop: Shop, form: FormData, cart: Cart): Promise<{ repriced?: string }> {
  const piece = readPricedVariant(form.get('variant_id'));
  const hasShown = piece?.unit_price !== undefined || form.has(SEEN_PRICE);
  if (form.get('intent') !== 'add' || !hasShown) return {};
  const lines = cart.groups.flatMap((group) => group.lines);
  const line = lines.find(({ variant_id }) => variant_id === piece?.variant_id);
  const before = line?.previous_unit_price ?? null;
  if (!line || before === null || before === line.unit_price) return {};
  const { t, formats } = await shop.locale();
  const money = (amount: number): string => formats.money(amount, cart.currency);
  return { repriced: t('cart.addedRepriced', { before: money(before), now: money(line.unit_price) }) };
}

/** Runs a cart form's action and updates the badge's count. */
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
    return {
      answer: { ok: true, count: outcome.data.count, ...(await repriced(shop, form, outcome.data)) },
      status: 200,
    };
  }
  const { failure } = outcome;
  const error = Object.values(failure.errors)[0]?.[0] ?? failure.error;
  return { answer: { ...failed, error: error || failed.error }, status: failure.status };
}
