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
/** Parameters of a page; anything else in an address is nobody's business. */
const isKnown = (name: string): boolean => PLAIN.includes(name) || /^attr\.[\w-]{1,60}$/.test(name);

/** Whole or broken amounts, as people type them into the price fields, in minor units. */
function minorUnits(text: string, exponent: number): string | null {
  const amount = Number(text.replace(',', '.'));
  return text !== '' && Number.isFinite(amount) && amount >= 0
    ? String(Math.round(amount * 10 ** exponent))
    : null;
}

/** The address's parameters, tidied: unknown and empty ones out, typed prices in minor units. */
function tidy(url: URL, exponent: number): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of url.searchParams) if (isKnown(name) && value !== '') params.set(name, value);
  for (const [typed, name] of [
    ['from', 'price_min'],
    ['to', 'price_max'],
  ] as const) {
    const amount = minorUnits(url.searchParams.get(typed) ?? '', exponent);
    if (amount !== null) params.set(name, amount);
  }
  return params;
}

/** The states of the country that the list is narrowed to, where delivery depends on them. */
async function statesFor(
  shop: Shop,
  countries: readonly CountryOption[],
  { delivers_to: to }: ShopPage,
): Promise<StateOption[]> {
  const country = countries.find(({ iso2 }) => iso2 === to?.code.slice(0, 2));
  return country?.zoned_by_state ? readStates(shop, country.id) : [];
}

/** Reads a page of products for an address; `fixed` narrows it beyond what the address may say. */
export async function readShop(shop: Shop, url: URL, fixed: Record<string, string> = {}): Promise<ShopView> {
  const [texts, { currency }, frame] = await Promise.all([cardTexts(shop), shop.locale(), shop.frame()]);
  const exponent = frame.currencies.find(({ code }) => code === currency)?.exponent ?? 2;
  const params = tidy(url, exponent);
  const [answer, countries] = await Promise.all([
    shop.api.get<ShopPage>('web/shopFilterProducts', { ...Object.fromEntries(params), ...fixed }),
    // One store's goods all go the same ways.
    'vendor' in fixed ? null : shop.api.tryGet<CountryOption[]>('web/countriesActive'),
  ]);
  const known = countries?.ok ? countries.data : [];
  const hidden = Object.keys(fixed);
  const facets = answer.facets.filter(({ param }) => !hidden.includes(param));
  return toShop({ ...answer, facets }, url.pathname === '/shop' ? '/Shop' : url.pathname, params, {
    ...texts,
    exponent,
    currency,
    countries: known,
    states: await statesFor(shop, known, answer),
  });
}
