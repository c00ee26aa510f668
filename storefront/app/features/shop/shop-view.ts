import type { CountryOption, Facet, ShopPage, ShopSort, StateOption } from '@stoa/contracts';
import { SHOP_SORTS } from '@stoa/contracts';
import { toCard, type CardView } from '~/features/catalogue/card-view';
import { toSeo, type SeoView } from '~/features/frame/seo-view';
import { categoryHref } from '~/features/frame/frame-view';
import type { Alternatives } from './alternatives';
import { pageWindow } from './page-window';

type CardTexts = Parameters<typeof toCard>[1];

/** Translations and settings of a shop page; prices in its URL are minor units of `currency`. */
type ShopTexts = CardTexts & {
  exponent: number;
  currency: string;
  countries: readonly CountryOption[];
  states: readonly StateOption[];
};

/** A facet value as a link that toggles it. */
export interface FacetLink {
  value: string;
  label: string;
  count: string;
  href: string;
  selected: boolean;
  swatch: string | null;
}

export interface FacetView {
  param: string;
  label: string;
  kind: Facet['kind'];
  links: FacetLink[];
}

/** An active filter; its link removes it. */
export interface Chip {
  label: string;
  href: string;
}

/** A page number, or an ellipsis for those left out. */
export type PageLink = { label: string; href: string; current: boolean } | { label: '…'; href: null };

/** View model of a shop page. */
export interface ShopView {
  title: string;
  description: string;
  /** SEO texts of the category or brand. */
  seo: SeoView | null;
  trail: { name: string; href: string }[];
  total: string;
  /** Number of products, and the page's own URL. */
  count: number;
  href: string;
  /** Query parameters that selected nothing, such as a brand that does not exist. */
  ignored: string[];
  /** What the URL asks for and no longer exists; null if everything does. */
  unavailable: string | null;
  isEmpty: boolean;
  /** For an empty list only; null if nothing else can be shown. */
  alternatives: Alternatives | null;
  query: string;
  /** Suggested other search text ("Did you mean"), if any. */
  meant: { text: string; query: string; href: string } | null;
  cards: CardView[];
  facets: FacetView[];
  chips: Chip[];
  clearHref: string;
  sorts: { label: string; href: string; current: boolean }[];
  page: number;
  pages: PageLink[];
  previous: string | null;
  next: string | null;
  price: {
    min: string;
    max: string;
    step: string;
    lowest: string;
    highest: string;
    keep: [string, string][];
    /** The fields whose text is no amount. */
    wrong: ('from' | 'to')[];
  } | null;
  /** Delivery place filter; null if it is not offered. */
  delivery: {
    /** ISO codes of the chosen country and of its state; empty for none. */
    country: string;
    state: string;
    countries: { code: string; name: string }[];
    /** States of the chosen country, if delivery depends on them. */
    states: { code: string; name: string }[];
    /** URL of the list without a place. */
    to: string;
  } | null;
}

/** Path and query of a shop page; the first page and an empty query are omitted. */
function address(path: string, params: URLSearchParams): string {
  const text = params.toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}

/** The same page with one parameter changed, starting from the first page again. */
function changed(path: string, params: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  return address(path, next);
}

const NAMED = ['category', 'brand', 'vendor', 'rating', 'in_stock', 'on_sale'] as const;
const SINGLE: readonly Facet['kind'][] = ['rating', 'flag'];

function toggled(facet: Facet, value: string, selected: boolean): string {
  if (SINGLE.includes(facet.kind)) return selected ? '' : value;
  const above = facet.values.find((each) => each.value === value)?.above ?? [];
  const chosen = facet.values
    .filter((each) => each.selected && each.value !== value)
    // A category replaces its ancestors and descendants.
    .filter((each) => !above.includes(each.value) && !each.above?.includes(value))
    .map((each) => each.value);
  return (selected ? chosen : [...chosen, value]).join(',');
}

function toFacet(facet: Facet, path: string, params: URLSearchParams, { t, formats }: CardTexts): FacetView {
  const named = NAMED.find((name) => name === facet.param);
  return {
    param: facet.param,
    // The shop's own facets are translated here; attributes come with their names.
    label: named ? t(`shop.facet.${named}`) : facet.label,
    kind: facet.kind,
    links: facet.values.map((each) => ({
      value: each.value,
      label: valueLabel(facet, each.label, each.value, t),
      count: formats.number(each.count),
      href: changed(path, params, facet.param, toggled(facet, each.value, each.selected)),
      selected: each.selected,
      swatch: each.swatch,
    })),
  };
}

function valueLabel(facet: Facet, label: string, value: string, t: CardTexts['t']): string {
  if (facet.kind === 'rating') return t('shop.starsUp', { count: Number(value) });
  if (facet.param === 'on_sale') return t('shop.onSale');
  return facet.param === 'in_stock' ? t('product.inStock') : label;
}

function priceView(shop: ShopPage, params: URLSearchParams, exponent: number): ShopView['price'] {
  if (!shop.price_range || shop.price_range.max <= shop.price_range.min) return null;
  const unit = 10 ** exponent;
  const shown = (name: string) => (params.has(name) ? String(Number(params.get(name)) / unit) : '');
  const keep = [...params].filter(([name]) => !['price_min', 'price_max', 'page', 'price'].includes(name));
  return {
    min: shown('price_min'),
    max: shown('price_max'),
    step: String(1 / unit),
    lowest: String(Math.floor(shop.price_range.min / unit)),
    highest: String(Math.ceil(shop.price_range.max / unit)),
    keep: keep.map(([name, value]) => [name, value]),
    wrong: [],
  };
}

/** The delivery place filter with its options. */
export function deliveryView(
  { delivers_to: to }: Pick<ShopPage, 'delivers_to'>,
  params: URLSearchParams,
  path: string,
  { countries, states }: Pick<ShopTexts, 'countries' | 'states'>,
): ShopView['delivery'] {
  if (countries.length === 0) return null;
  const [country = '', state = ''] = to?.code.split('-') ?? [];
  return {
    country,
    state,
    countries: countries.map(({ iso2: code, name }) => ({ code, name })),
    states: states.map(({ code, name }) => ({ code, name })),
    to: changed(path, params, 'delivers_to', null),
  };
}

/** The price filter as text; null without one. */
function priceLabel(params: URLSearchParams, { t, formats, currency }: ShopTexts): string | null {
  const [min, max] = ['price_min', 'price_max'].map((name) => {
    const amount = params.get(name);
    return amount === null ? null : formats.money(Number(amount), currency);
  });
  if (min && max) return t('shop.priceBetween', { min, max });
  if (min) return t('shop.priceAbove', { min });
  return max ? t('shop.priceBelow', { max }) : null;
}

function chipsOf(
  { delivers_to: to }: ShopPage,
  facets: readonly FacetView[],
  path: string,
  params: URLSearchParams,
  texts: ShopTexts,
): Chip[] {
  const chosen = facets.flatMap(({ links }) => links.filter(({ selected }) => selected));
  const price = priceLabel(params, texts);
  const withoutPrice = new URLSearchParams(params);
  for (const name of ['price_min', 'price_max', 'page']) withoutPrice.delete(name);
  return [
    ...chosen.map(({ label, href }) => ({ label, href })),
    ...(price ? [{ label: price, href: address(path, withoutPrice) }] : []),
    ...(to
      ? [
          {
            label: texts.t('shop.deliversTo', { place: to.name }),
            href: changed(path, params, 'delivers_to', null),
          },
        ]
      : []),
  ];
}

/** Converts a shop page of the API to links and texts; `path` and `params` are the page's own URL. */
export function toShop(shop: ShopPage, path: string, params: URLSearchParams, texts: ShopTexts): ShopView {
  const { t, formats, exponent } = texts;
  const facets = shop.facets
    .filter(({ values }) => values.length > 0)
    .map((facet) => toFacet(facet, path, params, texts));
  const pageHref = (page: number) => pageAddress(path, params, page);
  const query = params.get('q') ?? '';
  return {
    title: titleOf(shop, query, t),
    meant: meantOf(shop, path, t),
    description: shop.category?.description ?? shop.brand?.description ?? '',
    seo: shop.seo && toSeo(shop.seo),
    trail: (shop.category?.trail ?? []).map(({ name, slug }) => ({ name, href: categoryHref(slug) })),
    total: t('shop.count', { count: shop.total }),
    count: shop.total,
    href: pageAddress(path, params, shop.page),
    ignored: shop.ignored,
    unavailable: null,
    isEmpty: shop.products.length === 0,
    alternatives: null,
    query,
    cards: shop.products.map((product) => toCard(product, texts)),
    facets,
    chips: chipsOf(shop, facets, path, params, texts),
    clearHref: query ? address(path, new URLSearchParams({ q: query })) : path,
    sorts: SHOP_SORTS.filter(
      (sort: ShopSort) => sort !== 'relevance' || query !== '' || shop.sort === 'relevance',
    ).map((sort) => ({
      label: t(`shop.sort.${sort}`),
      href: changed(path, params, 'sort', sort),
      current: sort === shop.sort,
    })),
    page: shop.page,
    pages: pageWindow(shop.page, shop.pages).map((page) =>
      page === null
        ? { label: '…', href: null }
        : { label: formats.number(page), href: pageHref(page), current: page === shop.page },
    ),
    previous: shop.page > 1 ? pageHref(shop.page - 1) : null,
    next: shop.page < shop.pages ? pageHref(shop.page + 1) : null,
    price: priceView(shop, params, exponent),
    delivery: deliveryView(shop, params, path, texts),
  };
}

/** Title of the list: the search text, else names of the chosen brands and categories. */
function titleOf({ facets, category, brand }: ShopPage, query: string, t: CardTexts['t']): string {
  if (query) return t('shop.resultsFor', { query });
  const chosen = (param: string) =>
    facets.find((facet) => facet.param === param)?.values.filter(({ selected }) => selected) ?? [];
  const names = (param: string, only: string | undefined) =>
    only ??
    chosen(param)
      .map(({ label }) => label)
      .join(', ');
  return (
    [names('brand', brand?.name), names('category', category?.name)].filter(Boolean).join(' · ') ||
    t('shop.title')
  );
}

/** The suggested other search text, for which products are shown or would be found. */
function meantOf(
  { did_you_mean: meant, total }: ShopPage,
  path: string,
  t: CardTexts['t'],
): ShopView['meant'] {
  if (!meant) return null;
  const href = address(path, new URLSearchParams({ q: meant }));
  return { text: t(total > 0 ? 'shop.meantFound' : 'shop.meantNone'), query: meant, href };
}

function pageAddress(path: string, params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return address(path, next);
}
