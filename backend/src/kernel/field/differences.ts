import type { FieldDifference, Translations } from '@stoa/contracts';
import type { Field } from './fields';
import { shown } from './values';

/** What a record held at one moment: its columns, the ids of its pairs, and its texts by language. */
export interface Snapshot {
  values: Readonly<Record<string, unknown>>;
  translations: Translations;
}

/** Counts up with every write, and says nothing of what was changed. */
const MACHINERY = 'version';

/**
 * What became of each declared field between two moments, texts of other languages as `name.ar`; the empty
 * moment is that of a record which is not there. A secret is told of without its values.
 */
export function differencesOf(
  fields: readonly Field[],
  before: Snapshot | null,
  after: Snapshot | null,
): FieldDifference[] {
  return fields
    .filter(({ name }) => name !== MACHINERY)
    .flatMap((field) => {
      const own = compared(field, field.name, before?.values[field.name], after?.values[field.name]);
      return field.translated ? [...own, ...inLanguages(field, before, after)] : own;
    });
}

function inLanguages(field: Field, before: Snapshot | null, after: Snapshot | null): FieldDifference[] {
  const [old, now]: [Translations, Translations] = [before?.translations ?? {}, after?.translations ?? {}];
  const languages = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return languages.flatMap((language) =>
    compared(field, `${field.name}.${language}`, old[language]?.[field.name], now[language]?.[field.name]),
  );
}

function compared(field: Field, name: string, from: unknown, to: unknown): FieldDifference[] {
  const [before, after] = [shown(field, from), shown(field, to)];
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [field.writeOnly ? { field: name } : { field: name, before, after }];
}
