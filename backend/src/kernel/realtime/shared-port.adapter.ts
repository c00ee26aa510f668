import type { Server as HttpServer } from 'node:http';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { ServerOptions } from 'socket.io';
import { answerPlainUpgrades } from './plain-upgrades';

type SocketServer = ReturnType<IoAdapter['createIOServer']>;

/** Sockets on the application's own port; closing them leaves the HTTP server to finish its requests. */
export class SharedPortAdapter extends IoAdapter {
  /** Upgrades outside the sockets' path are answered as plain requests, not ended without a response. */
  override createIOServer(port: number, options?: Partial<ServerOptions>): SocketServer {
    const server: SocketServer = super.createIOServer(port, { ...options, destroyUpgrade: false });
    answerPlainUpgrades(this.httpServer as HttpServer, `${server.path()}/`);
    return server;
  }

  /** Socket.io's own close would also stop the HTTP server and cut off in-flight requests. */
  override async close(server: Parameters<IoAdapter['close']>[0]): Promise<void> {
    server.disconnectSockets(true);
    server.engine.close();
  }
}
