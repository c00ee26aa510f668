import type { ImportValueKind } from '@stoa/contracts';
import { hasValues } from '../../catalogue';
import { escapeEntry } from '../formats/own';
import type { NamedAttribute, NamedReferences } from '../reading/named-references';
import { TAGS } from '../reading/named-references';
import type { ImportReferenceData } from '../running/import-reference-data';
import { fold } from '../running/import-reference-data';
import type { ImportValue } from './import-value.entity';

/** A value by its kind and name in the file. */
export type ValueName = Pick<ImportValue, 'kind' | 'attribute' | 'name'>;

/** Maximum number of distinct values that are noted; more are hardly mapped one by one. */
const MAX = 2_000;

/** Identifies a value within an import. */
export function valueKey({ kind, attribute, name }: ValueName): string {
  return [kind, fold(attribute), fold(name)].join('\n');
}

/** Collects the values that a file names and the shop doesn't have. */
export class MissingValues {
  private readonly found = new Map<string, ValueName>();

  /** @param lists folded names of properties that have several values in some row */
  constructor(private readonly lists: ReadonlySet<string>) {}

  get all(): ValueName[] {
    return [...this.found.values()];
  }

  /** Notes those of a product, before any of them is created. */
  note(named: NamedReferences, references: ImportReferenceData): void {
    const { brand, manufacturer, categories, attributes } = named;
    if (brand.text && references.find('brands', brand.text) === undefined) this.add('brand', brand.text);
    if (manufacturer.text && references.find('manufacturers', manufacturer.text) === undefined)
      this.add('manufacturer', manufacturer.text);
    for (const path of categories)
      if (references.category(path) === undefined) this.add('category', path.map(escapeEntry).join(' > '));
    for (const one of attributes) this.noteAttribute(one, references);
  }

  private noteAttribute(one: NamedAttribute, references: ImportReferenceData): void {
    const known = references.attribute(one);
    const isList = one.name === TAGS || this.lists.has(fold(one.name));
    if (!known) this.add(one.isAxis ? 'option' : isList ? 'list' : 'property', one.name);
    if (known ? !hasValues(known) : !one.isAxis && !isList) return;
    for (const value of one.values)
      if (!known || references.value(known.id, value) === undefined) this.add('value', value, one.name);
  }

  private add(kind: ImportValueKind, name: string, attribute = ''): void {
    if (this.found.size >= MAX) return;
    const value = { kind, attribute: attribute.slice(0, 190), name: name.slice(0, 500) };
    const key = valueKey(value);
    if (!this.found.has(key)) this.found.set(key, value);
  }
}
