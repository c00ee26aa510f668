const CODES = ['offer_ended', 'offer_limit'] as const;

/** Whether a refusal is about a flash sale, which the shop's own words tell of in every language. */
export function isOfferCode(code: string): code is (typeof CODES)[number] {
  return (CODES as readonly string[]).includes(code);
}
