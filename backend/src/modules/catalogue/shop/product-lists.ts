import { Injectable } from '@nestjs/common';
import type { RawJson } from '../../../kernel/http';
import { Currencies } from '../../localisation';
import { RecentSales } from '../stock';
import { Vocabulary } from '../vocabulary';
import type { FoundOrder } from './index/found';
import type { Selection } from './index/selection';
import { EVERYTHING } from './index/selection';
import type { Shelf } from './index/shop-index';
import { ShopIndex } from './index/shop-index';
import type { CardReader } from './product-cards';
import { ProductCards } from './product-cards';
import { PublicAnswers } from './public-answers';

/** The named rows of products that the storefront shows. */
export type ListName = 'featured' | 'new_arrivals' | 'trending' | 'upcoming';

const DEFAULT_ROWS = 12;

/** Short lists of cards: featured, new, trending, upcoming, and featured categories with theirs. */
@Injectable()
export class ProductLists {
  constructor(
    private readonly index: ShopIndex,
    private readonly cards: ProductCards,
    private readonly vocabulary: Vocabulary,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
    private readonly sales: RecentSales,
  ) {}

  /** Answers one list. */
  answer(name: ListName, reader: CardReader, rows = DEFAULT_ROWS): Promise<RawJson> {
    return this.answers.of([name, rows, reader.language, this.currencies.of(reader.currency).code], () =>
      this.text(name, reader, rows),
    );
  }

  /** The list as JSON. */
  async text(name: ListName, reader: CardReader, rows = DEFAULT_ROWS): Promise<string> {
    const shelf = await this.index.current(await this.vocabulary.in(reader.language));
    return `[${(await this.cards.texts(await this.ids(shelf, name, rows), shelf, reader)).join(',')}]`;
  }

  /** Answers the featured categories, each with its most popular products. */
  byCategory(reader: CardReader, rows = 8): Promise<RawJson> {
    const key = ['by_category', rows, reader.language, this.currencies.of(reader.currency).code];
    return this.answers.of(key, async () => {
      const words = await this.vocabulary.in(reader.language);
      const shelf = await this.index.current(words);
      const parts: string[] = [];
      for (const { id, slug, name } of [...words.categories.values()].filter(
        (one) => one.is_featured && one.active,
      )) {
        const texts = await this.cards.texts(
          this.top(shelf, { ...EVERYTHING, categories: [id] }, 'popular', rows),
          shelf,
          reader,
        );
        if (texts.length)
          parts.push(`{"category":${JSON.stringify({ id, slug, name })},"products":[${texts.join(',')}]}`);
      }
      return `[${parts.join(',')}]`;
    });
  }

  /** The products that were chosen for this one, then others of the same category, each the most popular first. */
  related(shelf: Shelf, productId: number, chosen: readonly number[], rows: number): number[] {
    const offered = chosen.filter((id) => shelf.offered.has(shelf.table.slotOf(id) ?? -1));
    const sold = (id: number): number => shelf.table.sold[shelf.table.slotOf(id) ?? -1] ?? 0;
    const first = offered.sort((a, b) => sold(b) - sold(a));
    const others = this.ofSameCategory(shelf, productId, rows + first.length);
    return [...new Set([...first, ...others])].slice(0, rows);
  }

  private ofSameCategory(shelf: Shelf, productId: number, rows: number): number[] {
    const slot = shelf.table.slotOf(productId);
    if (slot === undefined) return [];
    const { categories } = shelf.table;
    const own = Array.from({ length: categories.end(slot) - categories.start(slot) }, (_, i) =>
      categories.at(categories.start(slot) + i),
    );
    const deepest = own.sort((a, b) => depth(shelf, b) - depth(shelf, a))[0];
    if (deepest === undefined) return [];
    const ids = this.top(shelf, { ...EVERYTHING, categories: [deepest] }, 'popular', rows + 1);
    return ids.filter((id) => id !== productId).slice(0, rows);
  }

  private async ids(shelf: Shelf, name: ListName, rows: number): Promise<number[]> {
    if (name === 'upcoming') return shelf.upcoming.slice(0, rows);
    if (name === 'featured') return this.featured(shelf, rows);
    if (name === 'trending') return this.trending(shelf, rows);
    return this.top(shelf, EVERYTHING, 'newest', rows);
  }

  /** What has sold most of late; a shop that has just opened fills up with what has ever sold most. */
  private async trending(shelf: Shelf, rows: number): Promise<number[]> {
    const isOffered = (id: number): boolean => shelf.offered.has(shelf.table.slotOf(id) ?? -1);
    const recent = (await this.sales.productIds()).filter(isOffered);
    return [...new Set([...recent, ...this.top(shelf, EVERYTHING, 'popular', rows)])].slice(0, rows);
  }

  private top(shelf: Shelf, selection: Selection, order: FoundOrder, rows: number): number[] {
    return this.index.find(shelf, selection).page(order, 0, rows);
  }

  private featured({ table, offered }: Shelf, rows: number): number[] {
    const slots: number[] = [];
    table.featured.forEach((slot) => void (offered.has(slot) && slots.push(slot)));
    slots.sort(
      (a, b) =>
        (table.sold[b] ?? 0) - (table.sold[a] ?? 0) || (table.created[b] ?? 0) - (table.created[a] ?? 0),
    );
    return slots.slice(0, rows).map((slot) => table.ids[slot] ?? 0);
  }
}

function depth({ words }: Shelf, categoryId: number): number {
  return words.categories.get(categoryId)?.trail.length ?? 0;
}
