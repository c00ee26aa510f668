/** Kinds of pages, each with its own content security policy. */
export type Surface = 'api' | 'storefront' | 'console';

const OWN = "'self'";

type Directives = Record<string, string[]>;

const PAGE: Directives = {
  'default-src': [OWN],
  'img-src': [OWN, 'data:', 'blob:'],
  'font-src': [OWN, 'data:'],
  'connect-src': [OWN],
  'object-src': ["'none'"],
  'base-uri': [OWN],
  'form-action': [OWN],
  'frame-ancestors': [OWN],
};

const DIRECTIVES: Record<Surface, (nonce: string) => Directives> = {
  // Data is never a page: should a browser take it for one, nothing in it may run.
  api: () => ({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
  storefront: (nonce) => ({
    ...PAGE,
    'script-src': [OWN, `'nonce-${nonce}'`],
    'style-src': [OWN, `'nonce-${nonce}'`],
    'manifest-src': [OWN],
    'worker-src': [OWN],
  }),
  // The consoles' and the documentation's style libraries write style elements that carry no nonce.
  console: () => ({ ...PAGE, 'script-src': [OWN], 'style-src': [OWN, "'unsafe-inline'"] }),
};

/** The policy header of one answer; only the storefront uses the nonce. */
export function contentPolicy(surface: Surface, nonce = ''): string {
  return Object.entries(DIRECTIVES[surface](nonce))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
