import Pusher from 'pusher';
import { type HostedAddress, HostedChannels, type HostedGrant } from './hosted-channels';

/** Credentials of a Pusher app. */
export interface PusherAccount {
  appId: string;
  key: string;
  secret: string;
  cluster: string;
  /** URL of a compatible service. */
  endpoint?: string;
}

/** Timeout of an event in milliseconds; late ones are useless. */
const TIMEOUT = 5000;

/** Sends events through Pusher channels over TLS; `product.…` is public, the others are private. */
export class PusherChannels extends HostedChannels {
  readonly address: HostedAddress;
  private readonly client: Pusher;

  constructor({ appId, key, secret, cluster, endpoint }: PusherAccount) {
    super();
    this.address = { key, cluster, endpoint: endpoint ?? null };
    this.client = new Pusher({ appId, key, secret, timeout: TIMEOUT, ...placeOf(cluster, endpoint) });
  }

  async publish(channel: string, event: string, payload: unknown): Promise<void> {
    await this.client.trigger(hostedName(channel), event, payload);
  }

  override grant(socketId: string, channel: string): HostedGrant {
    return { ...this.client.authorizeChannel(socketId, hostedName(channel)) };
  }

  override identify(socketId: string, person: string): HostedGrant {
    return { ...this.client.authenticateUser(socketId, { id: person }) };
  }

  async disconnect(person: string): Promise<void> {
    await this.client.terminateUserConnections(person);
  }
}

/** Name of a channel at the provider; private ones have a prefix. */
function hostedName(channel: string): string {
  return channel.startsWith('product.') ? channel : `private-${channel}`;
}

function placeOf(cluster: string, endpoint?: string) {
  if (!endpoint) return { cluster, useTLS: true };
  const { hostname, port, protocol } = new URL(endpoint);
  return { host: hostname, useTLS: protocol === 'https:', ...(port && { port }) };
}
