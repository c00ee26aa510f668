import { LANGUAGES } from '@stoa/contracts';
import type { Translations } from '@stoa/contracts';
import type { Field, Values } from '../../../../kernel/resource';
import { stored } from '../../../../kernel/resource';
import { products } from '../products.resource';
import { optionKey } from '../variant-rules';
import { VARIANT_FACTS } from '../variant.entity';
import type { ExistingProduct } from './existing-products';
import type { MergedStep } from './merged-step';
import type { ProductDraft, ProductPatch, FieldChange, FieldChanges } from './product-draft';

const COLUMNS = products.fields.filter(({ kind, readOnly }) => kind !== 'refmany' && !readOnly);
const VARIANT_COLUMNS = ['sku', ...VARIANT_FACTS] as const;

/** Normalises a value for comparison; surrounding whitespace is ignored. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value.trim() : (value ?? null);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The draft's columns in stored form. */
export function storedColumns(values: Values): Values {
  const fields = COLUMNS.filter((field: Field) => field.name in values && field.kind !== 'slug');
  return Object.fromEntries(fields.map((field) => [field.name, stored(field, values[field.name])]));
}

/** The patch that a draft makes to an existing product. */
export function patchOf(draft: ProductDraft, step: MergedStep, existing: ExistingProduct): ProductPatch {
  const fields = {
    ...columnChanges(draft, existing),
    ...textChanges(draft, existing),
    ...lineChanges(draft, existing),
  };
  const variants = step.variants.flatMap((input, place) => {
    const present = step.matches[place];
    if (!present) return [];
    const option_key = optionKey(step.axes, input.option_value_ids);
    const changes: FieldChanges = {};
    const names = input.media_id === undefined ? VARIANT_COLUMNS : [...VARIANT_COLUMNS, 'media_id' as const];
    for (const name of names)
      if (!same(plain(present[name]), plain(input[name])))
        changes[name] = { before: present[name], after: input[name] ?? null };
    if (present.option_key !== option_key)
      changes.option_key = { before: present.option_key, after: option_key };
    return Object.keys(changes).length ? [{ id: present.id, sku: present.sku, fields: changes }] : [];
  });
  return { fields, variants, added: [], stock: stockDifferences(draft, step) };
}

/** Whether a draft changes nothing. */
export function isNothing(patch: ProductPatch, step: MergedStep, draft: ProductDraft): boolean {
  const adds = draft.variants.some((_, place) => !step.matches[place]);
  return !adds && !Object.keys(patch.fields).length && !patch.variants.length && !patch.stock.length;
}

function columnChanges(
  { values, status, media_ids: gallery }: ProductDraft,
  { product, category_ids, related_ids, media_ids }: ExistingProduct,
): FieldChanges {
  const changes: FieldChanges = {};
  const present = product as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(storedColumns(values)))
    if (!same(plain(present[name]), plain(value)))
      changes[name] = { before: plain(present[name]), after: plain(value) };
  if (typeof values.slug === 'string' && values.slug && values.slug !== product.slug)
    changes.slug = { before: product.slug, after: values.slug };
  const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);
  for (const [name, ids] of Object.entries({ category_ids, related_ids })) {
    const wanted = values[name] as number[] | undefined;
    if (wanted && !same(sorted(wanted), sorted(ids)))
      changes[name] = { before: sorted(ids), after: sorted(wanted) };
  }
  if (gallery && !same(gallery, media_ids)) changes.media_ids = { before: media_ids, after: gallery };
  if (status !== undefined && status !== product.status)
    changes.status = { before: product.status, after: status };
  return changes;
}

function textChanges({ values }: ProductDraft, { translations }: ExistingProduct): FieldChanges {
  const changes: FieldChanges = {};
  const texts = (values.translations ?? {}) as Translations;
  for (const language of LANGUAGES)
    for (const [name, after] of Object.entries(texts[language] ?? {})) {
      const before = translations[language]?.[name] ?? '';
      if (before !== after) changes[`${name}:${language}`] = { before, after };
    }
  return changes;
}

function lineChanges({ attributes = [] }: ProductDraft, { specifications }: ExistingProduct): FieldChanges {
  const changes: FieldChanges = {};
  for (const { attribute_id, value_ids = [], text } of attributes) {
    const rows = specifications.filter((row) => row.attribute_id === attribute_id);
    const before = lineOf(
      rows.flatMap((row) => row.value_id ?? []),
      rows[0]?.text,
    );
    const after = lineOf(value_ids, text);
    if (!same(before, after)) changes[`attribute:${attribute_id}`] = { before, after } satisfies FieldChange;
  }
  return changes;
}

/** A specification in comparable form. */
export function lineOf(value_ids: readonly number[], text: string | null | undefined): object {
  return value_ids.length
    ? { value_ids: [...value_ids].sort((a, b) => a - b) }
    : { text: text?.trim() ?? '' };
}

function stockDifferences({ variants }: ProductDraft, { matches }: MergedStep): ProductPatch['stock'] {
  return variants.flatMap(({ stock }, place) => {
    const present = matches[place];
    const quantity = stock === undefined || !present ? 0 : stock - present.on_hand;
    return quantity && present ? [{ variant_id: present.id, quantity }] : [];
  });
}
