/** Response fields with translatable text; postal addresses aren't among them. */
const TEXTS = new Set([
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
  'warranty',
  'unit',
  'excerpt',
  'body',
  'question',
  'answer',
  'policies',
  'tagline',
  'opening_hours',
  'instructions',
  'meta_title',
  'meta_description',
  'keywords',
]);
/** Content by customers is not translated. */
const OF_OTHERS = new Set(['reviews', 'questions']);
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
};

/** Facet values are codes, and so are the labels of facets that the storefront names itself. */
const isCode = (field: string, value: string, of: object, place: string): boolean =>
  place.includes('/facets/') && (field === 'value' || ('param' in of && of.param === value));

/** Every translatable text of a response with its path; paths are the same in all languages. */
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

/** Texts that are not in the requested language; `names` are the same in all languages. */
export function foreignTexts(
  language: string,
  answer: unknown,
  english: ReadonlyMap<string, string>,
  names: ReadonlySet<string>,
): string[] {
  const script = SCRIPTS[language];
  return textsIn(answer).flatMap(([place, text]) => {
    // Amounts, sizes and units are not translated.
    const parts = text.replace(/<[^>]*>/g, '').split(', ');
    const isPlain = parts.every((part) => !/\p{L}{3,}/u.test(part) || names.has(part)) || names.has(text);
    const isForeign = script ? !script.test(text) : english.get(place) === text;
    return !isPlain && isForeign ? [`${language} ${place}: ${text.slice(0, 80)}`] : [];
  });
}

function idOf(one: unknown, index: number): string {
  const id = (one as { id?: unknown } | null)?.id;
  return typeof id === 'number' ? `#${id}` : String(index);
}
