import { type TranslatableText, Sentence, type Value } from './sentence';

const SINGLE_BRACES = /(?<!\{)\{(\d+)\}(?!\})/g;

type Packed = string | number | [string, ...Packed[]];

/** Serialises a message for storage, to be translated for any reader later; at most `max` characters. */
export function stored(message: TranslatableText, max: number): string {
  if (typeof message === 'string') return message.slice(0, max);
  const text = JSON.stringify(packed(message));
  // If it is too long, its English text is stored.
  return text.length <= max ? text : String(message).slice(0, max);
}

/** Parses a message serialised by `stored`. */
export function parseStored(text: string): TranslatableText {
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
    // Rows older than i18next's format have single braces.
    text.replaceAll(SINGLE_BRACES, '{{$1}}'),
    values.map((value) => (Array.isArray(value) ? unpacked(value) : value)),
  );
}
