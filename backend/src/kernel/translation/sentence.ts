/** A value in a sentence: a literal name or number, a translatable sentence, or a list. */
export type Value = string | number | Sentence | readonly TranslatableText[];

/** A translatable message: a sentence as written in the code, or one with values. */
export type TranslatableText = string | Sentence;

/** An English sentence with placeholders, so that every language can place the values. */
export class Sentence {
  /** @param text with `{{0}}`, `{{1}}` … for the values */
  constructor(
    readonly text: string,
    readonly values: readonly Value[] = [],
  ) {}

  /** The sentence in English. */
  toString(): string {
    return interpolate(this.text, this.values, 'en', String);
  }
}

/** msg`${name} is sold out`: a sentence with the catalogue key `{{0}} is sold out`. */
export function msg(parts: TemplateStringsArray, ...values: Value[]): Sentence {
  return new Sentence(
    parts.reduce((text, part, at) => `${text}{{${at - 1}}}${part}`),
    values,
  );
}

/** The translatable term for a state, a kind or a resource within a sentence: `in_review` → in review. */
export function term(name: string): Sentence {
  return new Sentence(name.replaceAll('_', ' '));
}

/** `text` with its placeholders filled in; translatable values are translated by `translate`. */
export function interpolate(
  text: string,
  values: readonly Value[],
  language: string,
  translate: (text: TranslatableText) => string,
): string {
  const shown = (value: Value): string => {
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    return value instanceof Sentence ? translate(value) : listed(value.map(one), language);
  };
  // A string in a list is literal, like one outside.
  const one = (text: TranslatableText): string => (typeof text === 'string' ? text : translate(text));
  return text.replaceAll(/\{\{(\d+)\}\}/g, (place, at: string) => shown(values[Number(at)] ?? place));
}

function listed(texts: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(texts);
}
