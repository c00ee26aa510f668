/** Replaces the names of an erased customer; a dash, so that it needs no translation. */
export const ERASED = '–';

/** Replaces the e-mail address: a reserved domain (RFC 2606), and unique for the unique index. */
export const erasedEmail = (customerId: number): string => `erased-${customerId}@erased.invalid`;
