import type { CountryOption, ShopPage, StateOption } from '@stoa/contracts';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { readStates } from '~/features/checkout/places.server';
import type { Shop } from '~/session/shop.server';
import { toAlternatives } from './alternatives';
import { tidyQuery, unreadablePrices } from './shop-query';
import { toShop, type ShopView } from './shop-view';
import { unavailableText, withoutUnavailable } from './unavailable-filters';

/** The states of the filtered country, if delivery depends on them. */
async function statesFor(
  shop: Shop,
  countries: readonly CountryOption[],
  { delivers_to: to }: ShopPage,
): Promise<StateOption[]> {
  const country = countries.find(({ iso2 }) => iso2 === to?.code.slice(0, 2));
  return country?.zoned_by_state ? readStates(shop, country.id) : [];
}

/** Number of popular products below an empty list, one row. */
const ALTERNATIVES = '4';

/** The view with the texts in its price fields that are no amounts, which filter nothing, so that they can be corrected. */
function withUnreadable(view: ShopView, query: URLSearchParams): ShopView {
  const { from, to } = unreadablePrices(query);
  const { price } = view;
  if (!price || (from ?? to) === undefined) return view;
  const wrong = (['from', 'to'] as const).filter((name) => ({ from, to })[name] !== undefined);
  return { ...view, price: { ...price, min: from ?? price.min, max: to ?? price.max, wrong } };
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
  const shown = (page: ShopPage): ShopPage => ({
    ...page,
    facets: page.facets.filter(({ param }) => !hidden.includes(param)),
  });
  const path = url.pathname === '/shop' ? '/Shop' : url.pathname;
  const states = await statesFor(shop, options, answer);
  const shopTexts = { ...texts, exponent, currency, countries: options, states };
  const toView = (page: ShopPage, query: URLSearchParams) => toShop(shown(page), path, query, shopTexts);
  const effective = withoutUnavailable(params, answer);
  const unavailable = unavailableText(params, effective, answer, texts.t);
  const view = withUnreadable({ ...toView(answer, effective), unavailable }, url.searchParams);
  if (!view.isEmpty) return view;
  const whole = await shop.api.tryGet<ShopPage>('web/shopFilterProducts', {
    sort: 'popular',
    per_page: ALTERNATIVES,
    ...fixed,
  });
  if (!whole.ok) return view;
  return { ...view, alternatives: toAlternatives(toView(whole.data, new URLSearchParams()), texts.t) };
}
