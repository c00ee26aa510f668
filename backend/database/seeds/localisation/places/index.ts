import { denmark, france, germany, spain, unitedKingdom } from './europe';
import { egypt, kuwait, saudiArabia, unitedArabEmirates } from './middle-east';
import { canada, mexico, unitedStates } from './north-america';
import { australia, japan } from './pacific';
import { bangladesh, india } from './south-asia';
import type { CountryPlaces } from './types';

/** The countries that a new shop sells to, with their states and large cities. */
export const PLACES: CountryPlaces[] = [
  unitedStates,
  canada,
  mexico,
  unitedKingdom,
  germany,
  france,
  spain,
  denmark,
  saudiArabia,
  unitedArabEmirates,
  kuwait,
  egypt,
  india,
  bangladesh,
  japan,
  australia,
];
export type { CityRow, CountryPlaces, StateRow } from './types';
