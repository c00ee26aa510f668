import { Injectable, Logger, Optional } from '@nestjs/common';
import type { Server } from 'socket.io';
import { HostedChannels } from './hosted-channels';

/** Has the sockets of a person, or of everybody of an audience, checked anew on every node. */
type Recheck = (who: string) => void;

/** The room of a channel's listeners who hold a permission; `#` can't be part of a channel's name. */
export function roomOf(channel: string, permission: string): string {
  return `${channel}#${permission}`;
}

/** Channels that shoppers listen to; a hosted provider carries these alone (ADR 35). */
const SHOPPERS = /^(?:customer|product)\./;

/** What other parts see of the sockets: they emit to a channel and end sessions, on every node. */
@Injectable()
export class Realtime {
  private readonly logger = new Logger(Realtime.name);
  private server: Server | undefined;
  private recheckAll: Recheck | undefined;

  constructor(@Optional() private readonly hosted?: HostedChannels) {}

  /** The gateway hands over its server once it listens; without one emits go nowhere, as in a worker. */
  attach(server: Server, recheck?: Recheck): void {
    this.server = server;
    this.recheckAll = recheck;
  }

  /**
   * Sends to those who were let into the channel and hold the permission, or to all of them when none is named; call
   * it after the commit (`Database.afterCommit`).
   */
  emit(channel: string, event: string, payload: unknown, permission?: string): void {
    const rooms = permission ? [roomOf(channel, permission), roomOf(channel, '*')] : [channel];
    this.server?.to(rooms).emit(event, payload);
    if (SHOPPERS.test(channel)) this.withProvider((hosted) => hosted.publish(channel, event, payload));
  }

  /** Disconnects every socket of a session that was revoked, and the person's at a hosted provider. */
  endSession(session: string, person?: string): void {
    this.server?.in(session).disconnectSockets(true);
    if (person) this.withProvider((hosted) => hosted.disconnect(person));
  }

  /** Asks again what the sockets of a person (`admin:3`) or an audience (`admin`) may hear; ended sessions lose theirs. */
  recheck(who: string): void {
    this.recheckAll?.(who);
    // Their clients come back by themselves and are asked anew who they are.
    if (who.includes(':')) this.withProvider((hosted) => hosted.disconnect(who));
  }

  /** Who missed an event finds it on the page: one that the provider does not take is not sent again. */
  private withProvider(work: (hosted: HostedChannels) => Promise<void>): void {
    if (!this.hosted?.address) return;
    work(this.hosted).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the hosted channels did not take an event'),
    );
  }
}
