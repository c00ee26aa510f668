/**
 * Invisible characters that copying may include: format and control characters, fillers, joiners and
 * variation selectors.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Nothing in it is normalised but the space around it. */
const PRINTABLE_ASCII = /^[ -~]*$/;

/** Normalises an identifier for storage, lookup and counting: NFKC, no invisible characters, trimmed. */
export function normaliseIdentifier(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text.trim();
  return text.normalize('NFKC').replace(INVISIBLE, '').normalize('NFKC').trim();
}

/** Normalises an e-mail address as an account's identifier, case-insensitively. */
export function normaliseEmail(email: string): string {
  return normaliseIdentifier(email).toLowerCase();
}

/** Normalises a typed code, such as a coupon or a SKU, to upper case. */
export function normaliseCode(code: string): string {
  return normaliseIdentifier(code).toUpperCase();
}

/** Normalises a slug for lookup; browsers may send it in any Unicode normal form. */
export function normaliseSlug(slug: string): string {
  return normaliseIdentifier(slug).toLowerCase().slice(0, 191);
}

/** Normalisation per kind of identifier; `exact` ones are case-sensitive. */
export const SPELLINGS = {
  exact: normaliseIdentifier,
  email: normaliseEmail,
  code: normaliseCode,
} as const;
export type IdentifierKind = keyof typeof SPELLINGS;
