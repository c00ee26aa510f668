import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, Not } from 'typeorm';
import type { Actor } from '../../../../kernel/access';
import { Clock } from '../../../../kernel/clock';
import { Database, usersOf } from '../../../../kernel/database';
import { Failure } from '../../../../kernel/http';
import { Slugs, Translator } from '../../../../kernel/i18n';
import { Changes } from '../../../../kernel/resource';
import { hideVariants, hideWithProduct } from '../hide-variants';
import { ProductMedia } from '../product-media.entity';
import { Product } from '../product.entity';
import { ProductStore } from '../product.store';
import { VariantStock } from '../variant-stock';
import { Variant } from '../variant.entity';
import { detachReferences } from './detach-references';
import type { ExistingProduct } from './existing-products';
import { loadKnown } from './existing-products';
import type { ProductPatch, FieldChanges } from './product-draft';
import { lineOf } from './product-patch';
import { patchDifferences } from './field-changes';
import { PatchProducts } from './patch-products';

/** Result of reverting a patch. */
export interface RevertedCounts {
  /** Number of values not reverted, because they have been changed since or are in use. */
  kept: number;
}

/** Reverts bulk creations and changes, except for what has been changed or used since. */
@Injectable()
export class RevertProducts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly translator: Translator,
    private readonly slugs: Slugs,
    private readonly stock: VariantStock,
    private readonly store: ProductStore,
    private readonly patchProducts: PatchProducts,
    private readonly changes: Changes,
  ) {}

  /** Deletes new products, and archives those in use; returns the ids of the archived ones. */
  async remove(ids: readonly number[], actor: Actor): Promise<number[]> {
    return this.database.tx(async (em) => {
      const products = await em.find(Product, { where: { id: In([...ids]) } });
      const used: number[] = [];
      for (const { id } of products) if (await this.isUsed(em, id)) used.push(id);
      const unused = products.map(({ id }) => id).filter((id) => !used.includes(id));
      const archived = {
        status: 'archived' as const,
        ...(actor.audience === 'admin' && { is_suspended: true }),
        updated_at: this.clock.now(),
      };
      if (used.length) await em.update(Product, { id: In(used), status: Not('archived') }, archived);
      await this.changes.publishAll('products', [
        ...unused.map((id) => ({ id, action: 'delete' as const, actor })),
        ...used.map((id) => ({ id, action: 'status' as const, actor })),
      ]);
      await this.forget(em, unused);
      await this.store.recount(em, [...new Set(products.map((row) => row.vendor_id))]);
      return used;
    });
  }

  /** Restores the values before a patch, except for those changed since. */
  async restore(id: number, patch: ProductPatch, actor: Actor, key: string): Promise<RevertedCounts> {
    return this.database.tx(async (em) => {
      const draft = { id, vendor_id: 0, values: {}, axes: [], variants: [] };
      const existing = (await loadKnown(em, this.translator, [draft])).products.get(id);
      if (!existing) return { kept: 0 };
      let keptCount = await this.removeAdded(em, patch.added);
      const fields = unchangedSince(patch.fields, (name) => present(existing, name));
      // What an operator has taken off sale since is not published by undoing (ADR 105).
      if (actor.audience === 'vendor' && existing.product.is_suspended) delete fields.status;
      keptCount += Object.keys(patch.fields).length - Object.keys(fields).length;
      await this.patchProducts.writeFields(em, id, fields);
      const reverted: ProductPatch['variants'] = [];
      for (const one of patch.variants) {
        const variant = existing.variants.find((row) => row.id === one.id);
        const back = variant
          ? unchangedSince(one.fields, (name) => variant[name as keyof Variant] ?? null)
          : {};
        keptCount += Object.keys(one.fields).length - Object.keys(back).length;
        if (!variant || !Object.keys(back).length) continue;
        await this.patchProducts.writeVariant(em, variant.id, existing.axes, back);
        reverted.push({ ...one, fields: reversed(one.fields, back) });
      }
      keptCount += await this.countBack(patch.stock, actor, key);
      const restored = { fields: reversed(patch.fields, fields), variants: reverted };
      const differences = patchDifferences(restored);
      await this.changes.publish({ resource: 'products', id, action: 'update', actor, differences });
      await this.store.recount(em, [existing.product.vendor_id]);
      return { kept: keptCount };
    });
  }

  private async isUsed(em: EntityManager, product_id: number): Promise<boolean> {
    if ((await usersOf(em, Product, product_id)).length) return true;
    for (const variant of await em.find(Variant, { where: { product_id } }))
      if (await this.isSold(em, variant)) return true;
    return false;
  }

  /** Whether a variant was ever reserved, referenced or traded; orders have no foreign key to it. */
  private async isSold(em: EntityManager, { id, reserved }: Variant): Promise<boolean> {
    if (reserved > 0 || (await usersOf(em, Variant, id)).some(({ table }) => table !== 'stock_movements'))
      return true;
    return this.stock.wasTraded(id);
  }

  private async forget(em: EntityManager, ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    const now = this.clock.now();
    const gone = { deleted_at: now, deleted_key: () => 'id', updated_at: now };
    await em.update(Product, { id: In(ids) }, gone);
    await em.delete(ProductMedia, { product_id: In(ids) });
    await detachReferences(em, ids);
    await em.update(Variant, { product_id: In(ids) }, { media_id: null });
    await hideWithProduct(em, { product_id: In(ids) }, now);
    await this.slugs.release('products', ids);
  }

  /** Deletes unused added variants; returns how many remain. */
  private async removeAdded(em: EntityManager, ids: readonly number[]): Promise<number> {
    let keptCount = 0;
    for (const variant of await em.find(Variant, { where: { id: In([...ids]) } }))
      if (await this.isSold(em, variant)) keptCount++;
      else await hideVariants(em, { id: variant.id }, this.clock.now());
    return keptCount;
  }

  /** Reverses stock adjustments unless units are reserved; returns how many could not be reversed. */
  private async countBack(lines: ProductPatch['stock'], actor: Actor, key: string): Promise<number> {
    let keptCount = 0;
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
      if (!moved) keptCount++;
    }
    return keptCount;
  }
}

/** Old values of the fields that still have the patch's new value. */
function unchangedSince(changes: FieldChanges, now: (name: string) => unknown): Record<string, unknown> {
  const untouched = Object.entries(changes).filter(
    ([name, { after }]) => JSON.stringify(now(name) ?? null) === JSON.stringify(after ?? null),
  );
  return Object.fromEntries(untouched.map(([name, { before }]) => [name, before]));
}

/** The restored fields as a patch. */
function reversed(changes: FieldChanges, restored: Record<string, unknown>): FieldChanges {
  return Object.fromEntries(
    Object.entries(restored).map(([name, after]) => [name, { before: changes[name]?.after, after }]),
  );
}

/** Current value of a patch field. */
function present(existing: ExistingProduct, name: string): unknown {
  const [field = '', of] = name.split(':');
  if (field === 'attribute') {
    const rows = existing.specifications.filter((row) => row.attribute_id === Number(of));
    return lineOf(
      rows.flatMap((row) => row.value_id ?? []),
      rows[0]?.text,
    );
  }
  if (of) return existing.translations[of]?.[field] ?? '';
  if (field === 'category_ids' || field === 'related_ids') return [...existing[field]].sort((a, b) => a - b);
  if (field === 'media_ids') return existing.media_ids;
  const value = (existing.product as unknown as Record<string, unknown>)[field];
  return value instanceof Date ? value.toISOString() : value;
}
