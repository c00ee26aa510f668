import { defineEvent } from '../../../kernel/events';

/** Variants of these products cost less than before, by themselves or as a special price. */
export const pricesFell = defineEvent<{ product_ids: number[] }>('catalogue.prices-fell');
