import type { ScreenOverride } from '../../screens/overrides';
import { BannerPreview } from './BannerPreview';
import { LinkValueInput } from './LinkValueInput';

/** Screens of all kinds of banners: a preview, one input for the link target, and the display period. */
export const bannerScreens: ScreenOverride = {
  columns: ['image_id', 'title', 'placement', 'link_type', 'starts_at', 'ends_at', 'status'],
  sections: {
    look: ['image_id', 'mobile_image_id', 'background', 'template'],
    link: ['link_type', 'link_value'],
    showing: ['placement', 'vendor_id', 'starts_at', 'ends_at'],
  },
  inputs: { link_value: LinkValueInput },
  summary: BannerPreview,
};
