import { hasValues } from '../../catalogue';
import { unescapeEntry } from '../formats/own';
import type { ImportReferenceData } from '../running/import-reference-data';
import type { SavedValue } from './import-value.entity';
import { KINDS } from './import-value.entity';

const STEP = /\s*(?<!\\)>\s*/;

/** The steps of a category's path as values name it. */
export function stepsOf(name: string): string[] {
  return name.split(STEP).map(unescapeEntry).filter(Boolean);
}

/** Lets the names of a file mean the records that they are mapped to; deleted records are left out. */
export function applyValues(words: ImportReferenceData, values: readonly SavedValue[]): void {
  for (const kind of KINDS)
    for (const value of values) if (value.kind === kind && value.target_id) apply(words, value);
}

function apply(words: ImportReferenceData, { kind, attribute, name, target_id }: SavedValue): void {
  switch (kind) {
    case 'brand':
      return words.alias('brands', name, target_id);
    case 'manufacturer':
      return words.alias('manufacturers', name, target_id);
    case 'category':
      return words.aliasPath(stepsOf(name), target_id);
    case 'value': {
      const of = words.attribute({ name: attribute, mayBeCode: true });
      if (of && hasValues(of) && words.values.get(target_id)?.attribute_id === of.id)
        words.aliasValue(of.id, name, target_id);
      return;
    }
    default:
      if (words.attributes.has(target_id)) words.aliasAttribute(name, target_id);
  }
}
