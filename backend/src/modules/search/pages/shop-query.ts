import type { ShopSort } from '@stoa/contracts';
import { SHOP_SORTS } from '@stoa/contracts';
import { Failure, type FieldRefusals } from '../../../kernel/http';
import type { LocalizedNames } from '../../catalogue';
import type { Selection } from '../product-index/selection';
import { EVERYTHING } from '../product-index/selection';

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
  'per_page',
];
const PER_PAGE = 24;
const MAX_PER_PAGE = 96;
const LAST_PAGE = 10_000;
const MAX_CHOICES = 50;
const MAX_MONEY = 1_000_000_000_000;
const MAX_SEARCH_LENGTH = 100;
const MAX_CHOICES_LENGTH = 4_000;

/** A parsed listing query; prices are still in the requested currency. */
export interface ShopRequest {
  q: string | null;
  /** Code of the destination, as in the request. */
  delivers_to: string | null;
  selection: Selection;
  sort: ShopSort;
  page: number;
  per_page: number;
  /** Selected values by facet, as current slugs and codes. */
  chosen: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of parameters that were ignored, wholly or in part. */
  ignored: string[];
}

type Query = Readonly<Record<string, unknown>>;
type Kind = 'categories' | 'brands' | 'vendors';

/**
 * Parses the query of `shopFilterProducts`. Unknown parts are skipped and listed in `ignored`, because URLs
 * outlive categories and are typed by hand; only a repeated parameter is an error (422, ADR 22).
 */
export function readShopQuery(query: Query, referenceNames: LocalizedNames): ShopRequest {
  const reader = new Reader(query, referenceNames);
  const q = reader.text('q', MAX_SEARCH_LENGTH);
  const selection: Selection = {
    ...EVERYTHING,
    categories: reader.categories(),
    brands: reader.ids('brand', 'brands'),
    vendors: reader.ids('vendor', 'vendors'),
    attributes: reader.attributes(),
    price_min: reader.integer('price_min', 0, MAX_MONEY),
    price_max: reader.integer('price_max', 0, MAX_MONEY),
    rating: reader.integer('rating', 1, 5),
    in_stock: reader.integer('in_stock', 0, 1) === 1,
    on_sale: reader.integer('on_sale', 0, 1) === 1,
  };
  const sort = reader.sort() ?? (q ? 'relevance' : 'newest');
  const page = Math.min(reader.integer('page', 1, Number.MAX_SAFE_INTEGER) ?? 1, LAST_PAGE);
  const per_page = reader.integer('per_page', 1, MAX_PER_PAGE) ?? PER_PAGE;
  const delivers_to = reader.text('delivers_to', 20);
  return {
    q,
    delivers_to,
    selection,
    sort,
    page,
    per_page,
    chosen: reader.chosen,
    ignored: [...reader.ignored].sort(),
  };
}

class Reader {
  readonly chosen = new Map<string, Set<string>>();
  readonly ignored = new Set<string>();

  constructor(
    private readonly query: Query,
    private readonly referenceNames: LocalizedNames,
  ) {
    const twice: FieldRefusals = {};
    for (const [name, value] of Object.entries(query)) {
      if (typeof value !== 'string') twice[name] = ['can be given only once'];
      else if (!PLAIN.includes(name) && !name.startsWith('attr.')) this.ignored.add(name);
    }
    if (Object.keys(twice).length) throw Failure.invalid(twice);
  }

  /** The parameter's text, truncated to `max` characters. */
  text(name: string, max: number): string | null {
    const value = this.query[name];
    return typeof value === 'string' ? value.slice(0, max).trim() || null : null;
  }

  integer(name: string, min: number, max: number): number | null {
    const text = this.text(name, 20);
    if (text === null) return null;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    if (value >= min && value <= max) return value;
    this.ignored.add(name);
    return null;
  }

  sort(): ShopSort | null {
    const text = this.text('sort', 20);
    const sort = SHOP_SORTS.find((one) => one === text);
    if (text !== null && !sort) this.ignored.add('sort');
    return sort ?? null;
  }

  /** The selected categories; one overrides its ancestors, and unrelated ones are combined by OR. */
  categories(): number[] {
    const chosen = this.existingIds('category', 'categories');
    const above = new Set(
      chosen.flatMap((id) => this.referenceNames.categories.get(id)?.trail.slice(0, -1) ?? []),
    );
    return this.choose(
      'category',
      'categories',
      chosen.filter((id) => !above.has(id)),
    );
  }

  ids(name: string, kind: Kind): number[] {
    return this.choose(name, kind, this.existingIds(name, kind));
  }

  attributes(): Map<number, number[]> {
    const attributes = new Map<number, number[]>();
    const names = Object.keys(this.query).filter((name) => name.startsWith('attr.'));
    for (const name of names.sort()) {
      const attribute = [...this.referenceNames.attributes.values()].find(
        (one) => one.code === name.slice('attr.'.length),
      );
      if (!attribute) this.ignored.add(name);
      else attributes.set(attribute.id, this.values(name, attribute.id));
    }
    return new Map([...attributes].filter(([, values]) => values.length > 0));
  }

  private existingIds(name: string, kind: Kind): number[] {
    const ids = this.choices(name).flatMap((choice) => {
      const id = this.referenceNames.idOf(kind, choice);
      if (id === null) this.ignored.add(name);
      return id ?? [];
    });
    return [...new Set(ids)];
  }

  private choose(name: string, kind: Kind, ids: readonly number[]): number[] {
    const slugs = ids.map((id) => this.referenceNames[kind].get(id)?.slug ?? '');
    if (ids.length) this.chosen.set(name, new Set(slugs));
    return [...ids].sort((a, b) => a - b);
  }

  private values(name: string, attributeId: number): number[] {
    const ids = this.choices(name).flatMap((choice) => {
      const value = this.referenceNames.valueOf(attributeId, choice);
      if (!value) this.ignored.add(name);
      return value ? [value.id] : [];
    });
    const codes = ids.map((id) => this.referenceNames.values.get(id)?.code ?? '');
    if (ids.length) this.chosen.set(name, new Set(codes));
    return ids.sort((a, b) => a - b);
  }

  private choices(name: string): string[] {
    const parts = this.text(name, MAX_CHOICES_LENGTH)?.split(',') ?? [];
    return [...new Set(parts.map((part) => part.trim()).filter(Boolean))].slice(0, MAX_CHOICES);
  }
}
