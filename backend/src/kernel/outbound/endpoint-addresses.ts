import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

/** Which addresses requests may be sent to whose URL comes from people. */
export interface EndpointRules {
  /** The only hosts, if given; an IP address among them may be private or go without TLS. */
  hosts?: readonly string[];
  /** Whether this machine may be reached, also without TLS. */
  local?: (host: string) => boolean;
}

/** Whether a URL may be sent to, without resolving it. */
export function isAllowedEndpoint(text: string, rules: EndpointRules): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username || url.password) return false;
  const host = bareHost(url);
  if (isTrusted(url, rules)) return ['http:', 'https:'].includes(url.protocol);
  if (rules.hosts && !rules.hosts.includes(url.host)) return false;
  const isPublic = isIP(host) === 0 ? host.includes('.') : isPublicAddress(host);
  return url.protocol === 'https:' && url.port === '' && isPublic;
}

/**
 * The IP address to connect to; null where the name resolves to a private network.
 * @throws when the name can't be resolved, possibly temporarily
 */
export async function addressOfEndpoint(text: string, rules: EndpointRules): Promise<string | null> {
  if (!isAllowedEndpoint(text, rules)) return null;
  const url = new URL(text);
  const host = bareHost(url);
  if (isIP(host)) return host;
  const addresses = (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
  if (rules.local?.(host)) return addresses[0] ?? null;
  return addresses.every(isPublicAddress) ? (addresses[0] ?? null) : null;
}

function isTrusted(url: URL, { hosts, local }: EndpointRules): boolean {
  const host = bareHost(url);
  return (isIP(host) !== 0 && (hosts?.includes(url.host) ?? false)) || (local?.(host) ?? false);
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
