import { LANGUAGES } from '@stoa/contracts';
import type { Translations } from '@stoa/contracts';
import type { Field, Values } from '../../../../kernel/resource';
import { stored } from '../../../../kernel/resource';
import { products } from '../products.resource';
import { optionKey } from '../variant-rules';
import { VARIANT_FACTS } from '../variant.entity';
import type { KnownProduct } from './known-products';
import type { MergedStep } from './merged-step';
import type { ProductDraft, ProductTurn, Turn, Turns } from './product-draft';

const COLUMNS = products.fields.filter(({ kind, readOnly }) => kind !== 'refmany' && !readOnly);
const VARIANT_COLUMNS = ['sku', ...VARIANT_FACTS] as const;

/** A value in a form that can be compared; blanks around a text are no difference. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value.trim() : (value ?? null);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The draft's columns as they are stored. */
export function storedColumns(values: Values): Values {
  const given = COLUMNS.filter((field: Field) => field.name in values && field.kind !== 'slug');
  return Object.fromEntries(given.map((field) => [field.name, stored(field, values[field.name])]));
}

/** What a draft would change of a product that is there. */
export function turnOf(draft: ProductDraft, step: MergedStep, known: KnownProduct): ProductTurn {
  const fields = { ...columnTurns(draft, known), ...textTurns(draft, known), ...lineTurns(draft, known) };
  const variants = step.variants.flatMap((input, place) => {
    const present = step.matches[place];
    if (!present) return [];
    const option_key = optionKey(step.axes, input.option_value_ids);
    const turns: Turns = {};
    for (const name of VARIANT_COLUMNS)
      if (!same(plain(present[name]), plain(input[name])))
        turns[name] = { before: present[name], after: input[name] ?? null };
    if (present.option_key !== option_key)
      turns.option_key = { before: present.option_key, after: option_key };
    return Object.keys(turns).length ? [{ id: present.id, sku: present.sku, fields: turns }] : [];
  });
  return { fields, variants, added: [], stock: stockTurns(draft, step) };
}

/** True when a draft would change nothing. */
export function isNothing(turn: ProductTurn, step: MergedStep, draft: ProductDraft): boolean {
  const adds = draft.variants.some((_, place) => !step.matches[place]);
  return !adds && !Object.keys(turn.fields).length && !turn.variants.length && !turn.stock.length;
}

function columnTurns({ values, status }: ProductDraft, { product, category_ids }: KnownProduct): Turns {
  const turns: Turns = {};
  const present = product as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(storedColumns(values)))
    if (!same(plain(present[name]), plain(value)))
      turns[name] = { before: plain(present[name]), after: plain(value) };
  if (typeof values.slug === 'string' && values.slug && values.slug !== product.slug)
    turns.slug = { before: product.slug, after: values.slug };
  const wanted = values.category_ids as number[] | undefined;
  const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);
  if (wanted && !same(sorted(wanted), sorted(category_ids)))
    turns.category_ids = { before: sorted(category_ids), after: sorted(wanted) };
  if (status !== undefined && status !== product.status)
    turns.status = { before: product.status, after: status };
  return turns;
}

function textTurns({ values }: ProductDraft, { translations }: KnownProduct): Turns {
  const turns: Turns = {};
  const given = (values.translations ?? {}) as Translations;
  for (const language of LANGUAGES)
    for (const [name, after] of Object.entries(given[language] ?? {})) {
      const before = translations[language]?.[name] ?? '';
      if (before !== after) turns[`${name}:${language}`] = { before, after };
    }
  return turns;
}

function lineTurns({ attributes = [] }: ProductDraft, { specifications }: KnownProduct): Turns {
  const turns: Turns = {};
  for (const { attribute_id, value_ids = [], text } of attributes) {
    const rows = specifications.filter((row) => row.attribute_id === attribute_id);
    const before = lineOf(
      rows.flatMap((row) => row.value_id ?? []),
      rows[0]?.text,
    );
    const after = lineOf(value_ids, text);
    if (!same(before, after)) turns[`attribute:${attribute_id}`] = { before, after } satisfies Turn;
  }
  return turns;
}

/** One line of a specification in a form that can be compared. */
export function lineOf(value_ids: readonly number[], text: string | null | undefined): object {
  return value_ids.length
    ? { value_ids: [...value_ids].sort((a, b) => a - b) }
    : { text: text?.trim() ?? '' };
}

function stockTurns({ variants }: ProductDraft, { matches }: MergedStep): ProductTurn['stock'] {
  return variants.flatMap(({ stock }, place) => {
    const present = matches[place];
    const quantity = stock === undefined || !present ? 0 : stock - present.on_hand;
    return quantity && present ? [{ variant_id: present.id, quantity }] : [];
  });
}
