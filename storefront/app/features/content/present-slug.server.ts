import { redirect } from '@remix-run/node';

interface Named {
  slug: string;
  slugs: Record<string, string>;
}

/** Leads from a former or another language's slug to the present one; `pathOf` makes addresses of slugs. */
export function requirePresentSlug(
  { slug, slugs }: Named,
  typed: string,
  pathOf: (slug: string) => string,
  search: string,
): void {
  if (slug === typed) return;
  // Another language's name is a passing matter; remembered for good it would lead back and forth.
  const status = Object.values(slugs).includes(typed) ? 302 : 301;
  throw redirect(pathOf(slug) + search, status);
}

/** The address of a record's page in each language that names it. */
export function pathsOf({ slugs }: Named, pathOf: (slug: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(slugs).map(([code, slug]) => [code, pathOf(slug)]));
}
