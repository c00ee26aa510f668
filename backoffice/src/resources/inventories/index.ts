import type { ScreenOverride } from '@stoa/console-kit';
import { movementDisplays } from './movement-displays';
import { movementInputs } from './movement-inputs';

/** Stock movement screens: generated list and form, the variant selected via its product. */
export const inventories: ScreenOverride = {
  columns: ['variant_id', 'type', 'quantity', 'reason', 'reference', 'actor', 'created_at'],
  sections: { movement: ['variant_id', 'type', 'quantity', 'reason'] },
  inputs: movementInputs,
  displays: movementDisplays,
};
