/** What a sentence names: a name or figure as it stands, words that have a translation of their own, or a list of either. */
export type Value = string | number | Sentence | readonly Said[];

/** Words for a person: a whole sentence as it is written in the code, or one with names put in. */
export type Said = string | Sentence;

/** An English sentence with places for what it names, so that every language can put them where they belong. */
export class Sentence {
  /** @param text with `{0}`, `{1}` … where the values stand */
  constructor(
    readonly text: string,
    readonly values: readonly Value[] = [],
  ) {}

  /** The sentence in English. */
  toString(): string {
    return filled(this.text, this.values, 'en', String);
  }
}

/** say`${name} is sold out`: a sentence that the catalogues know as `{0} is sold out`. */
export function say(parts: TemplateStringsArray, ...values: Value[]): Sentence {
  return new Sentence(
    parts.reduce((text, part, at) => `${text}{${at - 1}}${part}`),
    values,
  );
}

/** The word for a state, a kind or a resource inside a sentence: `in_review` → in review. */
export function word(name: string): Sentence {
  return new Sentence(name.replaceAll('_', ' '));
}

/** `text` with its places filled in; values that are words come out as `put` says them. */
export function filled(
  text: string,
  values: readonly Value[],
  language: string,
  put: (said: Said) => string,
): string {
  const shown = (value: Value): string => {
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    return value instanceof Sentence ? put(value) : listed(value.map(one), language);
  };
  // A name inside a list stands as it is, like one outside.
  const one = (said: Said): string => (typeof said === 'string' ? said : put(said));
  return text.replaceAll(/\{(\d+)\}/g, (place, at: string) => shown(values[Number(at)] ?? place));
}

function listed(words: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}
