/** Kinds of response, each with its own content security policy. */
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
  // API responses are not pages: if a browser renders one, no script in it may run.
  api: () => ({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
  storefront: (nonce) => ({
    ...page(),
    'script-src': [OWN, `'nonce-${nonce}'`],
    'style-src': [OWN, `'nonce-${nonce}'`],
    'manifest-src': [OWN],
    'worker-src': [OWN],
  }),
  // The style libraries of the consoles and the API documentation insert style elements without a nonce.
  console: () => ({ ...page(), 'script-src': [OWN], 'style-src': [OWN, "'unsafe-inline'"] }),
};

/** Value of the CSP header; only the storefront uses the nonce and may connect to `hosts`. */
export function contentPolicy(surface: Surface, nonce = '', hosts: readonly string[] = []): string {
  const directives = DIRECTIVES[surface](nonce);
  directives['connect-src']?.push(...hosts);
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Hosted provider of realtime events; its settings are empty without one. */
export interface LiveHost {
  key?: string;
  cluster?: string;
  endpoint?: string | null;
}

/** Hosts that pages connect to for realtime events; empty while the shop's own sockets serve them. */
export function liveHosts({ key, cluster, endpoint }: LiveHost): string[] {
  if (!key) return [];
  const [, scheme = '', host = ''] = /^http(s?):\/\/([^/?#]+)/.exec(endpoint ?? '') ?? [];
  return [host ? `ws${scheme}://${host}` : `wss://ws-${cluster || 'ap2'}.pusher.com`];
}

/** Options of helmet for the API and the storefront; the CSP is set per response. */
export function helmetOptions(publicUrl: string) {
  return {
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The social sign-in pop-up needs access to its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  } as const;
}
