import { Injectable } from '@nestjs/common';
import type { ProductCard } from '@stoa/contracts';
import type { RawJson } from '../../../kernel/http';
import { Currencies } from '../../localisation';
import { RecentSales } from '../../inventory';
import { ReferenceNames } from '../../catalogue';
import type { ResultOrder } from '../product-index/search-result';
import type { Selection } from '../product-index/selection';
import { EVERYTHING } from '../product-index/selection';
import type { IndexSnapshot } from '../product-index/shop-index';
import { ShopIndex } from '../product-index/shop-index';
import type { CardReader } from './product-cards';
import { ProductCards } from './product-cards';
import { PublicAnswers } from './public-answers';

/** A featured category with its most popular products. */
export interface CategoryProducts {
  category: { id: number; slug: string; name: string };
  products: ProductCard[];
}

/** Product lists of the storefront. */
export type ListName = 'featured' | 'new_arrivals' | 'trending' | 'upcoming';

const DEFAULT_ROWS = 12;

/** Short lists of product cards: featured, new, trending, upcoming, and by featured category. */
@Injectable()
export class ProductLists {
  constructor(
    private readonly index: ShopIndex,
    private readonly cards: ProductCards,
    private readonly referenceNames: ReferenceNames,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
    private readonly sales: RecentSales,
  ) {}

  /** Cached response of one list. */
  answer(
    name: ListName,
    { language, currency }: CardReader,
    rows = DEFAULT_ROWS,
  ): Promise<RawJson<ProductCard[]>> {
    const reader = { language, currency };
    const key = [name, rows, language, this.currencies.get(currency).code];
    return this.answers.getOrCompute(key, () => this.text(name, reader, rows), 'list', {
      again: () => this.answer(name, reader, rows),
    });
  }

  /** The list as JSON. */
  async text(name: ListName, reader: CardReader, rows = DEFAULT_ROWS): Promise<string> {
    const snapshot = await this.index.current(await this.referenceNames.in(reader.language));
    return `[${(await this.cards.texts(await this.ids(snapshot, name, rows), snapshot, reader)).join(',')}]`;
  }

  /** Cached response of the featured categories, each with its most popular products. */
  byCategory(reader: CardReader, rows = 8): Promise<RawJson<CategoryProducts[]>> {
    const key = ['by_category', rows, reader.language, this.currencies.get(reader.currency).code];
    return this.answers.getOrCompute(key, async () => {
      const names = await this.referenceNames.in(reader.language);
      const snapshot = await this.index.current(names);
      const parts: string[] = [];
      for (const { id, slug, name } of [...names.categories.values()].filter(
        (one) => one.is_featured && one.active,
      )) {
        const texts = await this.cards.texts(
          this.top(snapshot, { ...EVERYTHING, categories: [id] }, 'popular', rows),
          snapshot,
          reader,
        );
        if (texts.length)
          parts.push(`{"category":${JSON.stringify({ id, slug, name })},"products":[${texts.join(',')}]}`);
      }
      return `[${parts.join(',')}]`;
    });
  }

  /** The product's related products, then others of its category, each by popularity. */
  related(snapshot: IndexSnapshot, productId: number, chosen: readonly number[], rows: number): number[] {
    if (chosen.length === 0) return this.listSameCategory(snapshot, productId, rows);
    const offered = chosen.filter((id) => snapshot.offered.has(snapshot.table.slotOf(id) ?? -1));
    const sold = (id: number): number => snapshot.table.sold[snapshot.table.slotOf(id) ?? -1] ?? 0;
    const first = offered.sort((a, b) => sold(b) - sold(a));
    const others = this.listSameCategory(snapshot, productId, rows + first.length);
    return [...new Set([...first, ...others])].slice(0, rows);
  }

  private listSameCategory(snapshot: IndexSnapshot, productId: number, rows: number): number[] {
    const slot = snapshot.table.slotOf(productId);
    if (slot === undefined) return [];
    const deepest = deepestCategory(snapshot, slot);
    if (deepest === undefined) return [];
    const ids = this.top(snapshot, { ...EVERYTHING, categories: [deepest] }, 'popular', rows + 1);
    return ids.filter((id) => id !== productId).slice(0, rows);
  }

  private async ids(snapshot: IndexSnapshot, name: ListName, rows: number): Promise<number[]> {
    if (name === 'upcoming') return snapshot.upcoming.slice(0, rows);
    if (name === 'featured') return this.featured(snapshot, rows);
    if (name === 'trending') return this.trending(snapshot, rows);
    return this.top(snapshot, EVERYTHING, 'newest', rows);
  }

  /** Best sellers of recent days; filled up with all-time best sellers. */
  private async trending(snapshot: IndexSnapshot, rows: number): Promise<number[]> {
    const isOffered = (id: number): boolean => snapshot.offered.has(snapshot.table.slotOf(id) ?? -1);
    const recent = (await this.sales.productIds()).filter(isOffered);
    return [...new Set([...recent, ...this.top(snapshot, EVERYTHING, 'popular', rows)])].slice(0, rows);
  }

  private top(snapshot: IndexSnapshot, selection: Selection, order: ResultOrder, rows: number): number[] {
    return this.index.find(snapshot, selection).page(order, 0, rows);
  }

  private featured({ table, offered }: IndexSnapshot, rows: number): number[] {
    const slots: number[] = [];
    table.featured.forEach((slot) => void (offered.has(slot) && slots.push(slot)));
    slots.sort(
      (a, b) =>
        (table.sold[b] ?? 0) - (table.sold[a] ?? 0) || (table.created[b] ?? 0) - (table.created[a] ?? 0),
    );
    return slots.slice(0, rows).map((slot) => table.ids[slot] ?? 0);
  }
}

/** The product's category that is furthest from the root; the first of several. */
function deepestCategory({ table, names }: IndexSnapshot, slot: number): number | undefined {
  const { categories } = table;
  let [deepest, level]: [number | undefined, number] = [undefined, -1];
  for (let at = categories.start(slot); at < categories.end(slot); at++) {
    const id = categories.at(at);
    const depth = names.categories.get(id)?.trail.length ?? 0;
    if (depth > level) [deepest, level] = [id, depth];
  }
  return deepest;
}
