import type { OrderAddress } from '@stoa/contracts';

/** A validated address with the names of its places. */
export interface CheckedAddress {
  first_name: string;
  last_name: string;
  company: string | null;
  phone: string | null;
  line1: string;
  line2: string | null;
  country_id: number;
  country_iso2: string;
  country_name: string;
  state_id: number | null;
  state_text: string | null;
  state_name: string | null;
  city_id: number | null;
  city_text: string | null;
  city_name: string | null;
  postcode: string | null;
  /** Coordinates in degrees, if the address book has them. */
  lat?: string | null;
  lng?: string | null;
}

/** Formats an address for display and print, as stored with orders. */
export function formatAddress(address: CheckedAddress): OrderAddress {
  const {
    first_name,
    last_name,
    company,
    phone,
    line1,
    line2,
    postcode,
    city_name,
    state_name,
    country_name,
  } = address;
  const town = [postcode, city_name].filter(Boolean).join(' ');
  const lines = [line1, line2, [town, state_name].filter(Boolean).join(', '), country_name];
  return {
    name: `${first_name} ${last_name}`,
    company,
    phone,
    lines: lines.filter((line): line is string => !!line),
  };
}
