import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Actor } from '../../../../kernel/access';
import { Clock } from '../../../../kernel/clock';
import { insertMany } from '../../../../kernel/database';
import { NEXT_VERSION } from '../../../../kernel/versions';
import { Slugs, Translator } from '../../../../kernel/i18n';
import { Media } from '../../../media';
import { ProductAxis } from '../product-axis.entity';
import { ProductCategory } from '../product-category.entity';
import { ProductMedia } from '../product-media.entity';
import { ProductRelation } from '../product-relation.entity';
import { ProductSpecification } from '../product-specification.entity';
import { Product } from '../product.entity';
import { linesOf, SpecificationRows } from '../specification-rows';
import { VariantOption } from '../variant-option.entity';
import { VariantStock } from '../variant-stock';
import { Variant } from '../variant.entity';
import type { ExistingProduct } from './existing-products';
import type { MergedStep } from './merged-step';
import { idsOfKey } from '../variant-rules';
import type { ProductDraft, ProductPatch, FieldChanges } from './product-draft';
import { WriteNewProducts } from './write-new-products';

/** A product's patch with its sources. */
export interface PatchToWrite {
  draft: ProductDraft;
  step: MergedStep;
  present: ExistingProduct;
  patch: ProductPatch;
  actor: Actor;
  key: string;
}

/** Whether a patch field is a plain column of the product. */
const isColumn = (name: string): boolean => !name.includes(':') && !OTHER_TABLES.has(name);
const OTHER_TABLES = new Set(['slug', 'category_ids', 'related_ids', 'media_ids']);

/** Applies patches to existing products. */
@Injectable()
export class PatchProducts {
  constructor(
    private readonly clock: Clock,
    private readonly slugs: Slugs,
    private readonly translator: Translator,
    private readonly stock: VariantStock,
    private readonly specifications: SpecificationRows,
    private readonly news: WriteNewProducts,
  ) {}

  async write(em: EntityManager, { draft, step, present, patch, actor, key }: PatchToWrite): Promise<void> {
    const { id } = present.product;
    await this.writeFields(em, id, after(patch.fields));
    if (patch.variants.length || draft.variants.some((_, place) => !step.matches[place]))
      await this.writeVariants(em, { draft, step, present, patch, actor, key });
    for (const { variant_id, quantity } of patch.stock)
      await this.stock.move({
        variant_id,
        quantity,
        type: quantity > 0 ? 'receipt' : 'adjust',
        reason: 'Import',
        key: `${key}:variant:${variant_id}`,
        actor: `${actor.audience}:${actor.id}`,
      });
  }

  /** Writes the given fields of a product, and increments its version. */
  async writeFields(em: EntityManager, id: number, fields: Record<string, unknown>): Promise<void> {
    const columns = Object.entries(fields).filter(([name]) => isColumn(name));
    const values = Object.fromEntries(columns.map(([name, value]) => [name, restored(name, value)]));
    await em
      .createQueryBuilder()
      .update(Product)
      .set({ ...values, ...NEXT_VERSION, updated_at: this.clock.now() })
      .where('id = :id', { id })
      .execute();
    if (typeof fields.slug === 'string')
      await em.update(Product, { id }, { slug: await this.slugs.assign('products', id, fields.slug) });
    if (Array.isArray(fields.category_ids))
      await this.writeCategories(em, id, fields.category_ids as number[]);
    if (Array.isArray(fields.related_ids)) {
      const rows = (fields.related_ids as number[]).map((related_id) => ({ product_id: id, related_id }));
      await em.delete(ProductRelation, { product_id: id });
      await insertMany(em, ProductRelation, rows);
    }
    if (Array.isArray(fields.media_ids)) await this.writeGallery(em, id, fields.media_ids as number[]);
    await this.writeTexts(id, fields);
    await this.writeLines(em, id, fields);
  }

  /** Pictures that were deleted since are left out. */
  private async writeGallery(em: EntityManager, product_id: number, wanted: number[]): Promise<void> {
    const known = await em.find(Media, { where: { id: In(wanted) }, select: { id: true } });
    const ids = wanted.filter((id) => known.some((row) => row.id === id));
    await em.delete(ProductMedia, { product_id });
    await insertMany(
      em,
      ProductMedia,
      ids.map((media_id, sort) => ({ product_id, media_id, sort })),
    );
  }

  private async writeCategories(em: EntityManager, id: number, wanted: number[]): Promise<void> {
    await em.delete(ProductCategory, { product_id: id });
    await insertMany(
      em,
      ProductCategory,
      wanted.map((category_id) => ({ product_id: id, category_id })),
    );
    const product = await em.findOneOrFail(Product, {
      where: { id },
      select: { id: true, primary_category_id: true },
    });
    if (product.primary_category_id !== null && wanted.includes(product.primary_category_id)) return;
    await em.update(Product, { id }, { primary_category_id: wanted[0] ?? null });
  }

  private async writeTexts(id: number, fields: Record<string, unknown>): Promise<void> {
    const translations: Record<string, Record<string, string>> = {};
    for (const [name, text] of Object.entries(fields)) {
      const [field = '', language] = name.split(':');
      if (!language || field === 'attribute') continue;
      translations[language] = { ...translations[language], [field]: String(text) };
      if (field === 'name' && text) await this.slugs.assign('products', id, String(text), language);
    }
    if (Object.keys(translations).length) await this.translator.save('products', id, translations);
  }

  private async writeLines(em: EntityManager, id: number, fields: Record<string, unknown>): Promise<void> {
    for (const [name, line] of Object.entries(fields)) {
      if (!name.startsWith('attribute:')) continue;
      const attribute_id = Number(name.slice('attribute:'.length));
      const { value_ids = [], text = '' } = line as { value_ids?: number[]; text?: string };
      const rows = await em.find(ProductSpecification, { where: { product_id: id, attribute_id } });
      for (const row of rows) await this.specifications.remove(em, row);
      if (!value_ids.length && !text) continue;
      const lines = linesOf({ attribute_id, value_ids, text });
      await insertMany(
        em,
        ProductSpecification,
        lines.map((one) => ({ ...one, product_id: id })),
      );
    }
  }

  private async writeVariants(
    em: EntityManager,
    { draft, step, present, patch, actor }: PatchToWrite,
  ): Promise<void> {
    const product_id = present.product.id;
    const axes = step.axes.map(({ attribute_id }) => attribute_id);
    for (const { id, fields } of patch.variants) await this.writeVariant(em, id, axes, after(fields));
    const isNewOrder = axes.join() !== present.axes.join();
    if (isNewOrder) {
      await em.delete(ProductAxis, { product_id });
      await insertMany(
        em,
        ProductAxis,
        axes.map((attribute_id, sort) => ({ product_id, attribute_id, sort })),
      );
    }
    const last = Math.max(-1, ...present.variants.map((variant) => variant.sort));
    const rows = this.news.variantRows(draft, step, product_id).map(({ row, options }, place) => ({
      row: { ...row, sort: last + 1 + place },
      options,
    }));
    patch.added.push(...(await this.news.addVariants(em, rows, actor)));
  }

  /** Writes the given columns of a variant, and its options if the key changes. */
  async writeVariant(
    em: EntityManager,
    id: number,
    axes: readonly number[],
    fields: Record<string, unknown>,
  ): Promise<void> {
    await em.update(Variant, { id }, { ...fields, updated_at: this.clock.now() });
    if (typeof fields.option_key !== 'string') return;
    const values = idsOfKey(fields.option_key);
    await em.delete(VariantOption, { variant_id: In([id]) });
    await insertMany(
      em,
      VariantOption,
      axes.map((attribute_id, place) => ({ variant_id: id, attribute_id, value_id: values[place] })),
    );
  }
}

const after = (changes: FieldChanges): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).map(([name, patch]) => [name, patch.after]));

/** Converts a field to its column type; patches store dates as ISO strings. */
function restored(name: string, value: unknown): unknown {
  return name === 'available_at' && typeof value === 'string' ? new Date(value) : value;
}
