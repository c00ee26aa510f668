/** Client settings of the hosted provider. */
export interface HostedAddress {
  key: string;
  cluster: string;
  /** URL of a compatible service; null for the provider's own. */
  endpoint: string | null;
}

/** The provider's signed authorisation; passed to its client unchanged. */
export type HostedGrant = Record<string, string>;

/** A hosted provider for shoppers' realtime events, in place of the shop's own sockets (specification §9). */
export abstract class HostedChannels {
  /** Null where only the shop's own sockets are used. */
  abstract readonly address: HostedAddress | null;

  /** Sends to all subscribers. */
  abstract publish(channel: string, event: string, payload: unknown): Promise<void>;

  /** Signs a connection's subscription to a channel. */
  abstract grant(socketId: string, channel: string): HostedGrant;

  /** Signs the user of a connection, so that it can be ended with the session. */
  abstract identify(socketId: string, person: string): HostedGrant;

  /** Terminates a user's connections. */
  abstract disconnect(person: string): Promise<void>;
}

/** No provider: the shop's own sockets carry all events. */
export class NoHostedChannels extends HostedChannels {
  readonly address = null;

  async publish(): Promise<void> {}

  grant(): HostedGrant {
    return {};
  }

  identify(): HostedGrant {
    return {};
  }

  async disconnect(): Promise<void> {}
}
