import type { CountryOption } from '@stoa/contracts';
import { readStates } from '~/features/checkout/places.server';
import { safeRedirect, withoutParameters } from '~/session/safe-redirect';
import type { Shop } from '~/session/shop.server';
import { rememberedPlace, rememberPlace } from './place.server';

/** Remembers the place by which a product list is filtered; returns the filtered list's URL. */
export async function narrowToPlace(shop: Shop, form: FormData): Promise<string> {
  const path = withoutParameters(safeRedirect(form.get('to'), '/Shop'), ['delivers_to', 'page']);
  const answer = await shop.api.tryGet<CountryOption[]>('web/countriesActive');
  const countries = answer.ok ? answer.data : [];
  const country = countries.find(({ iso2 }) => iso2 === form.get('country'));
  if (!country) return path;
  const states = country.zoned_by_state ? await readStates(shop, country.id) : [];
  const state = states.find(({ code }) => code === form.get('state')) ?? null;
  const before = rememberedPlace(shop);
  const isSame = before.country === country.id && before.state === (state?.id ?? null);
  const { postcode, city } = isSame ? before : { postcode: '', city: '' };
  rememberPlace(shop, { country: country.id, state: state?.id ?? null, postcode, city });
  const code = state ? `${country.iso2}-${state.code}` : country.iso2;
  return `${path}${path.includes('?') ? '&' : '?'}delivers_to=${encodeURIComponent(code)}`;
}
