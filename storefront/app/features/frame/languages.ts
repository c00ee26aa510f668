/** What an address in each language depends on. */
export interface AddressContext {
  /** The shop's public origin. */
  origin: string;
  /** The language of addresses that name none. */
  defaultLanguage: string;
  languages: readonly { code: string }[];
}

const withLanguage = (path: string, code: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${code}`;

/**
 * The one address of a page in a language; the shop's own language needs no parameter. `paths` are those by language
 * where they differ from `path`.
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

/** A page's addresses in all languages, by what `hreflang` calls them; `x-default` is for everybody else. */
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
