import { Injectable } from '@nestjs/common';
import type { ProductCard } from '@stoa/contracts';
import { BOUGHT_TOGETHER_DAYS, SALE_STATES } from '@stoa/contracts';
import { Cache } from '../../kernel/cache';
import { Clock } from '../../kernel/clock';
import { asSqlMoment, Database } from '../../kernel/database';
import { Failure, type RawJson } from '../../kernel/http';
import { type CardReader, ProductCards, PublicAnswers, ShopIndex, ShownProducts } from '../search';
import { PRODUCTS, ReferenceNames } from '../catalogue';
import { Currencies } from '../localisation';
import { Settings } from '../settings';

const DAY = 86_400_000;
/** Minimum number of orders with both products; a single one may be chance. */
const LEAST_ORDERS = 2;
/** Candidates that are cached; the first of them that are on offer are shown. */
const CANDIDATES = 24;
const SHOWN = 3;
/** Seconds for which a product's counts are cached. */
const CACHE_SECONDS = 3600;

const SOLD = SALE_STATES.map((state) => `'${state}'`).join(', ');
const TOGETHER = `SELECT other.product_id AS product_id, COUNT(DISTINCT o.group_id) AS orders
  FROM order_lines line JOIN orders o ON o.id = line.order_id
  JOIN orders beside ON beside.group_id = o.group_id JOIN order_lines other ON other.order_id = beside.id
  WHERE line.product_id = ? AND other.product_id <> ? AND o.placed_at >= ?
    AND o.state IN (${SOLD}) AND beside.state IN (${SOLD})
  GROUP BY other.product_id HAVING COUNT(DISTINCT o.group_id) >= ${LEAST_ORDERS}
  ORDER BY orders DESC, other.product_id LIMIT ${CANDIDATES}`;

/** Finds products frequently bought in the same order group as a product, over all its vendors. */
@Injectable()
export class BoughtTogether {
  constructor(
    private readonly database: Database,
    private readonly cache: Cache,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly shown: ShownProducts,
    private readonly index: ShopIndex,
    private readonly cards: ProductCards,
    private readonly referenceNames: ReferenceNames,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
  ) {}

  /**
   * Cards of products on offer, the most frequent first; empty if switched off in the settings.
   * @throws Failure 404 if the product is not shown
   */
  execute(product_id: number, reader: CardReader): Promise<RawJson<ProductCard[]>> {
    const key = ['bought_together', product_id, reader.language, this.currencies.get(reader.currency).code];
    const data = async (): Promise<string> => {
      this.answers.show(PRODUCTS, [product_id]);
      if (!(await this.shown.byIds([product_id])).has(product_id)) throw Failure.notFound('product');
      const ids = await this.ids(product_id);
      if (ids.length === 0) return '[]';
      const snapshot = await this.index.current(await this.referenceNames.in(reader.language));
      const offered = new Set(this.index.offered(snapshot, ids));
      const first = ids.filter((id) => offered.has(id)).slice(0, SHOWN);
      return `[${(await this.cards.texts(first, snapshot, reader)).join(',')}]`;
    };
    return this.answers.getOrCompute(key, data, 'page');
  }

  private async ids(product_id: number): Promise<number[]> {
    const { bought_together } = await this.settings.general();
    if (bought_together !== 1) return [];
    const candidates = await this.cache.getOrCompute(`bought_together:${product_id}`, CACHE_SECONDS, () =>
      this.count(product_id),
    );
    const shown = await this.shown.byIds(candidates);
    return candidates.filter((id) => shown.get(id)?.is_in_stock);
  }

  private async count(product_id: number): Promise<number[]> {
    const since = asSqlMoment(new Date(this.clock.now().getTime() - BOUGHT_TOGETHER_DAYS * DAY));
    const rows: { product_id: number }[] = await this.database.readReplica((em) =>
      em.query(TOGETHER, [product_id, product_id, since]),
    );
    return rows.map((row) => Number(row.product_id));
  }
}
