import type { ProductDetail } from '@stoa/contracts';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import type { Shop } from '~/session/shop.server';
import { chosenVariant, readChoice } from './choice';
import { toProduct } from './product-view';

/**
 * Id of the variant chosen by the options of a product's form, as posted without scripts; null while options are
 * missing or not available together.
 */
export async function variantOfForm(shop: Shop, slug: string, form: FormData): Promise<number | null> {
  const detail = await shop.api.get<ProductDetail>(`web/product/${encodeURIComponent(slug)}`);
  const first = detail.variants[0];
  if (!first) return null;
  const product = toProduct(detail, first, await cardTexts(shop));
  return chosenVariant(product, readChoice(product, form))?.id ?? null;
}
