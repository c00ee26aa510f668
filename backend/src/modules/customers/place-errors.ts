import { addressFaults, type AddressFault, type AddressInput } from '@stoa/contracts';
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
  if (input.city_id && (!city || city.state_id !== state?.id)) errors.city_id = ['is not in this state'];
  const faults = Object.entries(addressFaults(input, country, countryHasStates));
  for (const [field, fault] of faults) errors[field] = [faultMessage(field, fault, country)];
  return errors;
}

function faultMessage(field: string, fault: AddressFault, { name }: Country): TranslatableText {
  if (fault === 'malformed') return msg`is not a postcode of ${name}`;
  return field === 'state_id' ? 'must be chosen' : 'must not be empty';
}

/** Prefixes the fields of errors with a path in the request body. */
export function under(path: string, errors: FieldRefusals): FieldRefusals {
  return path
    ? Object.fromEntries(Object.entries(errors).map(([field, texts]) => [`${path}.${field}`, texts]))
    : errors;
}
