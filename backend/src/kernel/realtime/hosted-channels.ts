/** What a browser has to know to listen at the hosted provider. */
export interface HostedAddress {
  key: string;
  cluster: string;
  /** A compatible service's own address; null for the provider's. */
  endpoint: string | null;
}

/** A provider's answer to whoever may listen; handed to its client as it is. */
export type HostedGrant = Record<string, string>;

/** A push provider that carries shoppers' live events in place of the shop's own sockets (specification §9). */
export abstract class HostedChannels {
  /** Null where the shop's own sockets carry everything. */
  abstract readonly address: HostedAddress | null;

  /** Sends to all who listen. */
  abstract publish(channel: string, event: string, payload: unknown): Promise<void>;

  /** Signs that a connection may listen to a channel. */
  abstract grant(socketId: string, channel: string): HostedGrant;

  /** Signs whose connection it is, so that it can be ended along with the session. */
  abstract identify(socketId: string, person: string): HostedGrant;

  /** Ends the connections of a person. */
  abstract disconnect(person: string): Promise<void>;
}

/** A shop whose own sockets carry everything. */
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
