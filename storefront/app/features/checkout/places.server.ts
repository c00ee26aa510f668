import type { StateOption } from '@stoa/contracts';
import type { Shop } from '~/session/shop.server';

/** The states of a country; empty if the shop has none, and the form then takes free text. */
export async function readStates(shop: Shop, country: number): Promise<StateOption[]> {
  const found = await shop.api.tryGet<StateOption[]>(`web/getStatesByCountry/${country}`);
  return found.ok ? found.data : [];
}
