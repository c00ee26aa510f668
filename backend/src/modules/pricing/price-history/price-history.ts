import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { entityRows, insertMany, placeholders, type RowSource } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Variant } from '../../catalogue';
import { LOOKBACK, lowestBefore } from './lowest-price';
import { pricesFell } from './price.events';
import { VariantPrice } from './variant-price.entity';

/** What the history needs of a variant; `lowest_price` is set. */
type PricedVariant = Pick<Variant, 'id' | 'product_id' | 'price' | 'compare_at' | 'lowest_price'>;

/** The current prices of some products' variants, as the history has recorded them. */
export function recordedPrices(productIds: readonly number[]): RowSource<VariantPrice> {
  const marks = placeholders(productIds);
  return {
    entity: VariantPrice,
    rest: `JOIN variants v ON v.id = r.variant_id WHERE v.product_id IN (${marks}) AND r.ended_at IS NULL`,
    values: productIds,
  };
}

/** Records price changes of variants, and at a reduction the lowest price of the 30 days before it. */
@Injectable()
export class PriceHistory {
  constructor(private readonly events: EventBus) {}

  /**
   * Records changed prices of variants on offer, and sets their `lowest_price`. Runs in the transaction that
   * re-renders them: every price change re-renders its product (docs/adr/0038).
   * @param recorded the `recordedPrices` of their products
   */
  async record(
    em: EntityManager,
    variants: readonly PricedVariant[],
    recorded: readonly VariantPrice[],
    at: Date,
  ): Promise<void> {
    const changed = changedOf(variants, recorded);
    if (changed.length === 0) return;
    const ids = changed.map(({ id }) => id);
    const marks = placeholders(ids);
    const periods = await entityRows<VariantPrice>(em, VariantPrice, `WHERE r.variant_id IN (${marks})`, ids);
    for (const variant of changed) {
      const own = periods.filter((period) => period.variant_id === variant.id);
      const { price, compare_at } = variant;
      const lowest = lowestBefore(own, { price, compare_at, at }, variant.lowest_price);
      if (lowest === variant.lowest_price) continue;
      variant.lowest_price = lowest;
      await em.update(Variant, { id: variant.id }, { lowest_price: lowest });
    }
    await this.endPeriods(em, periods, at);
    const rows = changed.map(({ id, price, compare_at }) => ({
      variant_id: id,
      price,
      compare_at,
      began_at: at,
      ended_at: null,
    }));
    await insertMany(em, VariantPrice, rows);
    await this.publishDrops(changed, periods);
  }

  /** Ends the current periods, and forgets those that no reduction looks back on any more. */
  private async endPeriods(em: EntityManager, periods: readonly VariantPrice[], at: Date): Promise<void> {
    const oldest = at.getTime() - LOOKBACK;
    const old = periods.filter(({ ended_at }) => ended_at && ended_at.getTime() < oldest);
    const current = periods.filter(({ ended_at }) => ended_at === null);
    if (old.length) await em.delete(VariantPrice, { id: In(old.map(({ id }) => id)) });
    if (current.length)
      await em.update(VariantPrice, { id: In(current.map(({ id }) => id)) }, { ended_at: at });
  }

  private async publishDrops(
    changed: readonly PricedVariant[],
    periods: readonly VariantPrice[],
  ): Promise<void> {
    const before = new Map(
      periods.filter(({ ended_at }) => ended_at === null).map(({ variant_id, price }) => [variant_id, price]),
    );
    const fallen = changed.filter(({ id, price }) => price < (before.get(id) ?? 0));
    if (fallen.length === 0) return;
    const product_ids = [...new Set(fallen.map(({ product_id }) => product_id))];
    await this.events.publish(pricesFell, { product_ids });
  }
}

function changedOf(
  variants: readonly PricedVariant[],
  recorded: readonly VariantPrice[],
): readonly PricedVariant[] {
  const present = new Map(recorded.map((row) => [row.variant_id, row]));
  return variants.filter(({ id, price, compare_at }) => {
    const row = present.get(id);
    return row?.price !== price || row.compare_at !== compare_at;
  });
}
