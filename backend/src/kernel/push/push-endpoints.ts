import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { isPublicAddress } from '../outbound';

/** Maximum length of an endpoint; those of the known services have about 200 characters. */
const MAX_LENGTH = 1000;

/** Decides which push endpoints are allowed: subscriptions come from clients and could contain any URL. */
@Injectable()
export class PushEndpoints {
  constructor(private readonly config: Config) {}

  /** Whether the URL may be a push service, without resolving it. */
  isAllowed(endpoint: string): boolean {
    if (endpoint.length > MAX_LENGTH || !URL.canParse(endpoint)) return false;
    const url = new URL(endpoint);
    if (url.username || url.password) return false;
    if (this.isTrusted(url)) return ['http:', 'https:'].includes(url.protocol);
    if (this.config.PUSH_HOSTS && !this.config.PUSH_HOSTS.includes(url.host)) return false;
    const host = bareHost(url);
    const isPublic = isIP(host) === 0 ? host.includes('.') : isPublicAddress(host);
    return url.protocol === 'https:' && url.port === '' && isPublic;
  }

  /**
   * The IP address to connect to; null where the name resolves to a private network.
   * @throws when the name can't be resolved, possibly temporarily
   */
  async addressOf(endpoint: string): Promise<string | null> {
    const url = new URL(endpoint);
    const host = bareHost(url);
    if (isIP(host)) return this.isAllowed(endpoint) ? host : null;
    const addresses = (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
    return addresses.every(isPublicAddress) ? (addresses[0] ?? null) : null;
  }

  /** Only an IP address listed in the configuration may be private or go without TLS. */
  private isTrusted(url: URL): boolean {
    return isIP(bareHost(url)) !== 0 && (this.config.PUSH_HOSTS?.includes(url.host) ?? false);
  }
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
