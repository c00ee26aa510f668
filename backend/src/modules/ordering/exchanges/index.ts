export {
  type ExchangedLine,
  PlaceReplacement,
  type ReservedReplacements as TakenReplacements,
} from './place-replacement';
export { FindReplacements, type ReplacementOffers } from './replacement-offers';
