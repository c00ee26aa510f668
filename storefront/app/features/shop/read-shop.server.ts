import type { CountryOption, ShopPage, StateOption } from '@stoa/contracts';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { readStates } from '~/features/checkout/places.server';
import type { Shop } from '~/session/shop.server';
import { tidyQuery } from './shop-query';
import { toShop, type ShopView } from './shop-view';

/** The states of the filtered country, if delivery depends on them. */
async function statesFor(
  shop: Shop,
  countries: readonly CountryOption[],
  { delivers_to: to }: ShopPage,
): Promise<StateOption[]> {
  const country = countries.find(({ iso2 }) => iso2 === to?.code.slice(0, 2));
  return country?.zoned_by_state ? readStates(shop, country.id) : [];
}

/** Reads a page of products for a URL; `fixed` adds filters that the URL cannot change. */
export async function readShop(shop: Shop, url: URL, fixed: Record<string, string> = {}): Promise<ShopView> {
  const [texts, { currency }, frame] = await Promise.all([cardTexts(shop), shop.locale(), shop.frame()]);
  const exponent = frame.currencies.find(({ code }) => code === currency)?.exponent ?? 2;
  const params = tidyQuery(url.searchParams, exponent);
  const [answer, countries] = await Promise.all([
    shop.api.get<ShopPage>('web/shopFilterProducts', { ...Object.fromEntries(params), ...fixed }),
    // The filter is useless within one store: all of its products ship the same way.
    'vendor' in fixed ? null : shop.api.tryGet<CountryOption[]>('web/countriesActive'),
  ]);
  const options = countries?.ok ? countries.data : [];
  const hidden = Object.keys(fixed);
  const facets = answer.facets.filter(({ param }) => !hidden.includes(param));
  return toShop({ ...answer, facets }, url.pathname === '/shop' ? '/Shop' : url.pathname, params, {
    ...texts,
    exponent,
    currency,
    countries: options,
    states: await statesFor(shop, options, answer),
  });
}
