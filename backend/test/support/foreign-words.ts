/** Fields of answers that hold words for people; an address is written as its post reads it. */
const TEXTS = new Set([
  ...[
    'name',
    'title',
    'subtitle',
    'action',
    'label',
    'value',
    'alt',
    'description',
    'short_description',
    'text',
  ],
  ...['warranty', 'unit', 'excerpt', 'body', 'question', 'answer', 'policies', 'tagline'],
  ...['opening_hours', 'instructions', 'meta_title', 'meta_description', 'keywords'],
]);
/** What customers wrote stays as they wrote it. */
const OF_OTHERS = new Set(['reviews', 'questions']);
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
};

/** The values of facets are codes, and so are the labels of those that the storefront itself has a name for. */
const isCode = (field: string, value: string, of: object, place: string): boolean =>
  place.includes('/facets/') && (field === 'value' || ('param' in of && of.param === value));

/** Every text for people in an answer with where it stands; places are equal in answers of all languages. */
export function textsIn(answer: unknown, place = ''): [place: string, text: string][] {
  if (Array.isArray(answer))
    return answer.flatMap((one, index) => textsIn(one, `${place}/${idOf(one, index)}`));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([field, value]): [string, string][] => {
    if (OF_OTHERS.has(field)) return [];
    if (typeof value === 'string') {
      const isText = TEXTS.has(field) && !isCode(field, value, answer, place);
      return isText ? [[`${place}/${field}`, value]] : [];
    }
    return textsIn(value, `${place}/${field}`);
  });
}

/** Texts that are in another language than asked for; `names` are the same in all of them. */
export function foreignTexts(
  language: string,
  answer: unknown,
  english: ReadonlyMap<string, string>,
  names: ReadonlySet<string>,
): string[] {
  const script = SCRIPTS[language];
  return textsIn(answer).flatMap(([place, text]) => {
    // Amounts, sizes and units are no words of a language.
    const words = text.replace(/<[^>]*>/g, '').split(', ');
    const isPlain = words.every((word) => !/\p{L}{3,}/u.test(word) || names.has(word)) || names.has(text);
    const isForeign = script ? !script.test(text) : english.get(place) === text;
    return !isPlain && isForeign ? [`${language} ${place}: ${text.slice(0, 80)}`] : [];
  });
}

function idOf(one: unknown, index: number): string {
  const id = (one as { id?: unknown } | null)?.id;
  return typeof id === 'number' ? `#${id}` : String(index);
}
