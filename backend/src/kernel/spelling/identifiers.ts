/**
 * What nobody sees on a screen and everybody could paste along: format and control characters, fillers, joiners and
 * variation selectors.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The one spelling in which an identifying text is stored, looked up and counted: NFKC, nothing invisible, no blanks around. */
export function normaliseIdentifier(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').normalize('NFKC').trim();
}

/** An e-mail address as it identifies an account; capitals make no difference. */
export function normaliseEmail(email: string): string {
  return normaliseIdentifier(email).toLowerCase();
}

/** A code that people type, such as a coupon's or a SKU: in capitals. */
export function normaliseCode(code: string): string {
  return normaliseIdentifier(code).toUpperCase();
}

/** A readable part of an address as it is looked up; browsers may send it in any normal form. */
export function normaliseSlug(slug: string): string {
  return normaliseIdentifier(slug).toLowerCase().slice(0, 191);
}

/** How the identifying texts of each kind are spelled; `exact` ones keep their capitals. */
export const SPELLINGS = {
  exact: normaliseIdentifier,
  email: normaliseEmail,
  code: normaliseCode,
} as const;
export type IdentifierKind = keyof typeof SPELLINGS;
