import { Injectable } from '@nestjs/common';
import type { Server } from 'socket.io';

/** What other parts see of the sockets: they emit to a channel and end sessions, on every node. */
@Injectable()
export class Realtime {
  private server: Server | undefined;

  /** The gateway hands over its server once it listens; without one emits go nowhere, as in a worker. */
  attach(server: Server): void {
    this.server = server;
  }

  /** Sends to everyone who was let into the channel; call it after the commit (`Database.afterCommit`). */
  emit(channel: string, event: string, payload: unknown): void {
    this.server?.to(channel).emit(event, payload);
  }

  /** Disconnects every socket of a session that was revoked. */
  endSession(session: string): void {
    this.server?.in(session).disconnectSockets(true);
  }
}
