import type { FieldSchema } from '@stoa/contracts';

type Values = Record<string, unknown>;
type Texts = Record<string, Values | undefined>;

/** Whose value of a field is kept. */
export type ConflictChoice = 'mine' | 'theirs';

/** A field that another user changed since the record was loaded here. */
export interface Difference {
  /** `name`, or `name.es` for a translation. */
  key: string;
  field: FieldSchema;
  language?: string;
  mine: unknown;
  theirs: unknown;
  /** True when it was also changed here, to another value. */
  isContested: boolean;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const textsOf = (record: Values): Texts => (record.translations ?? {}) as Texts;
const at = (record: Values, name: string, language?: string): unknown =>
  language ? textsOf(record)[language]?.[name] : record[name];

/** The draft's own changes with the version they are based on: other users' changes are not reverted. */
export function changedFrom(base: Values | undefined, draft: Values): Values {
  const isOwn = ([name, value]: [string, unknown]) => name === 'version' || !same(value, base?.[name]);
  return Object.fromEntries(Object.entries(draft).filter(isOwn));
}

/** Places of the fields' values that differ between the loaded record, the draft and their version. */
function compared(fields: readonly FieldSchema[], base: Values, mine: Values, theirs: Values): Difference[] {
  const languages = Object.keys({ ...textsOf(base), ...textsOf(theirs) });
  const places = fields.flatMap((field) => [
    { key: field.name, field },
    ...(field.translated
      ? languages.map((language) => ({ key: `${field.name}.${language}`, field, language }))
      : []),
  ]);
  return places.flatMap(
    ({ key, field, language }: { key: string; field: FieldSchema; language?: string }) => {
      const [before, own, now] = [base, mine, theirs].map((record) => at(record, field.name, language));
      if (same(before, now) || same(own, now)) return [];
      return [{ key, field, language, mine: own, theirs: now, isContested: !same(before, own) }];
    },
  );
}

/** Secrets that are written here and were changed by the other user: only their fingerprints can be compared. */
function changedSecrets(
  fields: readonly FieldSchema[],
  base: Values,
  mine: Values,
  theirs: Values,
): Difference[] {
  const [before, now] = [base, theirs].map(({ fingerprints }) => (fingerprints ?? {}) as Values);
  return fields
    .filter(({ name }) => Boolean(mine[name]) && !same(before?.[name], now?.[name]))
    .map((field) => ({
      key: field.name,
      field,
      mine: mine[field.name],
      theirs: theirs[field.name],
      isContested: true,
    }));
}

/**
 * Another user's changes between the loaded record (`base`) and the current one (`theirs`), and the draft.
 */
export function differencesOf(
  fields: readonly FieldSchema[],
  base: Values,
  mine: Values,
  theirs: Values,
): Difference[] {
  const writable = fields.filter((field) => field.writable);
  const shown = writable.filter(({ writeOnly }) => !writeOnly);
  const secret = writable.filter(({ writeOnly }) => writeOnly);
  return [...compared(shown, base, mine, theirs), ...changedSecrets(secret, base, mine, theirs)];
}

/** Another user's changes to fields that the draft does not have: saving keeps them. */
export function changesBeside(
  fields: readonly FieldSchema[],
  base: Values,
  draft: Values,
  theirs: Values,
): Difference[] {
  const beside = fields.filter(({ name, writeOnly }) => !writeOnly && !(name in draft));
  return compared(beside, base, base, theirs);
}

/** Initial choice: fields without an own change take theirs. */
export function firstChoice(differences: readonly Difference[]): Record<string, ConflictChoice> {
  return Object.fromEntries(
    differences.map(({ key, isContested }) => [key, isContested ? 'mine' : 'theirs']),
  );
}

/** The draft on top of their version, with their values where chosen. */
export function merged(
  mine: Values,
  theirs: Values,
  differences: readonly Difference[],
  keepers: Readonly<Record<string, ConflictChoice>>,
): Values {
  const values: Values = { ...mine, version: theirs.version };
  for (const { key, field, language, theirs: now } of differences) {
    if (keepers[key] !== 'theirs') continue;
    if (!language) values[field.name] = now ?? null;
    else {
      const texts = textsOf(values);
      values.translations = { ...texts, [language]: { ...texts[language], [field.name]: now ?? null } };
    }
  }
  return values;
}
