import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { isPublicAddress } from '../outbound';

/** Characters that an endpoint may have; those of the known services have about 200. */
const LONGEST = 1000;

/** Tells where push messages may be sent to: a subscription comes from its browser and could name any address. */
@Injectable()
export class PushEndpoints {
  constructor(private readonly config: Config) {}

  /** Whether a push service may be there, as far as the text tells. */
  permits(endpoint: string): boolean {
    if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return false;
    const url = new URL(endpoint);
    if (url.username || url.password) return false;
    if (this.isTrusted(url)) return ['http:', 'https:'].includes(url.protocol);
    if (this.config.PUSH_HOSTS && !this.config.PUSH_HOSTS.includes(url.host)) return false;
    const host = bareHost(url);
    const isPublic = isIP(host) === 0 ? host.includes('.') : isPublicAddress(host);
    return url.protocol === 'https:' && url.port === '' && isPublic;
  }

  /**
   * The network address to connect to; null where the name leads into a private network.
   * @throws when the name can't be resolved, which may pass
   */
  async addressOf(endpoint: string): Promise<string | null> {
    const url = new URL(endpoint);
    const host = bareHost(url);
    if (isIP(host)) return this.permits(endpoint) ? host : null;
    const found = (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
    return found.every(isPublicAddress) ? (found[0] ?? null) : null;
  }

  /** Only an address that the configuration spells out may lie in a private network or go without TLS. */
  private isTrusted(url: URL): boolean {
    return isIP(bareHost(url)) !== 0 && (this.config.PUSH_HOSTS?.includes(url.host) ?? false);
  }
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
