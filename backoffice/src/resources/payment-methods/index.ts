import { ShareDisplay, ShareInput, type ScreenOverride } from '@stoa/console-kit';
import { DriverNote } from './DriverNote';

/**
 * Payment method screens: generated. The existing drivers move money outside of the shop, so they have
 * neither keys nor a test mode; what buyers need to know is in the instructions.
 */
export const paymentMethods: ScreenOverride = {
  columns: ['name', 'code', 'driver', 'fee', 'min_amount', 'max_amount', 'sort', 'status'],
  hiddenFields: ['config', 'mode'],
  sections: {
    price: ['fee', 'fee_rate'],
    bounds: ['min_amount', 'max_amount', 'country_ids', 'currency_ids'],
  },
  inputs: { fee_rate: ShareInput },
  displays: { fee_rate: ShareDisplay },
  summary: DriverNote,
};
