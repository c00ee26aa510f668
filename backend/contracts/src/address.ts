/** What a country requires of addresses. */
export interface AddressRequirements {
  requires_state: boolean;
  /** Pattern of its postcodes; null if it has none. */
  postcode_regex: string | null;
}

/** The parts of an address that depend on its country. */
export interface AddressPlace {
  state_id?: number | null;
  state_text?: string | null;
  city_id?: number | null;
  city_text?: string | null;
  postcode?: string | null;
}

/** `malformed`: not as in this country. */
export type AddressFault = 'missing' | 'malformed';
/** Fields of an address with what is wrong with them. */
export type AddressFaults = Partial<
  Record<'state_id' | 'state_text' | 'city_text' | 'postcode', AddressFault>
>;

/**
 * What an address lacks in its country.
 * @param hasStates whether the country's states can be chosen, rather than typed
 */
export function addressFaults(
  { state_id, state_text, city_id, city_text, postcode }: AddressPlace,
  { requires_state, postcode_regex }: AddressRequirements,
  hasStates: boolean,
): AddressFaults {
  const faults: AddressFaults = {};
  if (requires_state && !state_id) {
    if (hasStates) faults.state_id = 'missing';
    else if (!state_text?.trim()) faults.state_text = 'missing';
  }
  if (!city_id && !city_text?.trim()) faults.city_text = 'missing';
  const fault = postcode_regex && postcodeFault(postcode?.trim() ?? '', postcode_regex);
  if (fault) faults.postcode = fault;
  return faults;
}

function postcodeFault(postcode: string, pattern: string): AddressFault | null {
  if (!postcode) return 'missing';
  return new RegExp(`^(?:${pattern})$`, 'i').test(postcode) ? null : 'malformed';
}
