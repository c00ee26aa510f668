import type { FieldSchema, ResourceSchema } from '@stoa/contracts';

type Values = Record<string, unknown>;
type Texts = Record<string, Values | undefined>;

/** Whose value of a field is kept. */
export type Keeper = 'mine' | 'theirs';

/** A field that someone else changed since the record was read here. */
export interface Difference {
  /** `name`, or `name.es` for a translation. */
  key: string;
  field: FieldSchema;
  language?: string;
  mine: unknown;
  theirs: unknown;
  /** True when it was changed here as well, to something else. */
  isContested: boolean;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const textsOf = (record: Values): Texts => (record.translations ?? {}) as Texts;
const at = (record: Values, name: string, language?: string): unknown =>
  language ? textsOf(record)[language]?.[name] : record[name];

/** What a draft itself changed, and the version it began with: what others changed meanwhile is not taken back. */
export function changedFrom(base: Values | undefined, draft: Values): Values {
  const isOwn = ([name, value]: [string, unknown]) => name === 'version' || !same(value, base?.[name]);
  return Object.fromEntries(Object.entries(draft).filter(isOwn));
}

/** What someone else changed between the record as it was read (`base`) and as it is (`theirs`), beside the draft. */
export function differencesOf(
  schema: ResourceSchema,
  base: Values,
  mine: Values,
  theirs: Values,
): Difference[] {
  const languages = Object.keys({ ...textsOf(base), ...textsOf(theirs) });
  const places = schema.fields
    .filter(({ writable, writeOnly }) => writable && !writeOnly)
    .flatMap((field) => [
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

/** Where one begins: what one did not touch oneself is theirs. */
export function firstChoice(differences: readonly Difference[]): Record<string, Keeper> {
  return Object.fromEntries(
    differences.map(({ key, isContested }) => [key, isContested ? 'mine' : 'theirs']),
  );
}

/** The draft on top of their version, with their values where those are kept. */
export function merged(
  mine: Values,
  theirs: Values,
  differences: readonly Difference[],
  kept: Readonly<Record<string, Keeper>>,
): Values {
  const values: Values = { ...mine, version: theirs.version };
  for (const { key, field, language, theirs: now } of differences) {
    if (kept[key] !== 'theirs') continue;
    if (!language) values[field.name] = now ?? null;
    else {
      const texts = textsOf(values);
      values.translations = { ...texts, [language]: { ...texts[language], [field.name]: now ?? null } };
    }
  }
  return values;
}
