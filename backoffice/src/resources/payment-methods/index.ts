import { ShareDisplay, ShareInput, type ScreenOverride } from '@stoa/console-kit';
import { DriverNote } from './DriverNote';
import { SecretsInput } from './SecretsInput';

/** Payment method screens: generated, with an input for each secret that the driver needs. */
export const paymentMethods: ScreenOverride = {
  columns: ['name', 'code', 'driver', 'mode', 'fee', 'sort', 'status'],
  sections: {
    price: ['fee', 'fee_rate'],
    bounds: ['min_amount', 'max_amount', 'country_ids', 'currency_ids'],
  },
  inputs: { fee_rate: ShareInput, config: SecretsInput },
  displays: { fee_rate: ShareDisplay },
  summary: DriverNote,
};
