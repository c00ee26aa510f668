import type { OrderReturns } from '@stoa/contracts';
import type { Answer } from '@stoa/testing';
import { givenAttribute, givenProduct } from './catalogue.factories';
import type { Delivered } from './returns.factories';
import type { Shop } from './shop';

let count = 0;

/** A product in several sizes at these prices, 10 units of each in stock by default; returns the variants' ids in order. */
export async function givenSizes(
  shop: Shop,
  vendor_id: number,
  prices: readonly number[] = [1000, 1000],
  opening_stock = 10,
): Promise<{ product_id: number; variants: number[] }> {
  const code = `size-${(count += 1)}`;
  const sizes = prices.map((_, index) => `s${index}`);
  const { id, values } = await givenAttribute(shop, code, ...sizes);
  const product = await givenProduct(shop, {
    vendor_id,
    return_days: 30,
    axes: [{ attribute_id: id, value_ids: Object.values(values) }],
    variants: prices.map((price, index) => ({
      sku: `${code}-${index}`.toUpperCase(),
      option_value_ids: [values[`s${index}`] ?? 0],
      price,
      compare_at: null,
      tier_prices: [],
      weight: null,
      opening_stock,
    })),
  });
  return { product_id: product.id, variants: product.variants.map((variant) => variant.id) };
}

/** Requests an exchange of some units for another variant. */
export function requestExchange(
  { buyer, order_id, line_id }: Delivered,
  quantity: number,
  exchange_variant_id: number | undefined,
): Promise<Answer<{ data: OrderReturns }>> {
  const line = { order_line_id: line_id, quantity, reason: 'no_longer_needed', exchange_variant_id };
  return buyer.post('/web/requestReturn', { order_id, lines: [line] });
}

/** A requested exchange; returns the return's id. */
export async function givenExchange(
  delivered: Delivered,
  quantity: number,
  variant_id?: number,
): Promise<number> {
  const { body, text } = await requestExchange(delivered, quantity, variant_id);
  const id = body.data?.returns.at(-1)?.id;
  if (!id) throw new Error(text);
  return id;
}
