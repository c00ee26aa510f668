import { ShareDisplay, type ScreenOverride } from '@stoa/console-kit';
import { inputs } from './inputs';
import { RateTableFacts } from './RateTableFacts';
import { ShippingCreate } from './ShippingCreate';
import { ShippingSentence } from './ShippingSentence';
import { ShippingShow } from './ShippingShow';

/** Shipping method screens: generated, with the fields that the method's type uses. */
export const shippingMethods: ScreenOverride = {
  create: ShippingCreate,
  show: ShippingShow,
  columns: ['name', 'vendor_id', 'rate_type', 'free_over', 'max_days', 'status'],
  sections: {
    price: [
      'rate_type',
      'rate',
      'weight_step',
      'price_step',
      'percent',
      'rate_per_km',
      'table_by',
      'table',
      'handling',
      'free_over',
      'tax_class_id',
    ],
    delivery: [
      'pickup_address',
      'pickup_instructions',
      'min_days',
      'max_days',
      'max_weight',
      'max_distance',
      'zone_ids',
      'cod_allowed',
    ],
    identity: ['code', 'vendor_id'],
  },
  inputs,
  displays: { percent: ShareDisplay, table: RateTableFacts },
  summary: ShippingSentence,
};
