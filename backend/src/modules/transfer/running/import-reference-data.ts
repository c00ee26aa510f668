import type { EntityManager } from 'typeorm';
import type { TaxClass as TaxClassRow } from '../../taxation';
import { TaxClass } from '../../taxation';
import { Attribute, AttributeValue, Brand, Category, Manufacturer, Unit } from '../../catalogue';
import { Vendor } from '../../vendors';

/** Kinds of reference data that are found by name alone. */
export type ReferenceKind = 'brands' | 'manufacturers' | 'units' | 'tax_classes' | 'vendors';

/** Normalises a name for comparison: ignores case, character width and white space. */
export function fold(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Reference data that files can name, by name; held in memory for one run. */
export class ImportReferenceData {
  readonly attributes = new Map<number, Attribute>();
  readonly values = new Map<number, AttributeValue>();
  private readonly plain: Record<ReferenceKind, Map<string, number>> = {
    brands: new Map(),
    manufacturers: new Map(),
    units: new Map(),
    tax_classes: new Map(),
    vendors: new Map(),
  };
  private readonly paths = new Map<string, number>();
  private readonly aliases = new Map<string, number>();
  private readonly attributeNames = new Map<string, number>();
  private readonly attributeCodes = new Map<string, number>();
  private readonly valueNames = new Map<string, number>();
  private readonly valueCodes = new Set<string>();

  static async load(em: EntityManager): Promise<ImportReferenceData> {
    const references = new ImportReferenceData();
    for (const { id, name, slug } of await em.find(Brand)) references.add('brands', id, name, slug);
    for (const { id, name, slug } of await em.find(Manufacturer))
      references.add('manufacturers', id, name, slug);
    for (const { id, name, symbol } of await em.find(Unit)) references.add('units', id, name, symbol);
    for (const row of (await em.find(TaxClass)) as TaxClassRow[])
      references.add('tax_classes', row.id, row.name, row.code);
    for (const { id, store_name, slug, email } of await em.find(Vendor))
      references.add('vendors', id, store_name, slug, email);
    const categories = await em.find(Category, { order: { depth: 'ASC', id: 'ASC' } });
    const names = new Map(categories.map((row) => [row.id, row.name]));
    for (const { id, path } of categories)
      references.addPath(
        path
          .split('/')
          .filter(Boolean)
          .map((one) => names.get(Number(one)) ?? ''),
        id,
      );
    for (const row of await em.find(Attribute)) references.addAttribute(row);
    for (const row of await em.find(AttributeValue)) references.addValue(row);
    return references;
  }

  find(kind: ReferenceKind, name: string): number | undefined {
    return this.plain[kind].get(fold(name));
  }

  /** The category with this path from its root. */
  category(path: readonly string[]): number | undefined {
    return this.paths.get(path.map(fold).join('\n'));
  }

  /** By its name, or by its code where files write that: a code may be the same text as another attribute's name. */
  attribute({ name, mayBeCode }: { name: string; mayBeCode: boolean }): Attribute | undefined {
    const byCode = mayBeCode ? this.attributeCodes.get(fold(name)) : undefined;
    const id = this.aliases.get(fold(name)) ?? byCode ?? this.attributeNames.get(fold(name));
    return this.attributes.get(id ?? 0);
  }

  hasAttributeCode(code: string): boolean {
    return this.attributeCodes.has(fold(code));
  }

  hasValueCode(attribute_id: number, code: string): boolean {
    return this.valueCodes.has(`${attribute_id}/${fold(code)}`);
  }

  value(attribute_id: number, name: string): number | undefined {
    return this.valueNames.get(`${attribute_id}/${fold(name)}`);
  }

  /** Lets a name mean a record, whatever else has this name. */
  alias(kind: ReferenceKind, name: string, id: number): void {
    this.plain[kind].set(fold(name), id);
  }

  aliasPath(path: readonly string[], id: number): void {
    this.paths.set(path.map(fold).join('\n'), id);
  }

  aliasAttribute(name: string, id: number): void {
    this.aliases.set(fold(name), id);
  }

  aliasValue(attribute_id: number, name: string, id: number): void {
    this.valueNames.set(`${attribute_id}/${fold(name)}`, id);
  }

  /** The first record of a name wins. */
  add(kind: ReferenceKind, id: number, ...names: (string | null)[]): void {
    for (const name of names)
      if (name && !this.plain[kind].has(fold(name))) this.plain[kind].set(fold(name), id);
  }

  addPath(path: readonly string[], id: number): void {
    const key = path.map(fold).join('\n');
    if (!this.paths.has(key)) this.paths.set(key, id);
  }

  addAttribute(row: Attribute): void {
    this.attributes.set(row.id, row);
    if (!this.attributeNames.has(fold(row.name))) this.attributeNames.set(fold(row.name), row.id);
    this.attributeCodes.set(fold(row.code), row.id);
  }

  addValue(row: AttributeValue): void {
    this.values.set(row.id, row);
    const key = `${row.attribute_id}/${fold(row.value)}`;
    if (!this.valueNames.has(key)) this.valueNames.set(key, row.id);
    this.valueCodes.add(`${row.attribute_id}/${fold(row.code)}`);
  }
}
