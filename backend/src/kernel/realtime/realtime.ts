import { Injectable, Logger, Optional } from '@nestjs/common';
import type { Server } from 'socket.io';
import { HostedChannels } from './hosted-channels';

/** Re-authorises the sockets of a user or an audience on every node. */
type Reauthorize = (who: string) => void;

/** Room of a channel's subscribers with a permission; `#` can't occur in a channel's name. */
export function roomOf(channel: string, permission: string): string {
  return `${channel}#${permission}`;
}

/** Shoppers' channels; a hosted provider only carries these (ADR 35). */
const SHOPPERS = /^(?:customer|product)\./;

/** Emits events to channels and ends sessions' sockets, on every node. */
@Injectable()
export class Realtime {
  private readonly logger = new Logger(Realtime.name);
  private server: Server | undefined;
  private recheckAll: Reauthorize | undefined;

  constructor(@Optional() private readonly hosted?: HostedChannels) {}

  /** Called by the gateway once it listens; without a server events are dropped, as in a worker. */
  attach(server: Server, recheck?: Reauthorize): void {
    this.server = server;
    this.recheckAll = recheck;
  }

  /**
   * Sends to the channel's subscribers, or only to those with the permission; call it after the commit
   * (`Database.afterCommit`).
   */
  emit(channel: string, event: string, payload: unknown, permission?: string): void {
    const rooms = permission ? [roomOf(channel, permission), roomOf(channel, '*')] : [channel];
    this.server?.to(rooms).emit(event, payload);
    if (SHOPPERS.test(channel)) this.withProvider((hosted) => hosted.publish(channel, event, payload));
  }

  /** Disconnects a revoked session's sockets, and the user's connections at a hosted provider. */
  endSession(session: string, person?: string): void {
    this.server?.in(session).disconnectSockets(true);
    if (person) this.withProvider((hosted) => hosted.disconnect(person));
  }

  /** Re-authorises the sockets of a user (`admin:3`) or an audience (`admin`); disconnects ended sessions. */
  recheckAccess(who: string): void {
    this.recheckAll?.(who);
    // Their clients reconnect and authenticate again.
    if (who.includes(':')) this.withProvider((hosted) => hosted.disconnect(who));
  }

  /** Failed events are not retried: the page shows the current state on reload. */
  private withProvider(work: (hosted: HostedChannels) => Promise<void>): void {
    if (!this.hosted?.address) return;
    work(this.hosted).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the hosted channels did not take an event'),
    );
  }
}
