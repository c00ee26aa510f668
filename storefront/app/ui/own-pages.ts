/** Addresses on this host that others answer: the consoles, the API, pictures, and files that are no pages. */
const NOT_OURS =
  /^\/(?:backend|media|admin|seller|assets)(?:\/|$)|\.(?:xml|txt|webmanifest|svg|png|ico|pdf)$/;

/** Whether an address of this host is a page of the storefront, so that it can be shown without loading a document. */
export const isOwnPage = (pathname: string): boolean => !NOT_OURS.test(pathname);
