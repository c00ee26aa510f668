import type { Facet, ShopPage, ShopSort } from '@stoa/contracts';
import { SHOP_SORTS } from '@stoa/contracts';
import { toCard, type CardView } from '~/features/catalogue/card-view';
import { toSeo, type SeoView } from '~/features/frame/seo-view';
import { categoryHref } from '~/features/frame/frame-view';

type CardTexts = Parameters<typeof toCard>[1];

/** One value of a facet, as a link that switches it. */
export interface FacetLink {
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

/** A chosen value that a click takes away again. */
export interface Chip {
  label: string;
  href: string;
}

/** The shop page as it is printed. */
export interface ShopView {
  title: string;
  description: string;
  /** What the category or brand tells search engines. */
  seo: SeoView | null;
  trail: { name: string; href: string }[];
  total: string;
  isEmpty: boolean;
  query: string;
  cards: CardView[];
  facets: FacetView[];
  chips: Chip[];
  clearHref: string;
  sorts: { label: string; href: string; current: boolean }[];
  pages: { label: string; href: string; current: boolean }[];
  previous: string | null;
  next: string | null;
  price: {
    min: string;
    max: string;
    step: string;
    lowest: string;
    highest: string;
    keep: [string, string][];
  } | null;
}

/** Path and query of a shop page; the first page and an empty query leave no trace. */
function address(path: string, params: URLSearchParams): string {
  const text = params.toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}

/** The same page with one parameter changed and counting from the first page again. */
function changed(path: string, params: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  return address(path, next);
}

const NAMED: readonly string[] = ['category', 'brand', 'vendor', 'rating', 'in_stock'];
const SINGLE: readonly Facet['kind'][] = ['rating', 'flag'];

function toggled(facet: Facet, value: string, selected: boolean): string {
  if (SINGLE.includes(facet.kind)) return selected ? '' : value;
  const chosen = facet.values
    .filter((each) => each.selected && each.value !== value)
    .map((each) => each.value);
  return (selected ? chosen : [...chosen, value]).join(',');
}

function toFacet(facet: Facet, path: string, params: URLSearchParams, { t, formats }: CardTexts): FacetView {
  return {
    param: facet.param,
    // The shop's own facets have names in every language; attributes bring theirs.
    label: NAMED.includes(facet.param) ? t(`shop.facet.${facet.param}`) : facet.label,
    kind: facet.kind,
    links: facet.values.map((each) => ({
      label: valueLabel(facet, each.label, each.value, t),
      count: formats.number(each.count),
      href: changed(path, params, facet.param, toggled(facet, each.value, each.selected)),
      selected: each.selected,
      swatch: each.swatch,
    })),
  };
}

function valueLabel(facet: Facet, label: string, value: string, t: CardTexts['t']): string {
  if (facet.kind === 'rating') return t('shop.starsUp', { stars: value });
  return facet.param === 'in_stock' ? t('product.inStock') : label;
}

/** Page numbers worth a link: the ends and those around the current one. */
export function pageWindow(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  return [...new Set(wanted.filter((each) => each >= 1 && each <= pages))].sort((a, b) => a - b);
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
  };
}

function chipsOf(
  facets: readonly FacetView[],
  path: string,
  params: URLSearchParams,
  { t }: CardTexts,
): Chip[] {
  const chosen = facets.flatMap(({ links }) => links.filter(({ selected }) => selected));
  const price = ['price_min', 'price_max'].some((name) => params.has(name));
  const withoutPrice = new URLSearchParams(params);
  for (const name of ['price_min', 'price_max', 'page']) withoutPrice.delete(name);
  return [
    ...chosen.map(({ label, href }) => ({ label, href })),
    ...(price ? [{ label: t('shop.price'), href: address(path, withoutPrice) }] : []),
  ];
}

/** Turns an answer of the shop into a page of links; `path` and `params` are the page's own address. */
export function toShop(
  shop: ShopPage,
  path: string,
  params: URLSearchParams,
  texts: CardTexts & { exponent: number },
): ShopView {
  const { t, formats, exponent } = texts;
  const facets = shop.facets
    .filter(({ values }) => values.length > 0)
    .map((facet) => toFacet(facet, path, params, texts));
  const pageHref = (page: number) => pageAddress(path, params, page);
  const query = params.get('q') ?? '';
  return {
    title:
      shop.category?.name ?? shop.brand?.name ?? (query ? t('shop.resultsFor', { query }) : t('shop.title')),
    description: shop.category?.description ?? shop.brand?.description ?? '',
    seo: shop.seo && toSeo(shop.seo),
    trail: (shop.category?.trail ?? []).map(({ name, slug }) => ({ name, href: categoryHref(slug) })),
    total: t(shop.total_capped_at ? 'shop.countCapped' : 'shop.count', { count: shop.total }),
    isEmpty: shop.products.length === 0,
    query,
    cards: shop.products.map((product) => toCard(product, texts)),
    facets,
    chips: chipsOf(facets, path, params, texts),
    clearHref: query ? address(path, new URLSearchParams({ q: query })) : path,
    sorts: SHOP_SORTS.filter(
      (sort: ShopSort) => sort !== 'relevance' || query !== '' || shop.sort === 'relevance',
    ).map((sort) => ({
      label: t(`shop.sort.${sort}`),
      href: changed(path, params, 'sort', sort),
      current: sort === shop.sort,
    })),
    pages: pageWindow(shop.page, shop.pages).map((page) => ({
      label: formats.number(page),
      href: pageHref(page),
      current: page === shop.page,
    })),
    previous: shop.page > 1 ? pageHref(shop.page - 1) : null,
    next: shop.page < shop.pages ? pageHref(shop.page + 1) : null,
    price: priceView(shop, params, exponent),
  };
}

function pageAddress(path: string, params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return address(path, next);
}
