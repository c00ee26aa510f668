export { type ExchangedLine, PlaceReplacement, type TakenReplacements } from './place-replacement';
export { FindReplacements, type ReplacementOffers } from './replacement-offers';
