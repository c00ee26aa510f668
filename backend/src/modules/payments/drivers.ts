/** Payment drivers; each has a provider (`payment-provider.ts`). */
export const DRIVERS = [
  'cash_on_delivery',
  'bank_transfer',
  'wallet',
  'sandbox',
  'stripe',
  'paypal',
] as const;
export type Driver = (typeof DRIVERS)[number];
