const CODES: readonly string[] = ['offer_ended', 'offer_limit'];

/** Whether a refusal is about a flash sale, so that the cart has to be reloaded for its prices. */
export function isOfferCode(code: string): boolean {
  return CODES.includes(code);
}
