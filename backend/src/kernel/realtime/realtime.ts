import { Injectable } from '@nestjs/common';
import type { Server } from 'socket.io';

/** Has the sockets of a person, or of everybody of an audience, checked anew on every node. */
type Recheck = (who: string) => void;

/** The room of a channel's listeners who hold a permission; `#` can't be part of a channel's name. */
export function roomOf(channel: string, permission: string): string {
  return `${channel}#${permission}`;
}

/** What other parts see of the sockets: they emit to a channel and end sessions, on every node. */
@Injectable()
export class Realtime {
  private server: Server | undefined;
  private recheckAll: Recheck | undefined;

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
  }

  /** Disconnects every socket of a session that was revoked. */
  endSession(session: string): void {
    this.server?.in(session).disconnectSockets(true);
  }

  /** Asks again what the sockets of a person (`admin:3`) or an audience (`admin`) may hear; ended sessions lose theirs. */
  recheck(who: string): void {
    this.recheckAll?.(who);
  }
}
