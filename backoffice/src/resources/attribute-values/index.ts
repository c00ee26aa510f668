import type { ScreenOverride } from '@stoa/console-kit';
import { swatches } from './swatches';

/** Values of attributes: generated screens, with the swatch that the attribute's type calls for. */
export const attributeValues: ScreenOverride = {
  columns: ['value', 'attribute_id', 'code', 'swatch_color', 'sort', 'status'],
  inputs: swatches,
};
