import type { FieldDifference, Translations } from '@stoa/contracts';
import type { Field } from './fields';
import { shown } from './values';

/** A record's state at one time: its columns, the ids of its pairs, and its translations. */
export interface Snapshot {
  values: Readonly<Record<string, unknown>>;
  translations: Translations;
}

/**
 * Differences of each declared field between two snapshots, translations as `name.ar`; null is the snapshot
 * of a record that does not exist. Secrets are listed without values.
 */
export function differencesOf(
  fields: readonly Field[],
  before: Snapshot | null,
  after: Snapshot | null,
): FieldDifference[] {
  return fields.flatMap((field) => {
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
