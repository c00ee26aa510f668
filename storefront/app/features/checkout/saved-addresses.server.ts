import type { CustomerAddress } from '@stoa/contracts';
import type { Shop } from '~/session/shop.server';

/** Addresses a signed-in customer can pick from. */
export async function readSaved(shop: Shop): Promise<CustomerAddress[]> {
  if (!shop.visitor.token) return [];
  const outcome = await shop.api.tryGet<CustomerAddress[]>('web/customer_all_addresses');
  return outcome.ok ? outcome.data : [];
}
