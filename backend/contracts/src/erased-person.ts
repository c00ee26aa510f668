/** Replaces the names of an erased customer; a dash, so that it needs no translation. */
export const ERASED = '–';

const DOMAIN = '@erased.invalid';

/** Replaces the e-mail address: a reserved domain (RFC 2606), and unique for the unique index. */
export const erasedEmail = (customerId: number): string => `erased-${customerId}${DOMAIN}`;

/** Whether an address replaces that of an erased customer; anybody who knows the customer's id knows it. */
export const isErasedEmail = (email: string): boolean => email.endsWith(DOMAIN);

/** Whether a text is what remains of an erased customer's names or street. */
export const isErasedText = (text: string): boolean => text.split(' ').every((word) => word === ERASED);
