import Pusher from 'pusher';
import { type HostedAddress, HostedChannels, type HostedGrant } from './hosted-channels';

/** A Pusher application. */
export interface PusherAccount {
  appId: string;
  key: string;
  secret: string;
  cluster: string;
  /** A compatible service's own address. */
  endpoint?: string;
}

/** Milliseconds that an event may take; what is late is of no use. */
const PATIENCE = 5000;

/** Carries events through Pusher's channels over TLS; everybody may listen to `product.…`, the others are private. */
export class PusherChannels extends HostedChannels {
  readonly address: HostedAddress;
  private readonly client: Pusher;

  constructor({ appId, key, secret, cluster, endpoint }: PusherAccount) {
    super();
    this.address = { key, cluster, endpoint: endpoint ?? null };
    this.client = new Pusher({ appId, key, secret, timeout: PATIENCE, ...placeOf(cluster, endpoint) });
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

/** The name of a channel at the provider; what is private there begins with this word. */
function hostedName(channel: string): string {
  return channel.startsWith('product.') ? channel : `private-${channel}`;
}

function placeOf(cluster: string, endpoint?: string) {
  if (!endpoint) return { cluster, useTLS: true };
  const { hostname, port, protocol } = new URL(endpoint);
  return { host: hostname, useTLS: protocol === 'https:', ...(port && { port }) };
}
