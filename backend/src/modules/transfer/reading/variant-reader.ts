import { msg } from '../../../kernel/translation';
import type { VariantDraft } from '../../catalogue';
import type { FileRow } from '../formats/format';
import { CellError, readFlag, readGrams, readMillimetres, readMoney, readTiers } from './cells';
import { endOf, readFileMoment } from './moments';
import type { NamedAttribute } from './named-references';
import { firstCell } from './named-references';
import type { SheetTarget } from './reading-context';
import { isOtherPrice } from './sheet';
import type { SheetCells } from './sheet-cells';
import { pricesOf, skuOf, withoutGaps } from './variant-facts';

/** Converts the rows of a sheet that are variants. */
export class VariantReader {
  private readonly options: NamedAttribute[];

  constructor(
    private readonly cells: SheetCells,
    attributes: readonly NamedAttribute[],
    private readonly target: SheetTarget,
  ) {
    this.options = attributes.filter((one) => one.isAxis);
  }

  /** Attribute ids of the options. */
  axes(): number[] {
    return this.options.flatMap((one) => {
      const attribute = this.cells.context.references.attribute(one);
      if (attribute) return [attribute.id];
      const message = 'is not a known option of this shop';
      this.cells.note(one.line, one.target.replace('_value', '_name'), one.name, message);
      return [];
    });
  }

  /** Rows that are variants: those with options, or else the one with a price, an SKU or stock. */
  rows(): FileRow[] {
    const { sheet } = this.cells;
    const rows = this.inCurrency();
    const isVariable = this.options.length > 0 || firstCell(sheet, 'type').text === 'variable';
    const chosen = rows.filter(({ cells }) => this.options.some((one) => cells[one.target]));
    if (isVariable) {
      const others = rows.filter((row, place) => !chosen.includes(row) && isSold(row, place));
      this.refuse(others, 'is a variant without an option that distinguishes it from the others');
      this.warnOfNames(chosen);
      return chosen;
    }
    const bought = rows.filter(({ cells }) => cells.sku || cells.price || cells.stock);
    this.refuse(bought.slice(1), 'is another variant of this product but has no options that distinguish it');
    return bought.slice(0, 1);
  }

  /** Rows that only repeat a variant's price in another currency are left out. */
  private inCurrency(): FileRow[] {
    const { sheet, context } = this.cells;
    const { code } = context.currency;
    const others = sheet.rows.filter((row) => isOtherPrice(row, code));
    const [first] = others;
    if (!first) return sheet.rows;
    const currency = first.cells.currency ?? '';
    const message = msg`prices must be in ${code}`;
    if (others.length === sheet.rows.length) this.cells.note(first.line, 'currency', currency, message);
    else this.cells.noteWarning(first.line, 'currency', currency, 'prices in other currencies are left out');
    return sheet.rows.filter((row) => !others.includes(row));
  }

  private warnOfNames(rows: readonly FileRow[]): void {
    const { text: name } = firstCell(this.cells.sheet, 'name');
    const other = rows.find(({ cells }) => cells.name && cells.name !== name);
    if (!other) return;
    const message = 'is left out: variants have no name of their own';
    this.cells.noteWarning(other.line, 'name', other.cells.name ?? '', message);
  }

  private refuse(rows: readonly FileRow[], message: string): void {
    for (const { line, cells } of rows) this.cells.note(line, 'sku', cells.sku ?? '', message);
  }

  variant(row: FileRow): VariantDraft {
    const { sheet, context } = this.cells;
    const { ids, texts } = this.chosen(row);
    this.cells.read(row, 'currency', (text) => {
      const { code } = context.currency;
      if (text.toUpperCase() !== code && !context.anyCurrency)
        throw new CellError(msg`prices must be in ${code}`);
    });
    const unit = row.cells.weight_unit || context.layout.weight_unit || 'g';
    return {
      sku: row.cells.sku || skuOf(sheet.handle, this.options.length ? texts : []),
      option_value_ids: ids,
      ...withoutGaps({
        gtin: this.cells.read(row, 'gtin', (text) => text),
        ...this.prices(row),
        tier_prices: this.tiers(row),
        cost: this.cells.money(row, 'cost'),
        weight: this.cells.read(row, 'weight', (text) => readGrams(text, unit, this.cells.mark)),
        ...this.measures(row),
        reorder_point: this.cells.whole(row, 'reorder_point'),
        ...this.stock(row),
      }),
    };
  }

  private chosen(row: FileRow): { ids: number[]; texts: string[] } {
    const ids: number[] = [];
    const texts: string[] = [];
    for (const option of this.options) {
      const attribute = this.cells.context.references.attribute(option);
      if (!attribute) continue;
      const text = row.cells[option.target] ?? '';
      texts.push(text);
      const value = this.cells.context.references.value(attribute.id, text);
      if (value !== undefined) ids.push(value);
      else if (text)
        this.cells.note(row.line, option.target, text, msg`is not a value of ${attribute.name} in this shop`);
      else this.cells.note(row.line, option.target, text, 'is missing');
    }
    return { ids, texts };
  }

  private prices(row: FileRow): ReturnType<typeof pricesOf> {
    const price = this.cells.money(row, 'price');
    const former = this.cells.money(row, 'compare_at');
    const sale = this.runningSale(row, this.cells.money(row, 'sale_price'), price);
    const prices = pricesOf(price, sale, former);
    if (former && prices.price !== undefined && former < prices.price)
      this.cells.noteWarning(
        row.line,
        'compare_at',
        row.cells.compare_at ?? '',
        'is left out: it is lower than the price',
      );
    return prices;
  }

  private tiers(row: FileRow): VariantDraft['tier_prices'] {
    const { currency, anyCurrency } = this.cells.context;
    const { mark } = this.cells;
    const money = (text: string): number => readMoney(text, currency, { mark, anyCurrency });
    return this.cells.read(row, 'tier_prices', (text) => readTiers(text, mark, money));
  }

  /** A sale price counts while its sale is on; a sale that is not is left out with a warning. */
  private runningSale(row: FileRow, sale: number | undefined, price: number | undefined): number | undefined {
    const { layout, now } = this.cells.context;
    const moment = (target: string): ReturnType<typeof readFileMoment> | undefined =>
      this.cells.read(row, target, (text) => readFileMoment(text, layout.date_order ?? 'ymd'));
    const [from, to] = [moment('sale_starts_at'), moment('sale_ends_at')];
    if (sale === undefined) return undefined;
    const leaveOut = (target: string, message: string): void =>
      this.cells.noteWarning(row.line, target, row.cells[target] ?? '', message);
    if (to && endOf(to) <= now) {
      leaveOut('sale_ends_at', 'has passed: the sale price is left out');
      return undefined;
    }
    if (from && from.at > now) {
      leaveOut('sale_starts_at', 'is in the future: the sale price is left out; schedule it as a flash sale');
      return undefined;
    }
    if (to) leaveOut('sale_ends_at', 'is not kept: the sale price stays until it is changed here');
    if (price !== undefined && sale > price)
      leaveOut('sale_price', 'is left out: it is higher than the price');
    return sale;
  }

  private measures(row: FileRow): Pick<VariantDraft, 'length' | 'width' | 'height'> {
    const unit = row.cells.length_unit ?? '';
    const read = (target: string): number | undefined =>
      this.cells.read(row, target, (text) => readMillimetres(text, unit, this.cells.mark));
    return { length: read('length'), width: read('width'), height: read('height') };
  }

  /** What is in stock without being counted is sold without a limit; sold in excess counts as none. */
  private stock(row: FileRow): Pick<VariantDraft, 'stock' | 'backorder'> {
    const { options } = this.cells.context;
    const counted = this.cells.whole(row, 'stock');
    const isIn = this.cells.read(
      row,
      'in_stock',
      (text) => /^(?:backorder|instock)$/i.test(text) || readFlag(text),
    );
    const backorder = this.cells.read(row, 'backorder', (text) => (readFlag(text) ? 'allow' : 'deny'));
    const takes = this.target.id === null || options.stock === 'set';
    if (counted !== undefined && counted < 0)
      this.cells.noteWarning(
        row.line,
        'stock',
        String(counted),
        'is imported as 0: more was sold than was there',
      );
    const isUncounted = counted === undefined && isIn === true && takes;
    if (isUncounted && backorder !== 'allow')
      this.cells.noteWarning(
        row.line,
        'in_stock',
        row.cells.in_stock ?? '',
        'is in stock without a quantity: it can be bought without a limit',
      );
    const quantity = counted === undefined && isIn === false ? 0 : counted;
    return {
      backorder: isUncounted ? 'allow' : backorder,
      stock: takes && quantity !== undefined ? Math.max(0, quantity) : undefined,
    };
  }
}

/** Whether a row without options is sold itself: the first may describe the product, with an SKU of its own. */
function isSold({ cells }: FileRow, place: number): boolean {
  return Boolean(cells.price) || (place > 0 && Boolean(cells.sku));
}
