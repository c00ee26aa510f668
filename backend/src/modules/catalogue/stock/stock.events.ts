import type { StockStatus } from '@stoa/contracts';
import { defineEvent } from '../../../kernel/events';

/** Pieces have come of a variant that had none left. */
export const stockReturned = defineEvent<{ variant_id: number }>('catalogue.stock-returned');

/** A product that had enough has run low, or out. */
export const stockRanLow = defineEvent<{ product_id: number; status: StockStatus }>(
  'catalogue.stock-ran-low',
);
