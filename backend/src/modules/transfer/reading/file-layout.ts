import type {
  CurrencyFacts,
  ImportColumn,
  ImportLayout,
  ImportQuestion,
  ImportSource,
  ImportWeightUnit,
} from '@stoa/contracts';
import { isOwnCurrency } from './currency-signs';

/** What is stored of a file's layout: its detected encoding and delimiter, and what a person chose. */
export type StoredLayout = Pick<ImportLayout, 'encoding' | 'delimiter'> &
  Partial<ImportLayout> & {
    /** Names of a workbook's worksheets. */
    sheets?: string[];
  };

/** An import as far as its layout depends on it. */
export interface LaidOut {
  layout: StoredLayout;
  columns: readonly ImportColumn[];
  source: ImportSource;
}

const MONEY = new Set(['price', 'sale_price', 'compare_at', 'cost']);
const NUMBERS = new Set([
  ...MONEY,
  'weight',
  'length',
  'width',
  'height',
  'stock',
  'reorder_point',
  'min_qty',
  'max_qty',
  'return_days',
]);
const OWN = ['handle', 'currency', 'compare_at', 'backorder', 'reorder_point'];
const DATES = new Set(['available_at', 'sale_starts_at', 'sale_ends_at']);
/** A heading such as `Weight (kg)` or `price_eur`. */
const UNIT = /(?:\(|\b|_)(kg|grams?|g|lbs?|oz)\)?\s*$/i;
const CURRENCY = /(?:\(|\s|_)([A-Za-z]{3}|\p{Sc})\)?\s*$/u;
const UNITS: Readonly<Record<string, ImportWeightUnit>> = {
  kg: 'kg',
  g: 'g',
  gram: 'g',
  grams: 'g',
  lb: 'lb',
  lbs: 'lb',
  oz: 'oz',
};

/** Properties that don't follow from the columns. */
type FileProperty = 'encoding' | 'delimiter' | 'file_type' | 'sheet';

type Answer<K extends keyof ImportLayout> = ImportLayout[K] | ImportQuestion;

/** The layout by which a file is read: what a person chose, else what the whole file shows, else an open question. */
export function fileLayout(
  file: LaidOut,
  currency: CurrencyFacts,
): { layout: ImportLayout; questions: ImportQuestion[] } {
  const { encoding, delimiter, file_type = 'csv', sheet = null, ...chosen } = file.layout;
  const answers = {
    decimal_mark: chosen.decimal_mark ?? decimalMark(file),
    date_order: chosen.date_order ?? dateOrder(file),
    weight_unit: chosen.weight_unit ?? weightUnit(file),
    currency: chosen.currency ?? currencyOf(file, currency),
  };
  const isOpen = (one: unknown): one is ImportQuestion => typeof one === 'object' && one !== null;
  const settled = Object.entries(answers).map(([name, one]) => [name, isOpen(one) ? null : one]);
  return {
    layout: {
      encoding,
      delimiter,
      file_type,
      sheet,
      ...(Object.fromEntries(settled) as Omit<ImportLayout, FileProperty>),
    },
    questions: Object.values(answers).filter(isOpen),
  };
}

const question = (
  property: ImportQuestion['property'],
  column: ImportColumn | undefined,
  example: string | undefined,
): ImportQuestion => ({ property, column: column?.name ?? '', example: example ?? column?.samples[0] ?? '' });

function columnsOf({ columns }: LaidOut, targets: ReadonlySet<string>): ImportColumn[] {
  return columns.filter(({ target }) => target !== null && targets.has(target));
}

const sum = (columns: readonly ImportColumn[], name: 'point' | 'comma' | 'dmy' | 'mdy'): number =>
  columns.reduce((total, { styles }) => total + (styles?.[name] ?? 0), 0);

/** Prices are judged by themselves: a weight of 1.5 doesn't tell whether 12.500 is a price of twelve or of thousands. */
function decimalMark(file: LaidOut): Answer<'decimal_mark'> {
  const numbers = columnsOf(file, NUMBERS);
  const prices = columnsOf(file, MONEY);
  const [point, comma] = [sum(numbers, 'point'), sum(numbers, 'comma')];
  const unclear = (columns: readonly ImportColumn[]): ImportColumn | undefined =>
    columns.find(({ styles }) => styles?.unclear);
  const ask = (column: ImportColumn | undefined): ImportQuestion =>
    question('decimal_mark', column, column?.styles?.unclear_number || undefined);
  if (point && comma) return ask(unclear(numbers) ?? numbers.find(({ styles }) => styles?.comma));
  if (isOwnExport(file) && !comma) return '.';
  const open = unclear(point || comma ? prices : numbers);
  if (open && !(sum(prices, 'point') + sum(prices, 'comma'))) return ask(open);
  return comma ? ',' : '.';
}

/** Whether the file has the columns of this shop's export, which always has a decimal point, and weights in grams. */
function isOwnExport({ columns }: LaidOut): boolean {
  return OWN.every((name) => columns.some((column) => column.name === name));
}

function dateOrder(file: LaidOut): Answer<'date_order'> {
  const dates = columnsOf(file, DATES);
  const [dmy, mdy] = [sum(dates, 'dmy'), sum(dates, 'mdy')];
  const open = dates.find(({ styles }) => styles?.unclear_dates);
  if ((dmy && mdy) || (open && !dmy && !mdy))
    return question('date_order', open ?? dates[0], open?.styles?.unclear_date || undefined);
  if (dmy) return 'dmy';
  return mdy ? 'mdy' : 'ymd';
}

/** Magento doesn't write its unit; elsewhere a weight with a fraction is hardly one in grams. */
function weightUnit(file: LaidOut): Answer<'weight_unit'> {
  const [weight] = columnsOf(file, new Set(['weight']));
  if (!weight) return 'g';
  const stated = UNITS[UNIT.exec(weight.name)?.[1]?.toLowerCase() ?? ''];
  if (stated) return stated;
  if (file.columns.some(({ target }) => target === 'weight_unit') || isOwnExport(file)) return 'g';
  const isOpen = file.source === 'magento' ? weight.samples.length > 0 : Boolean(weight.styles?.fractions);
  return isOpen ? question('weight_unit', weight, undefined) : 'g';
}

function currencyOf(file: LaidOut, currency: CurrencyFacts): Answer<'currency'> {
  for (const column of columnsOf(file, MONEY)) {
    const heading = CURRENCY.exec(column.name)?.[1] ?? '';
    const named = KNOWN.has(heading.toUpperCase()) || /\p{Sc}/u.test(heading) ? [heading] : [];
    const foreign = [...(column.styles?.currencies ?? []), ...named].find(
      (sign) => !isOwnCurrency(sign, currency),
    );
    if (foreign) return question('currency', column, foreign);
  }
  return currency.code;
}

/** ISO 4217 codes, which tell a heading such as `price_eur` from `price_net`. */
const KNOWN = new Set(Intl.supportedValuesOf('currency'));
