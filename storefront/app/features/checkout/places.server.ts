import type { StateOption } from '@stoa/contracts';
import type { Shop } from '~/session/shop.server';

/** The states of a country; none where the shop knows none, and the form then takes words. */
export async function readStates(shop: Shop, country: number): Promise<StateOption[]> {
  const found = await shop.api.tryGet<StateOption[]>(`web/getStatesByCountry/${country}`);
  return found.ok ? found.data : [];
}
