import type { ProductCard } from '@stoa/contracts';
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { toCard } from '~/features/catalogue/card-view';
import { shopOf } from '~/session/shop.server';
import { parseIds } from '~/ui/cookie-ids';

const MAX_PRODUCTS = 12;

/** Cards of the recently viewed products; empty on failure, as pages work without them. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const ids = parseIds(new URL(args.request.url).searchParams.get('ids'), ',').slice(0, MAX_PRODUCTS);
  // The URL contains neither the language nor the currency of the cards.
  const headers = { 'Cache-Control': 'no-store' };
  if (ids.length === 0) return json({ cards: [] }, { headers });
  const [outcome, texts] = await Promise.all([
    shop.api.tryGet<ProductCard[]>('web/product_cards', { ids: ids.join() }),
    cardTexts(shop),
  ]);
  return json(
    { cards: (outcome.ok ? outcome.data : []).map((product) => toCard(product, texts)) },
    { headers },
  );
}
