/** Stands where the name of somebody was who has been erased; no word, so that it needs no translation. */
export const ERASED = '–';

/** Stands where their e-mail address was: a domain that never exists, unique since accounts keep addresses unique. */
export const erasedEmail = (customerId: number): string => `erased-${customerId}@erased.invalid`;
