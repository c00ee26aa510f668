import type { ScreenOverride } from '../../screens/overrides';
import { SearchPreview } from './SearchPreview';
import { TargetDisplay, TargetInput, TargetTypeInput } from './TargetInput';

/** Screens of SEO pages: the target is selected by name, with a search result preview. */
export const seoPageScreens: ScreenOverride = {
  columns: ['meta_title', 'target_type', 'target_id', 'robots', 'updated_at', 'status'],
  sections: { target: ['target_type', 'target_id', 'vendor_id'], search: ['canonical', 'robots'] },
  inputs: { target_type: TargetTypeInput, target_id: TargetInput },
  displays: { target_id: TargetDisplay },
  summary: SearchPreview,
};
