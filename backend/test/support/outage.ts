import { createServer, connect, type Server, type Socket } from 'node:net';

/** A TCP proxy that simulates outages of a server: network failures or restarts. */
export class Outage {
  private readonly open = new Set<Socket>();
  private readonly held = new Set<Socket>();
  private isAway = false;
  private isHanging = false;

  private constructor(
    private readonly server: Server,
    /** The URL with the proxy's host and port in place of the real ones. */
    readonly url: string,
  ) {}

  /** Opens a local port that forwards to the host and port of `url`; `usual` is the default port. */
  static async before(url: string, usual: number): Promise<Outage> {
    const real = new URL(url);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const seen = new URL(url);
    seen.host = `127.0.0.1:${port}`;
    // Else a database would be reached beside the proxy.
    seen.searchParams.delete('socketPath');
    const outage = new Outage(server, seen.href);
    server.on('connection', (socket) => outage.pass(socket, real.hostname, Number(real.port || usual)));
    return outage;
  }

  /** Closes all connections and refuses new ones. */
  begin(): void {
    this.isAway = true;
    for (const socket of this.open) socket.destroy();
  }

  /** From now on nothing is forwarded and nothing refused, as if the server had stopped. */
  hang(): void {
    this.isHanging = true;
    for (const socket of this.open) this.hold(socket);
  }

  end(): void {
    this.isAway = false;
    this.isHanging = false;
    for (const socket of this.held) socket.resume();
    this.held.clear();
  }

  private hold(socket: Socket): void {
    this.held.add(socket);
    socket.pause();
  }

  async close(): Promise<void> {
    this.begin();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(socket: Socket, host: string, port: number): void {
    if (this.isAway) return void socket.destroy();
    const other = connect(port, host);
    for (const one of [socket, other]) {
      this.open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.open.delete(one);
        socket.destroy();
        other.destroy();
      });
    }
    socket.pipe(other).pipe(socket);
    if (this.isHanging) [socket, other].forEach((one) => this.hold(one));
  }
}
