import type { ScreenOverride } from '@stoa/console-kit';
import { DriverNote } from './DriverNote';

/**
 * Payment methods: generated screens. The drivers there are move money outside of the shop, so they have neither keys
 * nor a test mode; what buyers have to know stands in the instructions.
 */
export const paymentMethods: ScreenOverride = {
  columns: ['name', 'code', 'driver', 'min_amount', 'max_amount', 'sort', 'status'],
  hiddenFields: ['config', 'mode'],
  sections: { bounds: ['min_amount', 'max_amount'] },
  summary: DriverNote,
};
