import type { CountryOption, ShopPage, StateOption } from '@stoa/contracts';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { readStates } from '~/features/checkout/places.server';
import type { Shop } from '~/session/shop.server';
import { toShop, type ShopView } from './shop-view';

const PLAIN = [
  'q',
  'category',
  'brand',
  'vendor',
  'price_min',
  'price_max',
  'rating',
  'in_stock',
  'on_sale',
  'delivers_to',
  'sort',
  'page',
];
/** Query parameters that a page uses; all others are ignored. */
const isParameter = (name: string): boolean => PLAIN.includes(name) || /^attr\.[\w-]{1,60}$/.test(name);

/** An amount as typed into the price fields, whole or decimal, in minor units. */
function minorUnits(text: string, exponent: number): string | null {
  const amount = Number(text.replace(',', '.'));
  return text !== '' && Number.isFinite(amount) && amount >= 0
    ? String(Math.round(amount * 10 ** exponent))
    : null;
}

/** Normalises the query: drops unknown and empty parameters, converts typed prices to minor units. */
function tidy(url: URL, exponent: number): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of url.searchParams)
    if (isParameter(name) && value !== '') params.set(name, value);
  for (const [typed, name] of [
    ['from', 'price_min'],
    ['to', 'price_max'],
  ] as const) {
    const amount = minorUnits(url.searchParams.get(typed) ?? '', exponent);
    if (amount !== null) params.set(name, amount);
  }
  return params;
}

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
  const params = tidy(url, exponent);
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
