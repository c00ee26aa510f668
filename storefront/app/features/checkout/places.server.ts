import type { CountryOption, StateOption } from '@stoa/contracts';
import type { Shop } from '~/session/shop.server';

/** The states of a country; empty if the shop has none, and the form then takes free text. */
export async function readStates(shop: Shop, country: number): Promise<StateOption[]> {
  const outcome = await shop.api.tryGet<StateOption[]>(`web/getStatesByCountry/${country}`);
  return outcome.ok ? outcome.data : [];
}

/** The states of the country that a form's address was sent with, so that it can offer them without scripts too. */
export async function pickedStates(shop: Shop, form: FormData, address: string): Promise<StateOption[]> {
  const id = Number(form.get(`${address}.country_id`));
  return Number.isSafeInteger(id) && id > 0 ? readStates(shop, id) : [];
}

/** The countries that addresses may be in; empty if they can't be read, and the API then makes the only check. */
export async function activeCountries(shop: Shop): Promise<CountryOption[]> {
  const outcome = await shop.api.tryGet<CountryOption[]>('web/countriesActive');
  return outcome.ok ? outcome.data : [];
}
