import { redirect } from '@remix-run/node';

interface Named {
  slug: string;
  slugs: Record<string, string>;
}

/** Redirects from a former or another language's slug to the current one; `pathOf` builds paths of slugs. */
export function requirePresentSlug(
  { slug, slugs }: Named,
  typed: string,
  pathOf: (slug: string) => string,
  search: string,
): void {
  if (slug === typed) return;
  // Another language's slug is redirected temporarily: a cached 301 would loop after a language switch.
  const status = Object.values(slugs).includes(typed) ? 302 : 301;
  throw redirect(pathOf(slug) + search, status);
}

/** Paths of a record's page in each language that has a slug. */
export function pathsOf({ slugs }: Named, pathOf: (slug: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(slugs).map(([code, slug]) => [code, pathOf(slug)]));
}
