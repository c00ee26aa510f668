/** Settings on which a page's URL in each language depends. */
export interface AddressContext {
  /** The shop's public origin. */
  origin: string;
  /** The language of URLs without `lang`. */
  defaultLanguage: string;
  languages: readonly { code: string }[];
}

const withLanguage = (path: string, code: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${code}`;

/**
 * Canonical URL of a page in a language; the default language needs no parameter. `paths` holds paths by
 * language where they differ from `path`.
 */
export function addressIn(
  { origin, defaultLanguage }: Pick<AddressContext, 'origin' | 'defaultLanguage'>,
  code: string,
  path: string,
  paths: Record<string, string> = {},
): string {
  const own = paths[code] ?? path;
  return origin + encodeURI(decodeURI(code === defaultLanguage ? own : withLanguage(own, code)));
}

/** A page's URLs in all languages by `hreflang` value; `x-default` is for all other languages. */
export function alternatesOf(
  context: AddressContext,
  path: string,
  paths?: Record<string, string>,
): { hrefLang: string; href: string }[] {
  const { languages, defaultLanguage } = context;
  return [...languages.map(({ code }) => [code, code]), ['x-default', defaultLanguage]].map(
    ([hrefLang = '', code = '']) => ({ hrefLang, href: addressIn(context, code, path, paths) }),
  );
}
