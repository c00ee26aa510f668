import { Injectable } from '@nestjs/common';
import type { Translations } from '@stoa/contracts';
import { BASE_LANGUAGE } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../../kernel/access';
import { Clock } from '../../../../kernel/clock';
import { insertMany, insertManyReturningIds, placeholders } from '../../../../kernel/database';
import { Slugs, Translation } from '../../../../kernel/i18n';
import type { SlugCandidate } from '../../../../kernel/i18n';
import { ProductAxis } from '../product-axis.entity';
import { ProductCategory } from '../product-category.entity';
import { ProductSpecification } from '../product-specification.entity';
import { Product } from '../product.entity';
import { linesOf } from '../specification-rows';
import { VariantOption } from '../variant-option.entity';
import { factsOf, optionKey } from '../variant-rules';
import { openingStock, VariantStock } from '../variant-stock';
import { Variant } from '../variant.entity';
import type { MergedStep } from './merged-step';
import type { ProductDraft } from './product-draft';
import { storedColumns } from './product-patch';

/** A validated draft of a new product. */
export interface NewProduct {
  draft: ProductDraft;
  step: MergedStep;
}

interface VariantRow {
  row: Partial<Variant>;
  options: { attribute_id: number; value_id: number }[];
}

/** Inserts new products with all related rows, in one or two queries per table. */
@Injectable()
export class WriteNewProducts {
  constructor(
    private readonly clock: Clock,
    private readonly slugs: Slugs,
    private readonly stock: VariantStock,
  ) {}

  /** Returns the new ids, in the given order. */
  async write(em: EntityManager, items: readonly NewProduct[], actor: Actor): Promise<number[]> {
    if (items.length === 0) return [];
    const ids = await this.insertProducts(em, items);
    const each = items.map((item, place) => ({ ...item, id: ids[place] ?? 0 }));
    await insertMany(
      em,
      ProductCategory,
      each.flatMap(({ draft, id }) =>
        categoriesOf(draft).map((category_id) => ({ product_id: id, category_id })),
      ),
    );
    await insertMany(
      em,
      ProductAxis,
      each.flatMap(({ step, id }) =>
        step.axes.map(({ attribute_id }, sort) => ({ product_id: id, attribute_id, sort })),
      ),
    );
    await insertMany(
      em,
      ProductSpecification,
      each.flatMap(({ draft, id }) =>
        (draft.attributes ?? []).flatMap(linesOf).map((line) => ({ ...line, product_id: id })),
      ),
    );
    await insertMany(
      em,
      Translation,
      each.flatMap(({ draft, id }) =>
        Object.entries(textsOf(draft)).map(([language, texts]) => ({
          resource: 'products',
          record_id: id,
          language,
          texts,
        })),
      ),
    );
    await this.addVariants(
      em,
      each.flatMap(({ draft, step, id }) => this.variantRows(draft, step, id)),
      actor,
    );
    return ids;
  }

  /** Inserts variants with options and opening stock; returns their ids. */
  async addVariants(em: EntityManager, variants: readonly VariantRow[], actor: Actor): Promise<number[]> {
    const ids = await insertManyReturningIds(
      em,
      Variant,
      variants.map(({ row }) => row),
    );
    await insertMany(
      em,
      VariantOption,
      variants.flatMap(({ options }, place) => options.map((one) => ({ ...one, variant_id: ids[place] }))),
    );
    const by = `${actor.audience}:${actor.id}`;
    const opened = variants.flatMap(({ row }, place) =>
      row.on_hand ? [openingStock(ids[place] ?? 0, row.on_hand, by)] : [],
    );
    await this.stock.record(opened);
    return ids;
  }

  /** Rows for the draft's new variants. */
  variantRows(draft: ProductDraft, step: MergedStep, product_id: number): VariantRow[] {
    const now = this.clock.now();
    return draft.variants.flatMap(({ stock = 0 }, place) => {
      const input = step.variants[place];
      if (!input || step.matches[place]) return [];
      const option_key = optionKey(step.axes, input.option_value_ids);
      const row = {
        sku: input.sku,
        ...factsOf(input),
        product_id,
        vendor_id: draft.vendor_id,
        option_key,
        on_hand: stock,
        sort: place,
        created_at: now,
        updated_at: now,
      };
      const values = option_key.split('.').map(Number);
      const options = step.axes.map(({ attribute_id }, axis) => ({
        attribute_id,
        value_id: values[axis] ?? 0,
      }));
      return [{ row, options }];
    });
  }

  private async insertProducts(em: EntityManager, items: readonly NewProduct[]): Promise<number[]> {
    const now = this.clock.now();
    const rows = items.map(({ draft }) => ({
      ...storedColumns(draft.values),
      vendor_id: draft.vendor_id,
      status: draft.status ?? 'draft',
      primary_category_id: draft.values.primary_category_id ?? categoriesOf(draft)[0] ?? null,
      created_at: now,
      updated_at: now,
    }));
    const ids = await insertManyReturningIds(em, Product, rows);
    const candidates = items.flatMap(({ draft }, place) => slugCandidates(draft, ids[place] ?? 0));
    const slugs = await this.slugs.assignAll('products', candidates);
    const base = [...slugs].filter(([candidate]) => candidate.language === BASE_LANGUAGE);
    const cases = base.map(() => 'WHEN ? THEN ?').join(' ');
    const marks = placeholders(base);
    const values = [
      ...base.flatMap(([candidate, slug]) => [candidate.id, slug]),
      ...base.map(([candidate]) => candidate.id),
    ];
    await em.query(`UPDATE products SET slug = CASE id ${cases} END WHERE id IN (${marks})`, values);
    return ids;
  }
}

const categoriesOf = ({ values }: ProductDraft): number[] =>
  (values.category_ids as number[] | undefined) ?? [];

/** Translations, without empty texts. */
function textsOf({ values }: ProductDraft): Record<string, Record<string, string>> {
  const translations = (values.translations ?? {}) as Translations;
  const languages = Object.entries(translations).map(([language, texts = {}]) => {
    const filled = Object.entries(texts).filter(([, text]) => text !== '');
    return [language, Object.fromEntries(filled)] as const;
  });
  return Object.fromEntries(languages.filter(([, texts]) => Object.keys(texts).length > 0));
}

function slugCandidates(draft: ProductDraft, id: number): SlugCandidate[] {
  const { slug, name } = draft.values as { slug?: string; name: string };
  const others = Object.entries(textsOf(draft)).flatMap(([language, texts]) => {
    const wanted = texts.slug ?? texts.name;
    return wanted ? [{ id, wanted, language }] : [];
  });
  return [{ id, wanted: slug || name, language: BASE_LANGUAGE }, ...others];
}
