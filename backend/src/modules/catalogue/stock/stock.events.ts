import type { StockStatus } from '@stoa/contracts';
import { defineEvent } from '../../../kernel/events';

/** A product that had enough has run low, or out. */
export const stockRanLow = defineEvent<{ product_id: number; status: StockStatus }>(
  'catalogue.stock-ran-low',
);
