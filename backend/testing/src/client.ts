import type { Audience, FailureBody, SignInAnswer } from '@stoa/contracts';
import { HEADERS } from '@stoa/contracts';

/** Sends one request over a transport. */
export interface HttpCall {
  (request: { method: string; path: string; headers: Record<string, string>; body?: unknown }): Promise<{
    status: number;
    headers: Record<string, string>;
    text: string;
    bytes?: Uint8Array;
  }>;
}

/** A response with its envelope parsed; `body` is empty for files. */
export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Raw bytes of a file, where the transport provides them. */
  bytes?: Uint8Array;
  body: T & Partial<FailureBody>;
}

interface Identity {
  token?: string;
  session?: string;
  language?: string;
  currency?: string;
}

const BASE = '/backend/api';

/** API client of one user: a guest, or a signed-in user. */
export class Client {
  constructor(
    private readonly send: HttpCall,
    private readonly identity: Identity = {},
  ) {}

  /** The same client with another identity, language or currency. */
  as(identity: Identity): Client {
    return new Client(this.send, { ...this.identity, ...identity });
  }

  /** The same user, whose requests another client's node answers. */
  on({ send }: Client): Client {
    return new Client(send, this.identity);
  }

  /** Returns a signed-in client; throws when the sign-in fails. */
  async signIn(audience: Audience, email: string, password: string): Promise<Client> {
    const answer = await this.post<{ data: SignInAnswer }>(`/${audience}/auth/login`, { email, password });
    if (answer.status !== 200)
      throw new Error(`Sign-in of ${email} answered ${answer.status}: ${answer.text}`);
    return this.as({ token: answer.body.data.token });
  }

  get<T = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.call<T>('GET', path, undefined, headers);
  }

  post<T = Record<string, unknown>>(
    path: string,
    body: unknown = {},
    headers?: Record<string, string>,
  ): Promise<Answer<T>> {
    return this.call<T>('POST', path, body, headers);
  }

  put<T = Record<string, unknown>>(
    path: string,
    body: unknown = {},
    headers?: Record<string, string>,
  ): Promise<Answer<T>> {
    return this.call<T>('PUT', path, body, headers);
  }

  delete<T = Record<string, unknown>>(
    path: string,
    body: unknown = {},
    headers?: Record<string, string>,
  ): Promise<Answer<T>> {
    return this.call<T>('DELETE', path, body, headers);
  }

  /** Any method on any API path. */
  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const { token, session, language, currency } = this.identity;
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(session && { [HEADERS.session]: session }),
      ...(language && { 'accept-language': language }),
      ...(currency && { [HEADERS.currency]: currency }),
      ...extra,
    };
    const answer = await this.send({ method, path: `${BASE}${path}`, headers, body });
    const isJson = answer.headers['content-type']?.includes('json') && answer.text;
    return { ...answer, body: (isJson ? JSON.parse(answer.text) : {}) as T & Partial<FailureBody> };
  }
}

/** Creates a session token of a new guest. */
export function guestSession(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length: 64 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
}
