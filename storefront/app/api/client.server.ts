import { HEADERS, type FailureBody, type FieldErrors } from '@stoa/contracts';
import { parseAnswer } from './parsed-answers.server';

/** Transport to the API: in process when the backend mounts the storefront, HTTP when it runs standalone. */
export type ApiTransport = (path: string, init: RequestInit) => Promise<Response>;

/** A refused write: HTTP status, error code, message and field errors to show. */
export interface Failure {
  status: number;
  code: string;
  error: string;
  errors: FieldErrors;
  details: Record<string, unknown>;
}

/** Result of a write; expected failures are values, so that forms can show them. */
export type Outcome<T> = { ok: true; data: T; total?: number } | { ok: false; failure: Failure };

/** Credentials, language and currency of the caller; sent as request headers. */
export interface Caller {
  token: string | null;
  /** Null for requests without a cart session. */
  sessionToken: string | null;
  language: string | null;
  currency: string | null;
  /** The visitor's User-Agent, by which customers recognise their sessions in the list. */
  userAgent?: string | null;
}

type Query = Record<string, string | number | undefined>;

/** The storefront's only API client: adds the caller's headers and unwraps the response envelope. */
export class Api {
  constructor(
    private readonly transport: ApiTransport,
    private readonly caller: Caller,
    /** Called when the API rejects the caller's token; may throw a redirect instead of reading as a guest. */
    private readonly onSessionEnd?: (isReading: boolean) => void,
  ) {}

  /** Replaces the token: after a new session has started, or with null for anonymous requests. */
  setToken(token: string | null): void {
    this.caller.token = token;
  }

  /** The same client without a token or session: for responses that are cached for many visitors. */
  withoutSession(): Api {
    return new Api(this.transport, { ...this.caller, token: null, sessionToken: null, userAgent: null });
  }

  /** Reads, or throws the failure as a Response with the API's status, for the error boundary. */
  async get<T>(path: string, query?: Query): Promise<T> {
    const outcome = await this.tryGet<T>(path, query);
    if (outcome.ok) return outcome.data;
    throw Response.json({ error: outcome.failure.error }, { status: outcome.failure.status });
  }

  /** Reads where the caller handles the failure itself. */
  tryGet<T>(path: string, query?: Query): Promise<Outcome<T>> {
    return this.send<T>('GET', path + queryString(query));
  }

  post<T>(path: string, body: unknown, headers?: Record<string, string>): Promise<Outcome<T>> {
    return this.send<T>('POST', path, body, headers);
  }

  /** Sends fields and files as multipart form data, like a browser's form. */
  async postForm<T>(path: string, form: FormData, extra?: Record<string, string>): Promise<Outcome<T>> {
    const headers = { accept: 'application/json', ...extra };
    return this.exchange<T>(path, { method: 'POST', headers, body: form });
  }

  delete<T>(path: string): Promise<Outcome<T>> {
    return this.send<T>('DELETE', path);
  }

  /** Returns a file's response unchanged, whatever its status; sent with a body, it is a POST. */
  file(path: string, body?: unknown): Promise<Response> {
    const headers = this.callerHeaders();
    if (body === undefined) return this.transport(`/backend/api/${path}`, { method: 'GET', headers });
    return this.transport(`/backend/api/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
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

  /** One request; if the session has ended meanwhile, reports it once and retries as a guest. */
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
      const response = await this.transport(`/backend/api/${path}`, { ...init, headers });
      return open<T>(response, parseAnswer(this.keyOf(path, init), await response.text()));
    } catch (error) {
      // Unreachable or timed out: becomes a failure, so that the form keeps what was entered.
      // eslint-disable-next-line no-console -- the server's log is where its operator looks
      console.error(error);
      return { ok: false, failure: { status: 503, code: 'unreachable', error: '', errors: {}, details: {} } };
    }
  }

  /** Cache key of an anonymous response; null for a customer's own responses and for anything but GET. */
  private keyOf(path: string, { method }: RequestInit): string | null {
    const { token, sessionToken, language, currency } = this.caller;
    if (method !== 'GET' || token !== null || sessionToken !== null) return null;
    return `${path}|${language ?? ''}|${currency ?? ''}`;
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

/** Whether a failure means that the token is no longer valid: expired, or of another audience. */
const endsSession = ({ status, code }: Failure): boolean => status === 401 || code === 'unauthenticated';

function open<T>(response: Response, answer: unknown): Outcome<T> {
  const body = answer as { state: 'success'; data: T; total?: number } | FailureBody | null;
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
