import type { StateOption } from '@stoa/contracts';
import type { Shop } from '~/session/shop.server';

/** The states of a country; empty if the shop has none, and the form then takes free text. */
export async function readStates(shop: Shop, country: number): Promise<StateOption[]> {
  const outcome = await shop.api.tryGet<StateOption[]>(`web/getStatesByCountry/${country}`);
  return outcome.ok ? outcome.data : [];
}
