import { IoAdapter } from '@nestjs/platform-socket.io';

/** Sockets on the application's own port; closing them leaves the HTTP server to finish its requests. */
export class SharedPortAdapter extends IoAdapter {
  /** Socket.io's own close would also stop the HTTP server and cut off in-flight requests. */
  override async close(server: Parameters<IoAdapter['close']>[0]): Promise<void> {
    server.disconnectSockets(true);
    server.engine.close();
  }
}
