import type { ShopSort } from '@stoa/contracts';
import { SHOP_SORTS } from '@stoa/contracts';
import { Failure, type FieldRefusals } from '../../../kernel/http';
import { type Said, say } from '../../../kernel/wording';
import type { Words } from '../vocabulary';
import type { Selection } from './index/selection';
import { EVERYTHING } from './index/selection';

const PLAIN = [
  'q',
  'category',
  'brand',
  'vendor',
  'price_min',
  'price_max',
  'rating',
  'in_stock',
  'sort',
  'page',
  'per_page',
];
const PER_PAGE = 24;
const MOST_PER_PAGE = 96;
const LAST_PAGE = 10_000;
const MOST_CHOICES = 50;
const MOST_MONEY = 1_000_000_000_000;

/** A shop query whose every part is known; its prices are still in the asked currency. */
export interface ShopRequest {
  q: string | null;
  selection: Selection;
  sort: ShopSort;
  page: number;
  per_page: number;
  /** Chosen values by facet, as the query wrote them. */
  chosen: ReadonlyMap<string, ReadonlySet<string>>;
}

type Query = Readonly<Record<string, unknown>>;

/** Reads the query of `shopFilterProducts`; refuses what it does not know, by field. */
export function readShopQuery(query: Query, words: Words): ShopRequest {
  const reader = new Reader(query, words);
  const q = reader.text('q', 100);
  const selection: Selection = {
    ...EVERYTHING,
    categories: reader.ids('category', 'categories'),
    brands: reader.ids('brand', 'brands'),
    vendors: reader.ids('vendor', 'vendors'),
    attributes: reader.attributes(),
    price_min: reader.whole('price_min', 0, MOST_MONEY),
    price_max: reader.whole('price_max', 0, MOST_MONEY),
    rating: reader.whole('rating', 1, 5),
    in_stock: reader.whole('in_stock', 0, 1) === 1,
  };
  const sort = reader.sort() ?? (q ? 'relevance' : 'newest');
  const page = reader.whole('page', 1, LAST_PAGE) ?? 1;
  const per_page = reader.whole('per_page', 1, MOST_PER_PAGE) ?? PER_PAGE;
  reader.close();
  return { q, selection, sort, page, per_page, chosen: reader.chosen };
}

class Reader {
  readonly chosen = new Map<string, Set<string>>();
  private readonly errors: FieldRefusals = {};

  constructor(
    private readonly query: Query,
    private readonly words: Words,
  ) {
    for (const name of Object.keys(query))
      if (!PLAIN.includes(name) && !name.startsWith('attr.')) this.refuse(name, 'is not known');
  }

  text(name: string, max: number): string | null {
    const value = this.query[name];
    if (value === undefined || value === '') return null;
    if (typeof value !== 'string') this.refuse(name, 'may be given once only');
    else if (value.length > max) this.refuse(name, `may have at most ${max} characters`);
    else return value.trim() || null;
    return null;
  }

  whole(name: string, min: number, max: number): number | null {
    const text = this.text(name, 20);
    if (text === null) return null;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    if (value >= min && value <= max) return value;
    this.refuse(name, `must be a whole number from ${min} to ${max}`);
    return null;
  }

  sort(): ShopSort | null {
    const text = this.text('sort', 20);
    const sort = SHOP_SORTS.find((one) => one === text);
    if (text !== null && !sort) this.refuse('sort', say`must be one of ${SHOP_SORTS.join(', ')}`);
    return sort ?? null;
  }

  ids(name: string, kind: 'categories' | 'brands' | 'vendors'): number[] {
    const found = new Set<number>();
    for (const choice of this.choices(name)) {
      const id = this.words.idOf(kind, choice);
      if (id === null) this.refuse(name, say`"${choice}" is not known`);
      else found.add(id);
    }
    const slugs = [...found].map((id) => this.words[kind].get(id)?.slug ?? '');
    if (found.size) this.chosen.set(name, new Set(slugs));
    return [...found].sort((a, b) => a - b);
  }

  attributes(): Map<number, number[]> {
    const found = new Map<number, number[]>();
    const names = Object.keys(this.query).filter((name) => name.startsWith('attr.'));
    for (const name of names.sort()) {
      const attribute = [...this.words.attributes.values()].find(
        (one) => one.code === name.slice('attr.'.length),
      );
      if (!attribute) this.refuse(name, 'is not known');
      else found.set(attribute.id, this.values(name, attribute.id));
    }
    return new Map([...found].filter(([, values]) => values.length > 0));
  }

  close(): void {
    if (Object.keys(this.errors).length) throw Failure.invalid(this.errors);
  }

  private values(name: string, attributeId: number): number[] {
    const ids = this.choices(name).flatMap((choice) => {
      const value = this.words.valueOf(attributeId, choice);
      if (!value) this.refuse(name, say`"${choice}" is not known`);
      return value ? [value.id] : [];
    });
    const codes = ids.map((id) => this.words.values.get(id)?.code ?? '');
    if (ids.length) this.chosen.set(name, new Set(codes));
    return ids.sort((a, b) => a - b);
  }

  private choices(name: string): string[] {
    const parts = this.text(name, 4000)?.split(',') ?? [];
    const choices = [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
    if (choices.length > MOST_CHOICES) this.refuse(name, `may name at most ${MOST_CHOICES}`);
    return choices.slice(0, MOST_CHOICES);
  }

  private refuse(name: string, message: Said): void {
    this.errors[name] = [...(this.errors[name] ?? []), message];
  }
}
