import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, Not } from 'typeorm';
import type { Actor } from '../../../../kernel/access';
import { Clock } from '../../../../kernel/clock';
import { Database, usersOf } from '../../../../kernel/database';
import { Failure } from '../../../../kernel/http';
import { Slugs, Translator } from '../../../../kernel/i18n';
import { Changes } from '../../../../kernel/resource';
import { Stock } from '../../stock';
import { StockMovement } from '../../stock/stock-movement.entity';
import { hideVariants, hideWithProduct } from '../hide-variants';
import { Product } from '../product.entity';
import { ProductStore } from '../product.store';
import { Variant } from '../variant.entity';
import type { KnownProduct } from './known-products';
import { loadKnown } from './known-products';
import type { ProductTurn, Turns } from './product-draft';
import { lineOf } from './product-turn';
import { turnDifferences } from './turn-differences';
import { WriteTurns } from './write-turns';

/** How much of a turn could be taken back. */
export interface TakenBack {
  /** Values that somebody has changed since and that were left alone. */
  kept: number;
}

/** Takes back what many products were made or turned into, as far as nobody has built on it since. */
@Injectable()
export class TakeBackProducts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly translator: Translator,
    private readonly slugs: Slugs,
    private readonly stock: Stock,
    private readonly store: ProductStore,
    private readonly turns: WriteTurns,
    private readonly changes: Changes,
  ) {}

  /** Deletes new products; those that something has come to use are archived. Answers the ids of the archived ones. */
  async remove(ids: readonly number[], actor: Actor): Promise<number[]> {
    return this.database.tx(async (em) => {
      const products = await em.find(Product, { where: { id: In([...ids]) } });
      const used: number[] = [];
      for (const { id } of products) if (await this.isUsed(em, id)) used.push(id);
      const unused = products.map(({ id }) => id).filter((id) => !used.includes(id));
      const archived = { status: 'archived' as const, updated_at: this.clock.now() };
      if (used.length) await em.update(Product, { id: In(used), status: Not('archived') }, archived);
      await this.changes.tellAll('products', [
        ...unused.map((id) => ({ id, action: 'delete' as const, actor })),
        ...used.map((id) => ({ id, action: 'status' as const, actor })),
      ]);
      await this.forget(em, unused);
      await this.store.recount(em, [...new Set(products.map((row) => row.vendor_id))]);
      return used;
    });
  }

  /** Gives a product the values back that it had before a turn, but for those changed since. */
  async restore(id: number, turn: ProductTurn, actor: Actor, key: string): Promise<TakenBack> {
    return this.database.tx(async (em) => {
      const draft = { id, vendor_id: 0, values: {}, axes: [], variants: [] };
      const known = (await loadKnown(em, this.translator, [draft])).products.get(id);
      if (!known) return { kept: 0 };
      let kept = await this.removeAdded(em, turn.added);
      const fields = ours(turn.fields, (name) => present(known, name));
      kept += Object.keys(turn.fields).length - Object.keys(fields).length;
      await this.turns.writeFields(em, id, fields);
      for (const one of turn.variants) {
        const variant = known.variants.find((row) => row.id === one.id);
        const back = variant ? ours(one.fields, (name) => variant[name as keyof Variant] ?? null) : {};
        kept += Object.keys(one.fields).length - Object.keys(back).length;
        if (variant && Object.keys(back).length)
          await this.turns.writeVariant(em, variant.id, known.axes, back);
      }
      kept += await this.countBack(turn.stock, actor, key);
      const differences = turnDifferences({ fields: backTurns(turn.fields, fields), variants: [] });
      await this.changes.tell({ resource: 'products', id, action: 'update', actor, differences });
      await this.store.recount(em, [known.product.vendor_id]);
      return { kept };
    });
  }

  private async isUsed(em: EntityManager, product_id: number): Promise<boolean> {
    if ((await usersOf(em, Product, product_id)).length) return true;
    for (const variant of await em.find(Variant, { where: { product_id } }))
      if (await this.isSold(em, variant)) return true;
    return false;
  }

  /** Whether orders have, or have had, anything to do with a variant; they keep no key to it. */
  private async isSold(em: EntityManager, { id, reserved }: Variant): Promise<boolean> {
    if (reserved > 0 || (await usersOf(em, Variant, id)).some(({ table }) => table !== 'stock_movements'))
      return true;
    return em.exists(StockMovement, { where: { variant_id: id, type: In(['sale', 'return', 'damage']) } });
  }

  private async forget(em: EntityManager, ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    const now = this.clock.now();
    const gone = { deleted_at: now, deleted_key: () => 'id', updated_at: now };
    await em.update(Product, { id: In(ids) }, gone);
    await hideWithProduct(em, { product_id: In(ids) }, now);
    await this.slugs.release('products', ids);
  }

  /** Deletes variants that nothing uses; answers how many stay. */
  private async removeAdded(em: EntityManager, ids: readonly number[]): Promise<number> {
    let kept = 0;
    for (const variant of await em.find(Variant, { where: { id: In([...ids]) } }))
      if (await this.isSold(em, variant)) kept++;
      else await hideVariants(em, { id: variant.id }, this.clock.now());
    return kept;
  }

  /** Counts pieces out or in again where they are still free; answers how many movements stay. */
  private async countBack(lines: ProductTurn['stock'], actor: Actor, key: string): Promise<number> {
    let kept = 0;
    for (const { variant_id, quantity } of lines) {
      const back = { variant_id, quantity: -quantity, type: 'adjust', reason: 'Import undone' } as const;
      const by = { key: `${key}:undo:${variant_id}`, actor: `${actor.audience}:${actor.id}` };
      const moved = await this.stock.move({ ...back, ...by }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Failure) return false;
          throw error;
        },
      );
      if (!moved) kept++;
    }
    return kept;
  }
}

/** The former values of what still is as the turn left it. */
function ours(turns: Turns, now: (name: string) => unknown): Record<string, unknown> {
  const untouched = Object.entries(turns).filter(
    ([name, { after }]) => JSON.stringify(now(name) ?? null) === JSON.stringify(after ?? null),
  );
  return Object.fromEntries(untouched.map(([name, { before }]) => [name, before]));
}

/** The restored fields as a turn of their own. */
function backTurns(turns: Turns, restored: Record<string, unknown>): Turns {
  return Object.fromEntries(
    Object.entries(restored).map(([name, after]) => [name, { before: turns[name]?.after, after }]),
  );
}

/** What a product has now under a name of a turn. */
function present(known: KnownProduct, name: string): unknown {
  const [field = '', of] = name.split(':');
  if (field === 'attribute') {
    const rows = known.specifications.filter((row) => row.attribute_id === Number(of));
    return lineOf(
      rows.flatMap((row) => row.value_id ?? []),
      rows[0]?.text,
    );
  }
  if (of) return known.translations[of]?.[field] ?? '';
  if (field === 'category_ids') return [...known.category_ids].sort((a, b) => a - b);
  const value = (known.product as unknown as Record<string, unknown>)[field];
  return value instanceof Date ? value.toISOString() : value;
}
