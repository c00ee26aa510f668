import type { LanguageCode } from '@stoa/contracts';

/** A city: its English name, with the name in the country's own language where that is another one of the shop's. */
export type CityRow = string | readonly [name: string, native: string];

/** A state with its ISO 3166-2 code and its big cities. */
export type StateRow = readonly [
  code: string,
  name: string,
  native: string | null,
  cities: readonly CityRow[],
];

/** The states and cities of one country. */
export interface CountryPlaces {
  iso2: string;
  /** Language of the `native` names. */
  language: LanguageCode | null;
  states: readonly StateRow[];
}
