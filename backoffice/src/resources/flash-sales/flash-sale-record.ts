import type { FlashSaleFigures, FlashSaleVariant } from '@stoa/contracts';

/** One item of a flash sale in the form. */
export interface FlashSaleItem {
  variant_id: number | null;
  price?: number | null;
  rate?: string | null;
  quota?: number | null;
  per_customer?: number | null;
}

/** A flash sale as lists and the view load it. */
export interface FlashSaleRecord extends Partial<FlashSaleFigures> {
  items?: FlashSaleItem[];
}

/** The options of a variant in one line; without options its SKU. */
export function variantName({ options, sku }: FlashSaleVariant): string {
  return options.length > 0 ? options.map(({ value }) => value).join(' / ') : sku;
}

/** The price of an item, given its variant's regular price; null while incomplete. */
export function priceOf({ price, rate }: FlashSaleItem, regular: number): number | null {
  if (typeof price === 'number') return price;
  const share = Number(rate);
  return rate && share > 0 ? regular - Math.round(regular * share) : null;
}

type Warning = 'not_cheaper' | 'very_cheap' | 'beyond_stock' | 'below_minimum';

/** Translation keys (under `stoa.flash_sale`) of warnings about likely mistakes in an item. */
export function warningsOf(item: FlashSaleItem, variant: FlashSaleVariant): Warning[] {
  const { quota, per_customer } = item;
  const price = priceOf(item, variant.price);
  const checks: [boolean, Warning][] = [
    [price !== null && price >= variant.price, 'not_cheaper'],
    [price !== null && price < variant.price / 4, 'very_cheap'],
    [typeof quota === 'number' && variant.backorder === 'deny' && quota > variant.available, 'beyond_stock'],
    [Math.min(quota ?? Infinity, per_customer ?? Infinity) < variant.min_qty, 'below_minimum'],
  ];
  return checks.flatMap(([holds, key]) => (holds ? [key] : []));
}
