import type { ProductDetail } from '@stoa/contracts';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { choiceHref, chosenVariant, readChoice } from '~/features/product/choice';
import { toProduct } from '~/features/product/product-view';
import type { Shop } from '~/session/shop.server';

/**
 * The variant that a product's form asks for by its options, as it does without scripts; or the address of the
 * product's page, which then says what is missing. Null when the form names no product.
 */
export async function variantOfForm(shop: Shop, form: FormData): Promise<number | { page: string } | null> {
  const slug = form.get('product');
  if (typeof slug !== 'string' || slug === '') return null;
  const found = await shop.api.tryGet<ProductDetail>(`web/product/${encodeURIComponent(slug)}`);
  const first = found.ok ? found.data.variants[0] : undefined;
  if (!found.ok || !first) return null;
  const product = toProduct(found.data, first, await cardTexts(shop));
  const choice = readChoice(product, form);
  const variant = chosenVariant(product, choice);
  if (variant) return variant.id;
  return { page: `${choiceHref(product, choice)}&choose=1` };
}
