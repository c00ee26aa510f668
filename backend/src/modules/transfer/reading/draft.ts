import type { Translations } from '@stoa/contracts';
import { BASE_LANGUAGE, LANGUAGES } from '@stoa/contracts';
import { msg } from '../../../kernel/translation';
import { slugify } from '../../../kernel/i18n';
import { hasValues, type ProductDraft } from '../../catalogue';
import { CellError, readFlag } from './cells';
import { readMoment } from './moments';
import type { NamedReferences } from './named-references';
import { firstCell } from './named-references';
import { FLAGS, REFERENCES, TEXTS, WHOLES } from './product-cells';
import type { ReadingContext, SheetTarget } from './reading-context';
import type { Issue, Sheet } from './sheet';
import { SheetCells } from './sheet-cells';
import { type SheetPictures, sheetPictures } from './sheet-pictures';
import { type DraftReason, statusOf } from './status';
import { unsupportedType } from './unsupported-type';
import { VariantReader } from './variant-reader';

/** A sheet as a product draft, with its issues and pictures. */
export interface ReadSheet {
  draft: ProductDraft;
  /** Line numbers of the draft's variants. */
  lines: number[];
  /** Errors, with which the product must not be saved. */
  issues: Issue[];
  warnings: Issue[];
  pictures: SheetPictures;
  /** Whether the product must be activated as soon as it has a variant. */
  awaits: boolean;
  /** Why the product is a draft; null if it is none. */
  draftReason: DraftReason | null;
}

/** Converts a sheet to a product draft; unreadable cells become issues. */
export class SheetReader {
  private readonly cells: SheetCells;

  constructor(
    private readonly sheet: Sheet,
    private readonly named: NamedReferences,
    private readonly context: ReadingContext,
    private readonly target: SheetTarget,
  ) {
    this.cells = new SheetCells(sheet, context);
  }

  read(): ReadSheet {
    const { id, vendor_id } = this.target;
    const reader = new VariantReader(this.cells, this.named.attributes, this.target);
    const axes = reader.axes();
    const rows = reader.rows();
    const variants = rows.map((row) => reader.variant(row));
    const isUnsupported = unsupportedType(this.cells, axes.length > 0);
    const values = this.values(axes.length > 0);
    const status = statusOf(this.cells, this.target, { hasVariants: variants.length > 0, isUnsupported });
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
    const pictures = sheetPictures(this.cells, rows, { values, variants });
    return {
      draft: draft as ProductDraft,
      lines: rows.map(({ line }) => line),
      issues: this.cells.issues.filter(({ kind }) => kind === undefined),
      warnings: this.cells.issues.filter(({ kind }) => kind === 'warning'),
      pictures,
      awaits: status.awaits,
      draftReason: status.draftReason,
    };
  }

  private values(hasAxes: boolean): ProductDraft['values'] {
    const values: ProductDraft['values'] = {};
    const put = (name: string, value: unknown): void => {
      if (value !== undefined) values[name] = value;
    };
    for (const name of TEXTS)
      put(
        name,
        this.cells.first(name, (text) => text),
      );
    for (const name of WHOLES) {
      const row = this.sheet.rows.find(({ cells }) => cells[name]);
      put(name, row && this.cells.whole(row, name));
    }
    const { date_order } = this.context.layout;
    put(
      'available_at',
      this.cells.first('available_at', (text) => readMoment(text, date_order ?? 'ymd')),
    );
    for (const name of FLAGS) put(name, this.cells.first(name, readFlag));
    for (const [target, [kind, column]] of Object.entries(REFERENCES))
      put(
        column,
        this.cells.first(target, (name) => this.resolve(kind, name)),
      );
    const type = firstCell(this.sheet, 'type').text.toLowerCase();
    if (hasAxes || type === 'variable') values.type = 'variable';
    else if (type === 'digital' || this.target.id === null)
      values.type = type === 'digital' ? 'digital' : 'simple';
    put('slug', values.slug ?? this.address());
    const categories = this.categories();
    put('category_ids', categories);
    if (this.context.format.source === 'stoa') put('primary_category_id', categories?.[0]);
    put('translations', this.translations());
    return values;
  }

  /** New products keep their address of the other shop, if it is one here too. */
  private address(): string | undefined {
    const { text } = firstCell(this.sheet, 'handle');
    const isAddress =
      this.context.format.handleIsSlug &&
      this.target.id === null &&
      slugify(text) === text &&
      /\p{L}/u.test(text);
    return isAddress ? text : undefined;
  }

  private resolve(kind: (typeof REFERENCES)[keyof typeof REFERENCES][0], name: string): number {
    const id = this.context.references.find(kind, name);
    if (id === undefined) throw new CellError('does not exist in this shop');
    return id;
  }

  private categories(): number[] | undefined {
    const { line, text } = this.named.categoryCell;
    if (!this.named.categories.length) return undefined;
    const ids = this.named.categories.map((path) => this.context.references.category(path));
    const missing = ids.indexOf(undefined);
    if (missing >= 0)
      return this.cells.note(
        line,
        'categories',
        text,
        msg`refers to the category “${this.named.categories[missing]?.join(' > ') ?? ''}”, which this shop does not have`,
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

  private attributes(): NonNullable<ProductDraft['attributes']> {
    const lines = new Map<number, NonNullable<ProductDraft['attributes']>[number]>();
    for (const named of this.named.attributes) {
      const { name, values, text, isAxis, target, line } = named;
      if (isAxis) continue;
      const attribute = this.context.references.attribute(named);
      if (!attribute) {
        this.cells.note(
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
      const ids = values.map((value) => this.context.references.value(attribute.id, value));
      const missing = ids.indexOf(undefined);
      const message = msg`is not a value of ${attribute.name} in this shop`;
      if (missing >= 0) this.cells.note(line, target, values[missing] ?? '', message);
      else lines.set(attribute.id, { attribute_id: attribute.id, value_ids: [...new Set(ids as number[])] });
    }
    return [...lines.values()];
  }
}
