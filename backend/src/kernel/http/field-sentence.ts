import { type TranslatableText, msg, Sentence } from '../translation';

/** Beginnings of messages about a field, as in `must be 4 or less`; the field's label is put before them. */
const PREDICATE =
  /^(is|must|may|can|can’t|could|should|has|was|does|names|needs|holds|stays|leads|counts|of) /;
/** Other messages that begin in lower case are put after label and colon. */
const REMARK = /^\p{Ll}/u;

/** A field's label: from the catalogue's `fields`, else its humanised name. */
export class FieldLabel extends Sentence {
  constructor(private readonly name: string) {
    super(`field:${name}`);
  }

  override toString(): string {
    const label = this.name.replace(/^is_|_ids?$/g, '').replaceAll('_', ' ');
    return label.charAt(0).toUpperCase() + label.slice(1);
  }
}

/** Label of the last field in a path such as `items.0.quantity`. */
export function labelOf(path: string): Sentence {
  return new FieldLabel(path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path);
}

/** Completes a message about a field to a sentence with its label; full sentences are returned unchanged. */
export function sentenceAbout(path: string, message: TranslatableText): TranslatableText {
  const text = typeof message === 'string' ? message : message.text;
  if (PREDICATE.test(text)) return msg`${labelOf(path)} ${part(message)}.`;
  return REMARK.test(text) ? msg`${labelOf(path)}: ${part(message)}.` : message;
}

/** The same for each entry of a list. */
export function sentenceAboutEach(path: string, text: TranslatableText): Sentence {
  return msg`Each entry of ${labelOf(path)} ${part(text)}.`;
}

/** In another sentence a message must be marked for translation; a bare string would count as a name. */
const part = (text: TranslatableText): Sentence => (typeof text === 'string' ? new Sentence(text) : text);
