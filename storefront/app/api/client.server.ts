import { HEADERS, type FailureBody, type FieldErrors } from '@stoa/contracts';

/** How the API is reached: in process when the backend mounts the storefront, by HTTP when it runs alone. */
export type ApiTransport = (path: string, init: RequestInit) => Promise<Response>;

/** A refused write: what to tell the person, and where. */
export interface Failure {
  status: number;
  code: string;
  error: string;
  errors: FieldErrors;
  details: Record<string, unknown>;
}

/** What a write came to; expected refusals are values, so that forms can show them. */
export type Outcome<T> = { ok: true; data: T; total?: number } | { ok: false; failure: Failure };

/** Who asks, in which language and currency; becomes the request's headers. */
export interface Caller {
  token: string | null;
  /** Null where nobody in particular asks. */
  sessionToken: string | null;
  language: string | null;
  currency: string | null;
  /** What the visitor's browser calls itself, by which they know their sessions again. */
  userAgent?: string | null;
}

type Query = Record<string, string | number | undefined>;

/** The storefront's only way to the API: adds the caller's headers and opens the envelope. */
export class Api {
  constructor(
    private readonly transport: ApiTransport,
    private readonly caller: Caller,
    /** Called when the API no longer accepts the caller's token; may throw a redirect instead of reading as a guest. */
    private readonly onSessionEnd?: (isReading: boolean) => void,
  ) {}

  /** Asks for somebody else from now on: for a session that has just begun, or for nobody. */
  askFor(token: string | null): void {
    this.caller.token = token;
  }

  /** The same way for nobody in particular: for what is kept for many visitors. */
  asNobody(): Api {
    return new Api(this.transport, { ...this.caller, token: null, sessionToken: null, userAgent: null });
  }

  /** Reads, or throws the failure as a Response with the API's status, for the error boundary. */
  async get<T>(path: string, query?: Query): Promise<T> {
    const outcome = await this.tryGet<T>(path, query);
    if (outcome.ok) return outcome.data;
    throw Response.json({ error: outcome.failure.error }, { status: outcome.failure.status });
  }

  /** Reads where a refusal is an answer too. */
  tryGet<T>(path: string, query?: Query): Promise<Outcome<T>> {
    return this.send<T>('GET', path + queryString(query));
  }

  post<T>(path: string, body: unknown, headers?: Record<string, string>): Promise<Outcome<T>> {
    return this.send<T>('POST', path, body, headers);
  }

  /** Sends words and files as a browser's form does. */
  async postForm<T>(path: string, form: FormData, extra?: Record<string, string>): Promise<Outcome<T>> {
    const headers = { accept: 'application/json', ...extra };
    return this.exchange<T>(path, { method: 'POST', headers, body: form });
  }

  delete<T>(path: string): Promise<Outcome<T>> {
    return this.send<T>('DELETE', path);
  }

  /** A file as it comes, with whatever status. */
  file(path: string): Promise<Response> {
    return this.transport(`/backend/api/${path}`, { method: 'GET', headers: this.callerHeaders() });
  }

  private async send<T>(
    method: string,
    path: string,
    body?: unknown,
    extra?: Record<string, string>,
  ): Promise<Outcome<T>> {
    const headers: Record<string, string> = { accept: 'application/json', ...extra };
    if (body !== undefined) headers['content-type'] = 'application/json';
    return this.exchange<T>(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  /** One request; a session that has ended meanwhile is told of once, and the request is made again as a guest. */
  private async exchange<T>(path: string, init: RequestInit & { headers: object }): Promise<Outcome<T>> {
    const { token } = this.caller;
    const outcome = await this.request<T>(path, init);
    if (outcome.ok || !token || !endsSession(outcome.failure)) return outcome;
    this.caller.token = null;
    this.onSessionEnd?.(init.method === 'GET');
    return this.request<T>(path, init);
  }

  private async request<T>(path: string, init: RequestInit & { headers: object }): Promise<Outcome<T>> {
    const headers = { ...init.headers, ...this.callerHeaders() };
    try {
      return await open<T>(await this.transport(`/backend/api/${path}`, { ...init, headers }));
    } catch (error) {
      // Whether it is away or answers too late: what was entered must survive it.
      // eslint-disable-next-line no-console -- the server's log is where its operator looks
      console.error(error);
      return { ok: false, failure: { status: 503, code: 'unreachable', error: '', errors: {}, details: {} } };
    }
  }

  private callerHeaders(): Record<string, string> {
    const { token, sessionToken, language, currency, userAgent } = this.caller;
    return {
      ...(sessionToken && { [HEADERS.session]: sessionToken }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language }),
      ...(currency && { [HEADERS.currency]: currency }),
      ...(userAgent && { 'user-agent': userAgent }),
    };
  }
}

/** Whether a refusal means that the token is worth nothing: ended, or another audience's. */
const endsSession = ({ status, code }: Failure): boolean => status === 401 || code === 'unauthenticated';

async function open<T>(response: Response): Promise<Outcome<T>> {
  const body = (await response.json().catch(() => null)) as
    { state: 'success'; data: T; total?: number } | FailureBody | null;
  if (body?.state === 'success') return { ok: true, data: body.data, total: body.total };
  return {
    ok: false,
    failure: {
      status: response.ok ? 502 : response.status,
      code: body?.code ?? 'unreachable',
      error: body?.error ?? '',
      errors: body?.errors ?? {},
      details: body?.details ?? {},
    },
  };
}

function queryString(query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text ? `?${text}` : '';
}
