import type { CountryOption, EstimatedPlace } from '@stoa/contracts';
import { readStates } from '~/features/checkout/places.server';
import { readSaved } from '~/features/checkout/saved-addresses.server';
import { COOKIES, DAY } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';
import type { DeliveryPlace, PlaceView } from './place-view';

const [MAX_POSTCODE_LENGTH, MAX_CITY_LENGTH] = [20, 100];

const idOf = (text: unknown): number | null => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** The place that the visitor chose; no country if none was chosen. */
export function rememberedPlace({ visitor: { cookies } }: Shop): DeliveryPlace {
  const [postcode = '', city = '', state] = (cookies.get(COOKIES.place) ?? '').split('\n');
  return {
    country: idOf(cookies.get(COOKIES.country)),
    state: idOf(state),
    postcode: postcode.slice(0, MAX_POSTCODE_LENGTH),
    city: city.slice(0, MAX_CITY_LENGTH),
  };
}

/** The place that a form posts. */
export function placeOf(form: FormData): DeliveryPlace {
  const line = (name: string, max: number): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, max) : '';
  };
  return {
    country: idOf(form.get('country')),
    state: idOf(form.get('state')),
    postcode: line('postcode', MAX_POSTCODE_LENGTH),
    city: line('city', MAX_CITY_LENGTH),
  };
}

/** Stores the visitor's delivery place in cookies, for every page that depends on it. */
export function rememberPlace(shop: Shop, { country, state, postcode, city }: DeliveryPlace): void {
  const options = { maxAge: 365 * DAY };
  if (country !== null) shop.setCookie(COOKIES.country, String(country), options);
  shop.setCookie(COOKIES.place, [postcode, city, state ?? ''].join('\n'), options);
}

/** Country from the region subtags of Accept-Language, such as GB in `en-GB`. */
function guessed(countries: readonly CountryOption[], languages: string): number | null {
  if (countries.length === 1) return countries[0]?.id ?? null;
  const regions = [...languages.matchAll(/[a-z]{2,3}-([A-Z]{2})\b/gi)].map(([, region]) =>
    region?.toUpperCase(),
  );
  const regionCountries = regions.map((region) => countries.find(({ iso2 }) => iso2 === region));
  return regionCountries.find((country) => country !== undefined)?.id ?? null;
}

/** The place of a signed-in customer's default address; null without one. */
async function savedPlace(shop: Shop): Promise<DeliveryPlace | null> {
  const address = (await readSaved(shop)).find(({ is_default }) => is_default);
  if (!address) return null;
  const { country_id: country, state_id: state = null, postcode = '', city_text, city_name } = address;
  return { country, state, postcode, city: city_name ?? city_text ?? '' };
}

/**
 * The visitor's place: the last choice, else the default address, else the country from Accept-Language. Null
 * if the shop has no countries.
 */
export async function readPlace(
  shop: Shop,
  request: Request,
  requested: DeliveryPlace = rememberedPlace(shop),
): Promise<PlaceView | null> {
  const answer = await shop.api.tryGet<CountryOption[]>('web/countriesActive');
  if (!answer.ok || answer.data.length === 0) return null;
  const isOffered = (place: DeliveryPlace | null): boolean =>
    answer.data.some(({ id }) => id === place?.country);
  const saved = isOffered(requested) ? null : await savedPlace(shop);
  const languages = request.headers.get('accept-language') ?? '';
  const chosen = saved && isOffered(saved) ? saved : requested;
  const place = isOffered(chosen) ? chosen : { ...chosen, country: guessed(answer.data, languages) };
  const country = answer.data.find(({ id }) => id === place.country);
  const hasStates = country && (country.requires_state || country.zoned_by_state);
  const states = hasStates ? (await readStates(shop, country.id)).map(({ id, name }) => ({ id, name })) : [];
  const state = states.some(({ id }) => id === place.state) ? place.state : null;
  return { place: { ...place, state }, countries: answer.data.map(({ id, name }) => ({ id, name })), states };
}

/** The place as API input; null without a country. */
export function asEstimated({ country, state, postcode, city }: DeliveryPlace): EstimatedPlace | null {
  if (country === null) return null;
  return { country_id: country, state_id: state, postcode: postcode || null, city_text: city || null };
}
