import type { KeyedStockLine } from '../inventory';

/** Stock quantity of an order line, with an idempotency key: a repeat moves nothing. */
export function stockLine(
  orderNumber: string,
  event: 'sale' | 'return',
  { variant_id, quantity }: { variant_id: number; quantity: number },
): KeyedStockLine {
  return { variant_id, quantity, key: `order:${orderNumber}:${variant_id}:${event}`, reference: orderNumber };
}
