/** Addresses whose answers belong to one person: they are kept nowhere, not even by the browser. */
const PRIVATE =
  /^\/(?:cart|checkout|delivery$|customer|followed-stores|stock-notice|price-alerts|live$|unread-messages|profile|login|signup|logout|verify_login|set-password|reset-password|payment-|WishList|shared-wishlist|contact|ProductOrder|become-a-vendor|vendor-application|verify-email|welcome|newsletter|product\/[^/]+\/(?:review|question))/i;

/** Whether an address answers with what belongs to one person. */
export const isPrivate = (pathname: string): boolean => PRIVATE.test(pathname);
