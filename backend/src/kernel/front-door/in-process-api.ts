import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** Statuses that a Response must not have a body for. */
const BODILESS = new Set([101, 204, 205, 304]);

/** Headers that would speak for the visitor's connection; that is given by its address instead. */
const CONNECTION = ['connection', 'content-length', 'host', 'transfer-encoding', 'x-forwarded-for'];

/** JSON as it lies in memory; the platform's own answer would copy it through a stream and back. */
class JsonAnswer extends Response {
  constructor(
    private readonly content: string,
    init: ResponseInit,
  ) {
    super(null, init);
  }

  override readonly text = (): Promise<string> => Promise.resolve(this.content);

  override readonly json = async (): Promise<unknown> => JSON.parse(this.content) as unknown;
}

/** Reaches the API of the same process without a socket; guards, pipes and limits apply as over HTTP. */
export class InProcessApi {
  private readonly visitors = new AsyncLocalStorage<string>();

  constructor(
    private readonly server: FastifyInstance,
    /** The shop's own storefront needs no credentials handed to it: they are added here. */
    private readonly credentials: () => Promise<Record<string, string>>,
  ) {}

  /** Calls made by `work` count as coming from this address, so that limits meet the visitor and not the storefront. */
  onBehalfOf<T>(address: string, work: () => T): T {
    return this.visitors.run(address, work);
  }

  /** Like `fetch`, for paths such as `/backend/api/web/settings`. */
  readonly fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await this.server.inject(await this.options(path, init));
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (Array.isArray(value)) value.forEach((one) => headers.append(name, one));
      else if (value !== undefined) headers.set(name, String(value));
    }
    const { statusCode: status } = answer;
    if (new Headers(init.headers).get('accept') === 'application/json' && !BODILESS.has(status))
      return new JsonAnswer(answer.payload, { status, headers });
    const body = BODILESS.has(status) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status, headers });
  };

  private async options(path: string, init: RequestInit): Promise<InjectOptions> {
    const plain = init.body === undefined || init.body === null || typeof init.body === 'string';
    // Anything but text gets its content type and bytes from the platform's own Request.
    const request = plain ? null : new Request(new URL(path, 'http://stoa.internal'), init);
    const headers = Object.fromEntries(request?.headers ?? new Headers(init.headers));
    for (const name of CONNECTION) delete headers[name];
    Object.assign(headers, await this.credentials());
    return {
      method: (init.method ?? 'GET').toUpperCase() as InjectOptions['method'],
      url: path,
      headers,
      remoteAddress: this.visitors.getStore(),
      payload: request
        ? Buffer.from(await request.arrayBuffer())
        : ((init.body ?? undefined) as string | undefined),
    };
  }
}
