/** Kinds of pages, each with its own content security policy. */
export type Surface = 'api' | 'storefront' | 'console';

const OWN = "'self'";

type Directives = Record<string, string[]>;

const page = (): Directives => ({
  'default-src': [OWN],
  'img-src': [OWN, 'data:', 'blob:'],
  'font-src': [OWN, 'data:'],
  'connect-src': [OWN],
  'object-src': ["'none'"],
  'base-uri': [OWN],
  'form-action': [OWN],
  'frame-ancestors': [OWN],
});

const DIRECTIVES: Record<Surface, (nonce: string) => Directives> = {
  // Data is never a page: should a browser take it for one, nothing in it may run.
  api: () => ({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
  storefront: (nonce) => ({
    ...page(),
    'script-src': [OWN, `'nonce-${nonce}'`],
    'style-src': [OWN, `'nonce-${nonce}'`],
    'manifest-src': [OWN],
    'worker-src': [OWN],
  }),
  // The consoles' and the documentation's style libraries write style elements that carry no nonce.
  console: () => ({ ...page(), 'script-src': [OWN], 'style-src': [OWN, "'unsafe-inline'"] }),
};

/** The policy header of one answer; only the storefront uses the nonce, and speaks to other hosts: those that are named. */
export function contentPolicy(surface: Surface, nonce = '', hosts: readonly string[] = []): string {
  const directives = DIRECTIVES[surface](nonce);
  directives['connect-src']?.push(...hosts);
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Where a shop's live events come from when a hosted provider carries them; its settings are empty where none does. */
export interface LiveHost {
  key?: string;
  cluster?: string;
  endpoint?: string | null;
}

/** The hosts that pages connect to for live events; none while the shop's own sockets carry them. */
export function liveHosts({ key, cluster, endpoint }: LiveHost): string[] {
  if (!key) return [];
  const [, scheme = '', host = ''] = /^http(s?):\/\/([^/?#]+)/.exec(endpoint ?? '') ?? [];
  return [host ? `ws${scheme}://${host}` : `wss://ws-${cluster || 'ap2'}.pusher.com`];
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
