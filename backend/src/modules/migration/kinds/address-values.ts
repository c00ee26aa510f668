import type { Address } from '../../customers';
import type { AddressValues } from './address-drafts';

/** A stored address in the form of a file's. */
export function addressValues(row: Address): AddressValues {
  const { first_name, last_name, company, phone, line1, line2, postcode } = row;
  const { country_id, state_id, state_text, city_id, city_text } = row;
  return {
    first_name,
    last_name,
    company,
    phone,
    line1,
    line2,
    country_id,
    state_id,
    state_text,
    city_id,
    city_text,
    postcode,
  };
}

/** Whether a text can be an e-mail address at all. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
