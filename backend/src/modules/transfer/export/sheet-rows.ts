import type { CurrencyFacts } from '@stoa/contracts';
import type { ExistingProduct, Product, Variant } from '../../catalogue';
import { escapeEntry } from '../formats/own';
import type { ProductSheets } from './load-sheets';

type Row = Record<string, unknown>;

/** Statuses that an import can't set; they are exported as an empty cell. */
const UNEXPORTED = new Set(['pending', 'rejected']);

/**
 * Rows of a product in the shop's own format, one per variant; cells common to all variants are in the first.
 */
export function sheetRows(product: Product, sheets: ProductSheets, currency: CurrencyFacts): Row[] {
  const known = sheets.known.get(product.id);
  if (!known) return [];
  const head = { ...productCells(product, known, sheets), ...textCells(known), ...lineCells(known, sheets) };
  const variants = known.variants.map((variant) => variantCells(variant, known, sheets, currency));
  const rows: Row[] = variants.length ? variants : [{}];
  return rows.map((cells, place) => quoted({ handle: product.slug, ...(place === 0 && head), ...cells }));
}

/** A text that begins like an escaped formula gets an apostrophe more, as an import removes one. */
function quoted(row: Row): Row {
  const cells = Object.entries(row).map(([name, cell]) => [
    name,
    typeof cell === 'string' && /^'+[=+\-@]/.test(cell) ? `'${cell}` : cell,
  ]);
  return Object.fromEntries(cells) as Row;
}

function productCells(
  product: Product,
  { category_ids, related_ids, media_ids }: ExistingProduct,
  sheets: ProductSheets,
): Row {
  const { names, categories, pictures } = sheets;
  const shown = media_ids.flatMap((id) => pictures.get(id) ?? []);
  const named = (of: Map<number, string>, id: number | null): string =>
    id === null ? '' : (of.get(id) ?? '');
  return {
    name: product.name,
    type: product.type,
    status: UNEXPORTED.has(product.status) ? '' : product.status,
    vendor: named(names.vendors, product.vendor_id),
    short_description: product.short_description,
    description: product.description,
    brand: named(names.brands, product.brand_id),
    manufacturer: named(names.manufacturers, product.manufacturer_id),
    unit: named(names.units, product.unit_id),
    tax_class: named(names.taxClasses, product.tax_class_id),
    categories: primaryFirst(category_ids, product.primary_category_id)
      .map((id) => categories.get(id) ?? '')
      .join(' | '),
    images: shown.map(({ url }) => url).join(' | '),
    image_alts: shown.some(({ alt }) => alt) ? shown.map(({ alt }) => escapeEntry(alt)).join(' | ') : '',
    related: related_ids.flatMap((id) => sheets.related.get(id) ?? []).join(' | '),
    condition: product.condition,
    min_qty: product.min_qty,
    max_qty: product.max_qty,
    warranty: product.warranty,
    return_days: product.return_days,
    is_featured: product.is_featured,
    is_free: product.is_free,
    available_at: product.available_at?.toISOString(),
    seo_title: product.seo_title,
    seo_description: product.seo_description,
  };
}

/** The first category of a file is the primary one. */
function primaryFirst(ids: readonly number[], primary: number | null): number[] {
  return primary === null || !ids.includes(primary)
    ? [...ids]
    : [primary, ...ids.filter((id) => id !== primary)];
}

function textCells({ translations }: ExistingProduct): Row {
  return Object.fromEntries(
    Object.entries(translations).flatMap(([language, texts = {}]) =>
      Object.entries(texts).map(([name, text]) => [`${name}:${language}`, text]),
    ),
  );
}

/** Product specifications; several values of one attribute are joined in one cell. */
function lineCells({ specifications }: ExistingProduct, { attributes, values }: ProductSheets): Row {
  const cells: Record<string, string> = {};
  for (const { attribute_id, value_id, text } of specifications) {
    const name = `attribute:${attributes.get(attribute_id)?.code ?? attribute_id}`;
    const entry = value_id === null ? (text ?? '') : escapeEntry(values.get(value_id)?.value ?? '');
    cells[name] = cells[name] ? `${cells[name]} | ${entry}` : entry;
  }
  return cells;
}

function variantCells(
  variant: Variant,
  { axes }: ExistingProduct,
  { attributes, values, pictures }: ProductSheets,
  currency: CurrencyFacts,
): Row {
  const amount = (minor: number | null): string => (minor === null ? '' : decimal(minor, currency.exponent));
  const ids = variant.option_key.split('.').map(Number);
  const picture = variant.media_id === null ? undefined : pictures.get(variant.media_id);
  const options = axes.flatMap((id, place) => [
    [`option${place + 1}_name`, attributes.get(id)?.code],
    [`option${place + 1}_value`, values.get(ids[place] ?? 0)?.value],
  ]);
  return {
    ...(Object.fromEntries(options) as Row),
    sku: variant.sku,
    gtin: variant.gtin,
    currency: currency.code,
    price: amount(variant.price),
    compare_at: amount(variant.compare_at),
    cost: amount(variant.cost),
    tier_prices: variant.tier_prices
      ?.map(({ min_quantity, price }) => `${min_quantity}: ${amount(price)}`)
      .join(' | '),
    weight: variant.weight,
    length: variant.length,
    width: variant.width,
    height: variant.height,
    stock: variant.on_hand,
    backorder: variant.backorder,
    reorder_point: variant.reorder_point,
    variant_image: picture?.url,
    variant_image_alt: picture?.alt,
  };
}

/** Minor units as a plain decimal: 12990 with two decimal places → `129.90`. */
function decimal(minor: number, exponent: number): string {
  const digits = String(minor).padStart(exponent + 1, '0');
  return exponent ? `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}` : digits;
}
