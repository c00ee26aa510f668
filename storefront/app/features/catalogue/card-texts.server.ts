import type { Shop } from '~/session/shop.server';

/** Translations, formats and display settings of product cards, for one visitor. */
export async function cardTexts(shop: Shop) {
  const [{ t, formats, language }, frame] = await Promise.all([shop.locale(), shop.frame()]);
  const { is_multi_vendor, show_lowest_price } = frame.settings.general_settings;
  return { t, formats, language, showVendor: is_multi_vendor === 1, showLowest: show_lowest_price === 1 };
}
