import type { Shop } from '~/session/shop.server';

/** What cards are put into words with, for one visitor. */
export async function cardTexts(shop: Shop) {
  const [{ t, formats }, frame] = await Promise.all([shop.locale(), shop.frame()]);
  return { t, formats, showVendor: frame.settings.general_settings.is_multi_vendor === 1 };
}
