import type { AddressInput } from '@stoa/contracts';
import type { FieldRefusals } from '../../kernel/http';
import { type TranslatableText, msg } from '../../kernel/translation';
import type { City, Country, State } from '../localisation';

/** The active places that an address references; null where missing. */
export interface Places {
  country: Country | null;
  state: State | null;
  city: City | null;
  countryHasStates: boolean;
}

/** What of an address is checked against places. */
export type PlacesInput = Pick<
  AddressInput,
  'country_id' | 'state_id' | 'state_text' | 'city_id' | 'city_text' | 'postcode'
>;

/** Validation errors of an address's places, by field. */
export function placeErrors(
  input: PlacesInput,
  { country, state, city, countryHasStates }: Places,
): FieldRefusals {
  if (!country) return { country_id: ['is not a country that we sell to'] };
  const errors: FieldRefusals = {};
  if (input.state_id && state?.country_id !== country.id) errors.state_id = ['is not in this country'];
  if (country.requires_state && !input.state_id) Object.assign(errors, missingState(input, countryHasStates));
  if (input.city_id && (!city || city.state_id !== state?.id)) errors.city_id = ['is not in this state'];
  if (!input.city_id && !input.city_text?.trim()) errors.city_text = ['must not be empty'];
  const postcode = postcodeError(country, input.postcode?.trim() ?? '');
  if (postcode) errors.postcode = [postcode];
  return errors;
}

function missingState({ state_text }: PlacesInput, countryHasStates: boolean): FieldRefusals {
  if (countryHasStates) return { state_id: ['must be chosen'] };
  return state_text?.trim() ? {} : { state_text: ['must not be empty'] };
}

function postcodeError({ postcode_regex, name }: Country, postcode: string): TranslatableText | null {
  if (!postcode_regex) return null;
  if (!postcode) return 'must not be empty';
  return new RegExp(`^(?:${postcode_regex})$`, 'i').test(postcode) ? null : msg`is not a postcode of ${name}`;
}

/** Prefixes the fields of errors with a path in the request body. */
export function under(path: string, errors: FieldRefusals): FieldRefusals {
  return path
    ? Object.fromEntries(Object.entries(errors).map(([field, texts]) => [`${path}.${field}`, texts]))
    : errors;
}
