import { type Said, say, Sentence } from '../wording';

/** How English begins what is said about a field, as in `must be 4 or less`; the field's label stands before it. */
const PREDICATE =
  /^(is|must|may|can|can’t|could|should|has|was|does|names|needs|holds|stays|leads|counts|of) /;
/** Anything else that begins small is a remark of its own. */
const REMARK = /^\p{Ll}/u;

/** What people call a field: its entry in the catalogue's `fields`, else its name in plain letters. */
export class FieldLabel extends Sentence {
  constructor(private readonly name: string) {
    super(`field:${name}`);
  }

  override toString(): string {
    const words = this.name.replace(/^is_|_ids?$/g, '').replaceAll('_', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  }
}

/** The label of the field that a path such as `items.0.quantity` ends at. */
export function labelOf(path: string): Sentence {
  return new FieldLabel(path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path);
}

/** A whole sentence about a field, which names it; what is a whole sentence already stays as it is. */
export function sentenceAbout(path: string, said: Said): Said {
  const text = typeof said === 'string' ? said : said.text;
  if (PREDICATE.test(text)) return say`${labelOf(path)} ${part(said)}.`;
  return REMARK.test(text) ? say`${labelOf(path)}: ${part(said)}.` : said;
}

/** The same about every entry of a list. */
export function sentenceAboutEach(path: string, said: Said): Sentence {
  return say`Each entry of ${labelOf(path)} ${part(said)}.`;
}

/** Inside another sentence a finished one has to be marked as words to translate; a bare text would be a name. */
const part = (said: Said): Sentence => (typeof said === 'string' ? new Sentence(said) : said);
