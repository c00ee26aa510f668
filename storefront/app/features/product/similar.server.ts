import type { ShopPage } from '@stoa/contracts';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { toCard, type CardView } from '~/features/catalogue/card-view';
import type { Shop } from '~/session/shop.server';

/** Number of products, one row. */
const COUNT = 4;

/** What is offered in place of a product that does not exist, or no longer. */
export interface Similar {
  title: string;
  cards: CardView[];
}

async function search(shop: Shop, query: Record<string, string>): Promise<ShopPage | null> {
  const outcome = await shop.api.tryGet<ShopPage>('web/shopFilterProducts', { ...query, per_page: COUNT });
  return outcome.ok ? outcome.data : null;
}

/** Products that have the words of an address, perhaps fewer or other ones. */
async function searchWords(shop: Shop, words: string): Promise<ShopPage | null> {
  const found = await search(shop, { q: words });
  return found?.total === 0 && found.did_you_mean ? search(shop, { q: found.did_you_mean }) : found;
}

/** Products like one whose page is gone, by the words of its address; popular ones if there are none. */
export async function readSimilar(shop: Shop, slug: string): Promise<Similar | null> {
  const [texts, found] = await Promise.all([cardTexts(shop), searchWords(shop, slug.replaceAll('-', ' '))]);
  const isSimilar = found !== null && found.products.length > 0;
  const page = isSimilar ? found : await search(shop, { sort: 'popular' });
  if (!page || page.products.length === 0) return null;
  return {
    title: texts.t(isSimilar ? 'shop.similar' : 'shop.popular'),
    cards: page.products.map((product) => toCard(product, texts)),
  };
}
