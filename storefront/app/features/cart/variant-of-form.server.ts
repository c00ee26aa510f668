import type { ProductDetail } from '@stoa/contracts';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { choiceHref, chosenVariant, readChoice } from '~/features/product/choice';
import { toProduct } from '~/features/product/product-view';
import type { Shop } from '~/session/shop.server';

/**
 * The variant chosen by the options of a product's form, as posted without scripts; or the product page's
 * address if options are missing, where they are then reported. Null if the form names no product.
 */
export async function variantOfForm(
  shop: Shop,
  form: FormData,
): Promise<{ variant_id: number } | { page: string } | null> {
  const slug = form.get('product');
  if (typeof slug !== 'string' || slug === '') return null;
  const outcome = await shop.api.tryGet<ProductDetail>(`web/product/${encodeURIComponent(slug)}`);
  const first = outcome.ok ? outcome.data.variants[0] : undefined;
  if (!outcome.ok || !first) return null;
  const product = toProduct(outcome.data, first, await cardTexts(shop));
  const choice = readChoice(product, form);
  const variant = chosenVariant(product, choice);
  if (variant) return { variant_id: variant.id };
  return { page: `${choiceHref(product, choice)}&choose=1` };
}
