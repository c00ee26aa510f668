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

/** Options of `@fastify/helmet` wherever pages or data are served; the policy of each answer is set on its own. */
export function helmetOptions(publicUrl: string) {
  return {
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The window that a social sign-in opens has to reach back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  } as const;
}
