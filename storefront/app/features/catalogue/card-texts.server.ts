import { isMultiVendor } from '~/session/is-multi-vendor';
import type { Shop } from '~/session/shop.server';

/** Translations, formats and display settings of product cards, for one visitor. */
export async function cardTexts(shop: Shop) {
  const [{ t, formats, language }, frame] = await Promise.all([shop.locale(), shop.frame()]);
  const { show_lowest_price } = frame.settings.general_settings;
  return { t, formats, language, showVendor: isMultiVendor(frame), showLowest: show_lowest_price === 1 };
}
