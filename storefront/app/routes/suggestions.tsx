import type { SearchSuggestions } from '@stoa/contracts';
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { shopOf } from '~/session/shop.server';

/** Search suggestions for typed text. */
export async function loader(args: LoaderFunctionArgs) {
  const q = new URL(args.request.url).searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const outcome = await shopOf(args).api.tryGet<SearchSuggestions>('web/search_products', { q });
  // Empty on failure: search works without suggestions.
  const none: SearchSuggestions = { products: [], categories: [], brands: [], vendors: [] };
  return json(outcome.ok ? outcome.data : none, { headers: { 'Cache-Control': 'private, max-age=60' } });
}
