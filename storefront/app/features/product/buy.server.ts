import { changeCart } from '~/features/cart/change-cart.server';
import type { Shop } from '~/session/shop.server';
import type { BuyAnswer, SubmittedPurchase } from './buy-answer';
import { CHOICE_PREFIX } from './choice';
import { variantOfForm } from './variant-of-form.server';

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

/** The form as it was filled in: a page that is sent again, with the reason, shows it. */
function submittedBy(form: FormData): SubmittedPurchase {
  const chosen = [...form.keys()].filter((name) => name.startsWith(CHOICE_PREFIX));
  return {
    choice: new URLSearchParams(chosen.map((name) => [name, textOf(form.get(name))])).toString(),
    quantity: textOf(form.get('quantity')),
  };
}

/**
 * Adds the variant that a product's form names, or that its options choose, to the cart.
 * @param staysOnPage whether a script sent the form; otherwise the cart follows, or the page with what was filled in
 */
export async function buy(shop: Shop, slug: string, form: FormData, staysOnPage: boolean): Promise<Response> {
  const submitted = submittedBy(form);
  if (!form.has('variant_id')) {
    const variant = await variantOfForm(shop, slug, form);
    const missing: BuyAnswer = { ok: false, error: '', line: null, submitted };
    if (variant === null) return shop.json(missing, { status: 422 });
    form.set('variant_id', String(variant));
  }
  form.set('intent', 'add');
  const { answer, status } = await changeCart(shop, form);
  if (answer.ok && !staysOnPage) return shop.redirect('/cart');
  return shop.json<BuyAnswer>({ ...answer, submitted }, { status });
}
