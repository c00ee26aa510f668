import { type Said, Sentence, type Value } from './sentence';

type Packed = string | number | [string, ...Packed[]];

/** What a column keeps of a sentence, so that it can be put into any reader's language later; at most `max` characters. */
export function stored(said: Said, max: number): string {
  if (typeof said === 'string') return said.slice(0, max);
  const text = JSON.stringify(packed(said));
  // What would be cut is kept as it reads in English.
  return text.length <= max ? text : String(said).slice(0, max);
}

/** The sentence that `stored` has kept. */
export function recalled(text: string): Said {
  return text.startsWith('["') ? unpacked(JSON.parse(text) as [string, ...Packed[]]) : text;
}

function packed({ text, values }: Sentence): Packed {
  const shown = (value: Value): Packed => {
    if (typeof value === 'string' || typeof value === 'number') return value;
    return value instanceof Sentence ? packed(value) : value.join(', ');
  };
  return [text, ...values.map(shown)];
}

function unpacked([text, ...values]: [string, ...Packed[]]): Sentence {
  return new Sentence(
    text,
    values.map((value) => (Array.isArray(value) ? unpacked(value) : value)),
  );
}
