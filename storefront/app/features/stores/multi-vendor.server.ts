import { redirect } from '@remix-run/node';
import type { Shop } from '~/session/shop.server';

/** Sends the browser to `/` where the shop has one vendor only (specification §6). */
export async function requireMultiVendor(shop: Shop): Promise<void> {
  const { settings } = await shop.frame();
  if (settings.general_settings.is_multi_vendor !== 1) throw redirect('/');
}
