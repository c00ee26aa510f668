export { type ExchangedLine, PlaceReplacement, type ReservedReplacements } from './place-replacement';
export { FindReplacements, type ReplacementOffers } from './replacement-offers';
