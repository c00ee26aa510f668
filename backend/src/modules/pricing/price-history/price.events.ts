import { defineEvent } from '../../../kernel/events';

/** Prices of variants of these products fell, regular or special ones. */
export const pricesFell = defineEvent<{ product_ids: number[] }>('catalogue.prices-fell');
