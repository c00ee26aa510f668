/** Paths on this host that are not pages of the storefront: the consoles, the API, media, and files. */
const NOT_OURS =
  /^\/(?:backend|media|admin|seller|assets)(?:\/|$)|\.(?:xml|txt|webmanifest|svg|png|ico|pdf)$/;

/** Whether a path of this host is a page of the storefront, so that it needs no document load. */
export const isOwnPage = (pathname: string): boolean => !NOT_OURS.test(pathname);
