import type { ScreenOverride } from '@stoa/console-kit';
import { swatches } from './swatches';

/** Attribute value screens: generated, with the swatch input that the attribute's type requires. */
export const attributeValues: ScreenOverride = {
  columns: ['value', 'attribute_id', 'code', 'swatch_color', 'sort', 'status'],
  inputs: swatches,
};
