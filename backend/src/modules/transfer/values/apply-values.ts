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
export function applyValues(references: ImportReferenceData, values: readonly SavedValue[]): void {
  for (const kind of KINDS)
    for (const value of values) if (value.kind === kind && value.target_id) apply(references, value);
}

function apply(references: ImportReferenceData, { kind, attribute, name, target_id }: SavedValue): void {
  switch (kind) {
    case 'brand':
      return references.alias('brands', name, target_id);
    case 'manufacturer':
      return references.alias('manufacturers', name, target_id);
    case 'category':
      return references.aliasPath(stepsOf(name), target_id);
    case 'value': {
      const of = references.attribute({ name: attribute, mayBeCode: true });
      if (of && hasValues(of) && references.values.get(target_id)?.attribute_id === of.id)
        references.aliasValue(of.id, name, target_id);
      return;
    }
    default:
      if (references.attributes.has(target_id)) references.aliasAttribute(name, target_id);
  }
}
