import { Injectable } from '@nestjs/common';
import { Config, isLoopback } from '../../../kernel/config';
import { addressOfEndpoint, type EndpointRules, isAllowedEndpoint } from '../../../kernel/outbound';

/** Decides where webhooks may be sent to: public hosts over https, in development also this machine. */
@Injectable()
export class WebhookAddresses {
  private readonly rules: EndpointRules;

  constructor({ WEBHOOK_HOSTS: hosts, NODE_ENV }: Config) {
    this.rules = { hosts, ...(NODE_ENV === 'development' && { local: isLoopback }) };
  }

  /** Whether an endpoint may have this URL, without resolving it. */
  isAllowed(url: string): boolean {
    return isAllowedEndpoint(url, this.rules);
  }

  /** The IP address to connect to; null where it is not public. @throws when the name can't be resolved */
  resolve(url: string): Promise<string | null> {
    return addressOfEndpoint(url, this.rules);
  }
}
