import type { CurrencyFacts, ImportOptions, Translations } from '@stoa/contracts';
import { BASE_LANGUAGE, LANGUAGES } from '@stoa/contracts';
import { type TranslatableText, say } from '../../../kernel/wording';
import { hasValues, type ProductDraft, type VariantDraft } from '../../catalogue';
import type { FileRow, Format } from '../formats/format';
import type { ImportReferenceData } from '../running/import-reference-data';
import {
  CellError,
  readFlag,
  readGrams,
  readMillimetres,
  readList,
  readMoment,
  readMoney,
  readStatus,
  readWhole,
} from './cells';
import type { NamedReferences } from './named-references';
import { firstCell } from './named-references';
import { PICTURES, REFERENCES, TEXTS, WHOLES } from './product-cells';
import type { Issue, Sheet } from './sheet';
import { isOtherPrice } from './sheet';
import { pricesOf, skuOf, withoutGaps } from './variant-facts';

/** Context in which sheets are read. */
export interface ReadingContext {
  words: ImportReferenceData;
  currency: CurrencyFacts;
  format: Format;
  options: ImportOptions;
}

/** The existing product that a sheet matches; `id` is null for a new one. */
export interface SheetTarget {
  vendor_id: number;
  id: number | null;
  awaited_status: 'active' | null;
}

/** A sheet as a product draft, with its issues and picture URLs. */
export interface ReadSheet {
  draft: ProductDraft;
  /** Line numbers of the draft's variants. */
  lines: number[];
  issues: Issue[];
  pictures: { url: string; line: number }[];
  /** Whether the product must be activated as soon as it has a variant. */
  awaits: boolean;
}

/** Converts a sheet to a product draft; unreadable cells become issues, with which it must not be saved. */
export class SheetReader {
  private readonly issues: Issue[];

  constructor(
    private readonly sheet: Sheet,
    private readonly named: NamedReferences,
    private readonly context: ReadingContext,
    private readonly target: SheetTarget,
  ) {
    this.issues = [...sheet.issues];
  }

  read(): ReadSheet {
    const axes = this.axes();
    const rows = this.variantRows(axes.length > 0);
    const variants = rows.flatMap((row) => this.variant(row, axes.length > 0) ?? []);
    const values = this.values(axes.length > 0);
    const { id, vendor_id } = this.target;
    const status = this.status(variants.length > 0);
    const attributes = this.attributes();
    const draft = {
      id,
      vendor_id,
      values,
      axes,
      variants,
      ...status.draft,
      ...(attributes.length && { attributes }),
    };
    return {
      draft: draft as ProductDraft,
      lines: rows.map(({ line }) => line),
      issues: this.issues,
      pictures: this.pictures(),
      awaits: status.awaits,
    };
  }

  private note(line: number, target: string, value: string, message: TranslatableText): undefined {
    this.issues.push({ line, target, value, message });
    return undefined;
  }

  /** The parsed cell; undefined if it is empty or invalid. */
  private cell<T>({ line, cells }: FileRow, target: string, read: (text: string) => T): T | undefined {
    const text = cells[target] ?? '';
    if (text === '') return undefined;
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      return this.note(line, target, text, error.said);
    }
  }

  private first<T>(target: string, read: (text: string) => T): T | undefined {
    const row = this.sheet.rows.find(({ cells }) => cells[target]);
    return row && this.cell(row, target, read);
  }

  private values(hasAxes: boolean): ProductDraft['values'] {
    const values: ProductDraft['values'] = {};
    const put = (name: string, value: unknown): void => {
      if (value !== undefined) values[name] = value;
    };
    for (const name of TEXTS)
      put(
        name,
        this.first(name, (text) => text),
      );
    for (const name of WHOLES) put(name, this.first(name, readWhole));
    put('available_at', this.first('available_at', readMoment));
    put('is_featured', this.first('is_featured', readFlag));
    for (const [target, [kind, column]] of Object.entries(REFERENCES))
      put(
        column,
        this.first(target, (name) => this.word(kind, name)),
      );
    const type = firstCell(this.sheet, 'type').text;
    if (hasAxes || type === 'variable') values.type = 'variable';
    else if (type === 'digital' || this.target.id === null)
      values.type = type === 'digital' ? 'digital' : 'simple';
    put('category_ids', this.categories());
    put('translations', this.translations());
    return values;
  }

  private word(kind: (typeof REFERENCES)[keyof typeof REFERENCES][0], name: string): number {
    const id = this.context.words.find(kind, name);
    if (id === undefined) throw new CellError('does not exist in this shop');
    return id;
  }

  private categories(): number[] | undefined {
    const { line, text } = firstCell(this.sheet, 'categories');
    if (!this.named.categories.length) return undefined;
    const ids = this.named.categories.map((path) => this.context.words.category(path));
    const missing = ids.indexOf(undefined);
    if (missing >= 0)
      return this.note(
        line,
        'categories',
        text,
        say`refers to the category “${this.named.categories[missing]?.join(' > ') ?? ''}”, which this shop does not have`,
      );
    return [...new Set(ids as number[])];
  }

  private translations(): Translations | undefined {
    const translations: Record<string, Record<string, string>> = {};
    for (const language of LANGUAGES.filter((code) => code !== BASE_LANGUAGE))
      for (const name of TEXTS) {
        const { text } = firstCell(this.sheet, `${name}:${language}`);
        if (text) translations[language] = { ...translations[language], [name]: text };
      }
    return Object.keys(translations).length ? translations : undefined;
  }

  private axes(): number[] {
    return this.named.attributes
      .filter((one) => one.isAxis)
      .flatMap(({ name, line, target }) => {
        const attribute = this.context.words.attribute(name);
        if (attribute) return [attribute.id];
        this.note(line, target.replace('_value', '_name'), name, 'is not a known option of this shop');
        return [];
      });
  }

  /** Rows that are variants: those with options, or else with a price, an SKU or stock. */
  private variantRows(hasAxes: boolean): FileRow[] {
    const { code } = this.context.currency;
    const rows = this.sheet.rows.filter((row) => !isOtherPrice(row, code));
    const names = this.named.attributes.filter((one) => one.isAxis).map((one) => one.target);
    if (hasAxes || names.length) return rows.filter(({ cells }) => names.some((name) => cells[name]));
    if (firstCell(this.sheet, 'type').text === 'variable') return [];
    const bought = rows.filter(({ cells }) => cells.sku || cells.price || cells.stock);
    for (const { line, cells } of bought.slice(1))
      this.note(
        line,
        'sku',
        cells.sku ?? '',
        'is another variant of this product but has no options that distinguish it',
      );
    return bought.slice(0, 1);
  }

  private variant(row: FileRow, hasAxes: boolean): VariantDraft | undefined {
    const { words, currency, options } = this.context;
    const option_value_ids: number[] = [];
    const texts: string[] = [];
    for (const { name, isAxis, target } of this.named.attributes) {
      const attribute = isAxis ? words.attribute(name) : undefined;
      if (!attribute) continue;
      const text = row.cells[target] ?? '';
      const value = words.value(attribute.id, text);
      texts.push(text);
      if (value !== undefined) option_value_ids.push(value);
      else
        this.note(
          row.line,
          target,
          text,
          text ? say`is not a value of ${attribute.name} in this shop` : 'is missing',
        );
    }
    const money = (target: string): number | undefined =>
      this.cell(row, target, (text) => readMoney(text, currency));
    this.cell(row, 'currency', (text) => {
      if (text.toUpperCase() !== currency.code) throw new CellError(say`prices must be in ${currency.code}`);
    });
    const stock = this.cell(row, 'stock', readWhole);
    if (stock !== undefined && stock < 0)
      this.note(row.line, 'stock', String(stock), say`must be ${0} or more`);
    return {
      sku: row.cells.sku || skuOf(this.sheet.handle, hasAxes ? texts : []),
      option_value_ids,
      ...withoutGaps({
        gtin: this.cell(row, 'gtin', (text) => text),
        ...pricesOf(money('price'), money('sale_price'), money('compare_at')),
        cost: money('cost'),
        weight: this.cell(row, 'weight', (text) => readGrams(text, row.cells.weight_unit ?? '')),
        ...this.measures(row),
        reorder_point: this.cell(row, 'reorder_point', readWhole),
        backorder: this.cell(row, 'backorder', (text) => (readFlag(text) ? 'allow' : 'deny')),
        stock: this.target.id === null || options.stock === 'set' ? stock : undefined,
      }),
    };
  }

  private measures(row: FileRow): Pick<VariantDraft, 'length' | 'width' | 'height'> {
    const unit = row.cells.length_unit ?? '';
    const read = (target: string): number | undefined =>
      this.cell(row, target, (text) => readMillimetres(text, unit));
    return { length: read('length'), width: read('width'), height: read('height') };
  }

  private attributes(): NonNullable<ProductDraft['attributes']> {
    const lines = new Map<number, NonNullable<ProductDraft['attributes']>[number]>();
    for (const { name, values, text, isAxis, target, line } of this.named.attributes) {
      if (isAxis) continue;
      const attribute = this.context.words.attribute(name);
      if (!attribute) {
        this.note(
          line,
          target,
          name,
          'is not a known property of this shop; leave the column out or ask an operator to add it',
        );
        continue;
      }
      if (!hasValues(attribute)) {
        lines.set(attribute.id, { attribute_id: attribute.id, text });
        continue;
      }
      const ids = values.map((value) => this.context.words.value(attribute.id, value));
      const missing = ids.indexOf(undefined);
      if (missing >= 0)
        this.note(line, target, values[missing] ?? '', say`is not a value of ${attribute.name} in this shop`);
      else lines.set(attribute.id, { attribute_id: attribute.id, value_ids: [...new Set(ids as number[])] });
    }
    return [...lines.values()];
  }

  private status(hasVariants: boolean): { draft: Pick<ProductDraft, 'status'>; awaits: boolean } {
    const { id, awaited_status } = this.target;
    const named = this.first('status', readStatus);
    const wanted = named ?? awaited_status ?? (id === null ? this.context.options.status : undefined);
    const awaits = wanted === 'active' && !hasVariants && id === null;
    return { draft: wanted && !awaits ? { status: wanted } : {}, awaits };
  }

  private pictures(): ReadSheet['pictures'] {
    if (!this.context.options.pictures) return [];
    const found = this.sheet.rows.flatMap(({ line, cells }) =>
      readList(cells.images ?? '', PICTURES).map((url) => ({ url, line })),
    );
    return [...new Map(found.map((one) => [one.url, one])).values()];
  }
}
