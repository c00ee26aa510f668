import type { FieldSchema } from '@stoa/contracts';
import type { TextName } from '../../i18n/useTranslate';
import { entriesOf } from '../../schema/entries';

/** Key under `stoa.sections` of a card's title. */
export type SectionName = TextName<'stoa.sections'>;

export interface FormLayout {
  /** Texts that exist once per language. */
  translated: FieldSchema[];
  /** Titled cards: key under `stoa.sections`, or `null` for the default one, "Details". */
  main: { section: SectionName | null; fields: FieldSchema[] }[];
  /** Switches, statuses and images: fields that control how a record is shown rather than its content. */
  side: FieldSchema[];
}

const ASIDE = new Set(['flag', 'media']);
const ASIDE_NAMES = new Set(['status', 'store_status', 'sort', 'is_default']);

/** Titled cards → their fields, in order. */
export type Sections = Readonly<Partial<Record<SectionName, readonly string[]>>>;

/** Fields by section, in the sections' order; those in no section come last. */
export function bySection(fields: readonly FieldSchema[], sections: Sections = {}): FormLayout['main'] {
  const named = new Set(Object.values(sections).flat());
  const parts = entriesOf(sections).map(([section, names]) => ({
    section,
    fields: names.flatMap((name) => fields.find((field) => field.name === name) ?? []),
  }));
  const rest = { section: null, fields: fields.filter(({ name }) => !named.has(name)) };
  return [...parts, rest].filter((part) => part.fields.length > 0);
}

/** Distributes fields to the areas of a form or a view; a field named by a section is placed there. */
export function formLayout(fields: readonly FieldSchema[], sections: Sections = {}): FormLayout {
  const named = new Set(Object.values(sections).flat());
  const isSide = (field: FieldSchema) =>
    !named.has(field.name) && (ASIDE.has(field.kind) || ASIDE_NAMES.has(field.name));
  return {
    translated: fields.filter((field) => field.translated),
    main: bySection(
      fields.filter((field) => !field.translated && !isSide(field)),
      sections,
    ),
    side: fields.filter((field) => !field.translated && isSide(field)),
  };
}
