import type { StockStatus } from '@stoa/contracts';
import { defineEvent } from '../../kernel/events';

/** A variant is back in stock. */
export const stockReturned = defineEvent<{ variant_id: number }>('catalogue.stock-returned');

/** A product's stock has become low, or run out. */
export const stockRanLow = defineEvent<{ product_id: number; status: StockStatus }>(
  'catalogue.stock-ran-low',
);
