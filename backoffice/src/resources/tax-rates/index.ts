import { ShareDisplay, ShareInput, type ScreenOverride } from '@stoa/console-kit';

/** Tax rate screens: generated, the rate as a percentage. */
export const taxRates: ScreenOverride = {
  columns: ['name', 'tax_class_id', 'zone_id', 'rate', 'priority', 'status'],
  sections: { rate: ['rate', 'tax_class_id', 'zone_id', 'priority'] },
  inputs: { rate: ShareInput },
  displays: { rate: ShareDisplay },
};
