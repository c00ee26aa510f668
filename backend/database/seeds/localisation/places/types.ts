import type { LanguageCode } from '@stoa/contracts';

/** A city: its English name, and its local name if the country's language is another one of the shop's. */
export type CityRow = string | readonly [name: string, native: string];

/** A state with its ISO 3166-2 code and its large cities. */
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
