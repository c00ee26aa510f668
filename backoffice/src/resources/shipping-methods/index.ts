import type { ScreenOverride } from '@stoa/console-kit';
import { RateInput } from './RateInput';
import { ShippingSentence } from './ShippingSentence';

/** Shipping methods: generated screens by what a method asks, where it goes and when it arrives. */
export const shippingMethods: ScreenOverride = {
  columns: ['name', 'vendor_id', 'rate_type', 'rate', 'free_over', 'max_days', 'status'],
  sections: {
    price: ['rate_type', 'rate', 'handling', 'free_over', 'tax_class_id'],
    delivery: ['min_days', 'max_days', 'zone_ids', 'cod_allowed'],
    identity: ['code', 'vendor_id'],
  },
  inputs: { rate: RateInput, handling: RateInput },
  summary: ShippingSentence,
};
