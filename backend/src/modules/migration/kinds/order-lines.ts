import { normaliseSku } from '../../catalogue';
import type { RecordReader } from '../reading/record-reader';

/** A line of an order as a file has it. */
export interface LineDraft {
  name: string;
  sku: string | null;
  quantity: number;
  unit_price: number | null;
}

const MAX_NAME_LENGTH = 250;
const MAX_SKU_LENGTH = 64;
const UNREADABLE = 'can’t be read as a list of items';

/** The lines of an order: one per row, or all in one cell as WooCommerce's exports write them. */
export function readOrderLines(reader: RecordReader, exponent: number): LineDraft[] {
  if (reader.cell('line_items')) return packedLines(reader, exponent);
  return reader.rows.flatMap((row) => {
    const name = reader.text('item_name', MAX_NAME_LENGTH, row);
    const sku = skuOf(reader.text('item_sku', MAX_SKU_LENGTH, row));
    if (!name && !sku) return [];
    const quantity = reader.whole('item_quantity', row) ?? 1;
    if (quantity < 0) reader.refuse('item_quantity', 'must not be negative', String(quantity), row.line);
    const unit_price = reader.amount('item_price', exponent, row);
    return [{ name: name ?? sku ?? '', sku, quantity, unit_price }];
  });
}

const skuOf = (text: string | null): string | null => (text ? normaliseSku(text) : null);

/** `name:Mug|sku:MUG|quantity:2|total:20.00;name:…`, or a JSON list. */
function packedLines(reader: RecordReader, exponent: number): LineDraft[] {
  const items = itemsOf(reader.cell('line_items'));
  if (items === null) {
    reader.refuse('line_items', UNREADABLE);
    return [];
  }
  return items.map((item) => {
    const sku = skuOf(item.get('sku') ?? null);
    const name = (item.get('name') ?? sku ?? '').slice(0, MAX_NAME_LENGTH);
    const quantity = Number(item.get('quantity') ?? 1);
    if (!name) reader.refuse('line_items', UNREADABLE);
    if (!Number.isInteger(quantity) || quantity < 0)
      reader.refuse('line_items', UNREADABLE, item.get('quantity'));
    return { name, sku, quantity, unit_price: unitPrice(reader, item, quantity, exponent) };
  });
}

/** The price of one, from that of the whole line if need be. */
function unitPrice(
  reader: RecordReader,
  item: ReadonlyMap<string, string>,
  quantity: number,
  exponent: number,
): number | null {
  const [price, total] = [item.get('price'), item.get('subtotal') ?? item.get('total')];
  const text = price ?? total;
  const number = text ? reader.decimal('line_items', text) : null;
  if (number === null) return null;
  const units = number.times(10 ** exponent);
  const each = price === undefined && quantity > 0 ? units.div(quantity) : units;
  if (!each.round(0).eq(each)) reader.note('line_items', 'has an item whose price per unit is rounded', text);
  return each.round(0).toNumber();
}

function itemsOf(text: string): Map<string, string>[] | null {
  if (text.startsWith('[')) return jsonItems(text);
  const items = text
    .split(/;(?=\s*[\w ]+:)/)
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => new Map(item.split('|').flatMap(pairOf)));
  return items.every((item) => item.has('name') || item.has('sku')) ? items : null;
}

function pairOf(text: string): [string, string][] {
  const at = text.indexOf(':');
  return at < 0 ? [] : [[text.slice(0, at).trim().toLowerCase(), text.slice(at + 1).trim()]];
}

function jsonItems(text: string): Map<string, string>[] | null {
  try {
    const list = JSON.parse(text) as Record<string, unknown>[];
    if (!Array.isArray(list)) return null;
    return list.map(
      (item) =>
        new Map(
          Object.entries(item).flatMap(([name, value]): [string, string][] =>
            typeof value === 'string' || typeof value === 'number'
              ? [[name.toLowerCase(), String(value)]]
              : [],
          ),
        ),
    );
  } catch {
    return null;
  }
}
