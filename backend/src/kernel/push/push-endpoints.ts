import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { addressOfEndpoint, isAllowedEndpoint } from '../outbound';

/** Maximum length of an endpoint; those of the known services have about 200 characters. */
const MAX_LENGTH = 1000;

/** Decides which push endpoints are allowed: subscriptions come from clients and could contain any URL. */
@Injectable()
export class PushEndpoints {
  constructor(private readonly config: Config) {}

  /** Whether the URL may be a push service, without resolving it. */
  isAllowed(endpoint: string): boolean {
    return endpoint.length <= MAX_LENGTH && isAllowedEndpoint(endpoint, { hosts: this.config.PUSH_HOSTS });
  }

  /**
   * The IP address to connect to; null where the name resolves to a private network.
   * @throws when the name can't be resolved, possibly temporarily
   */
  addressOf(endpoint: string): Promise<string | null> {
    return addressOfEndpoint(endpoint, { hosts: this.config.PUSH_HOSTS });
  }
}
