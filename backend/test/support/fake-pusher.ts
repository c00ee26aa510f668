import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as received by the provider. */
export interface TakenEvent {
  name: string;
  channels: string[];
  data: unknown;
}

const APP = '4711';

/** Fake of the Pusher Channels HTTP API: accepts requests with a valid signature only. */
export class FakePusher {
  readonly events: TakenEvent[] = [];
  /** Users whose connections were terminated. */
  readonly ended: string[] = [];
  refused = 0;
  isAway = false;
  private readonly server = createServer((request, response) => {
    void this.take(request).then((status) => response.writeHead(status).end('{}'));
  });

  constructor(
    readonly key: string,
    readonly secret: string,
  ) {}

  /** Environment variables of a shop that uses it. */
  async start(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    return {
      PUSHER_APP_ID: APP,
      PUSHER_KEY: this.key,
      PUSHER_SECRET: this.secret,
      PUSHER_ENDPOINT: `http://127.0.0.1:${port}`,
    };
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage): Promise<number> {
    let body = '';
    for await (const piece of request) body += String(piece);
    if (this.isAway) return 503;
    const url = new URL(request.url ?? '', 'http://fake');
    if (!this.isSigned(request.method ?? '', url, body)) {
      this.refused++;
      return 401;
    }
    const person = /^\/apps\/4711\/users\/([^/]+)\/terminate_connections$/.exec(url.pathname)?.[1];
    if (person) this.ended.push(decodeURIComponent(person));
    else if (url.pathname === `/apps/${APP}/events`) this.events.push(eventOf(body));
    return 200;
  }

  /** https://pusher.com/docs/channels/library_auth_reference/rest-api/#authentication */
  private isSigned(method: string, url: URL, body: string): boolean {
    const { auth_signature, ...rest } = Object.fromEntries(url.searchParams);
    const query = Object.keys(rest)
      .sort()
      .map((name) => `${name}=${rest[name]}`)
      .join('&');
    const text = `${method}\n${url.pathname}\n${query}`;
    return (
      rest.auth_key === this.key &&
      rest.body_md5 === createHash('md5').update(body).digest('hex') &&
      auth_signature === createHmac('sha256', this.secret).update(text).digest('hex')
    );
  }
}

function eventOf(body: string): TakenEvent {
  const { name, channels, data } = JSON.parse(body) as TakenEvent & { data: string };
  return { name, channels, data: JSON.parse(data) };
}
