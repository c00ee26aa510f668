import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { AsyncVariable } from '../async-context';
import { dependOn, isTracked, track, type VersionedCache } from '../cache';

/** Statuses without a response body. */
const NULL_BODY_STATUSES = new Set([101, 204, 205, 304]);

/** Headers of the visitor's connection, which the remote address replaces. */
const CONNECTION = ['connection', 'content-length', 'host', 'transfer-encoding', 'x-forwarded-for'];

/** JSON held in memory; the platform's own Response would copy it through a stream. */
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

/** Calls the API of the same process without a socket; guards, pipes and limits apply as over HTTP. */
export class InProcessApi {
  private readonly visitors = new AsyncVariable<string>();

  constructor(
    private readonly server: FastifyInstance,
    private readonly cache: Pick<VersionedCache, 'overall'>,
    /** Credentials of the protected API, added here for the shop's own storefront. */
    private readonly credentials: () => Promise<Record<string, string>>,
  ) {}

  /** Requests within `work` use this client address, so that limits apply to the visitor. */
  onBehalfOf<T>(address: string, work: () => T): T {
    return this.visitors.run(address, work);
  }

  /** Like `fetch`, for paths such as `/backend/api/web/settings`. */
  readonly fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const options = await this.options(path, init);
    const answer = await (isTracked() ? this.tracked(options) : this.server.inject(options));
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (Array.isArray(value)) value.forEach((one) => headers.append(name, one));
      else if (value !== undefined) headers.set(name, String(value));
    }
    const { statusCode: status } = answer;
    if (new Headers(init.headers).get('accept') === 'application/json' && !NULL_BODY_STATUSES.has(status))
      return new JsonAnswer(answer.payload, { status, headers });
    const body = NULL_BODY_STATUSES.has(status) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status, headers });
  };

  /** A call that does not tell what it depends on is taken to depend on everything. */
  private async tracked(options: InjectOptions): Promise<LightMyRequestResponse> {
    const overall = this.cache.overall();
    const { value, dependencies } = await track(() => this.server.inject(options));
    if (dependencies.length === 0) dependOn(() => this.cache.overall() === overall);
    return value;
  }

  private async options(path: string, init: RequestInit): Promise<InjectOptions> {
    const plain = init.body === undefined || init.body === null || typeof init.body === 'string';
    // For other bodies the platform's Request computes content type and bytes.
    const request = plain ? null : new Request(new URL(path, 'http://stoa.internal'), init);
    const headers = Object.fromEntries(request?.headers ?? new Headers(init.headers));
    for (const name of CONNECTION) delete headers[name];
    Object.assign(headers, await this.credentials());
    return {
      method: (init.method ?? 'GET').toUpperCase() as InjectOptions['method'],
      url: path,
      headers,
      remoteAddress: this.visitors.get(),
      payload: request
        ? Buffer.from(await request.arrayBuffer())
        : ((init.body ?? undefined) as string | undefined),
    };
  }
}
