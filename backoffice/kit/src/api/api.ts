import type { FailureBody, FieldErrors } from '@stoa/contracts';
import { fetchUtils, HttpError } from 'react-admin';
import type { ConsoleSession } from './session';

/** Base path of the API, same-origin (specification §7). */
export const API_ROOT = '/backend/api';

/** A response of the API with its envelope removed. */
export interface Answer {
  headers: Headers;
  body: Record<string, unknown>;
  status: number;
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  /** The request continues after the page is closed. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** Forms show one message per field, so several are joined. */
function fieldMessages(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.join(' ')]));
}

/** Message of an error response that has none; updates have their own (specification §8). */
const defaultMessage = (method: string): string =>
  method === 'PUT' ? 'sign-in.error.update' : 'sign-in.error.server';

/** Turns a failure envelope into the error react-admin knows; its `body.errors` reaches the form's fields. */
export function failureOf(status: number, body: Partial<FailureBody> | null, method = 'GET'): HttpError {
  const message = body?.error ?? (status === 0 ? 'sign-in.error.offline' : defaultMessage(method));
  const errors = body?.errors && Object.keys(body.errors).length > 0 ? fieldMessages(body.errors) : undefined;
  return new HttpError(message, status, { ...body, errors });
}

/** API client of a console: sends the bearer token, unwraps envelopes, throws failures as `HttpError`. */
export class ConsoleApi {
  private credentials: Record<string, string> = {};

  constructor(readonly session: ConsoleSession) {}

  get audience(): 'admin' | 'vendor' {
    return this.session.audience;
  }

  /** URL of a call of this console's own audience. */
  own(path: string): string {
    return `${API_ROOT}/${this.audience}/${path}`;
  }

  /** Request headers. The token goes only to the audience's own calls, never to the shop's public ones. */
  headers(url: string): Record<string, string> {
    const token = url.startsWith(this.own('')) ? this.session.token : null;
    const headers = { ...this.credentials, 'Accept-Language': document.documentElement.lang };
    return token ? { ...headers, Authorization: `Bearer ${token}` } : headers;
  }

  async call(url: string, call: Call = {}): Promise<Answer> {
    const used = this.credentials;
    try {
      return await this.send(url, call);
    } catch (error) {
      if (!(await this.refreshCredentials(error, used))) throw error;
      return this.send(url, call);
    }
  }

  private async send(url: string, call: Call): Promise<Answer> {
    const options = {
      method: call.method ?? 'GET',
      signal: call.signal,
      keepalive: call.keepalive,
      headers: new Headers({ Accept: 'application/json', ...call.headers, ...this.headers(url) }),
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
    };
    const { token } = this.session;
    const { headers, json, status } = await fetchUtils.fetchJson(url, options).catch((error: unknown) => {
      throw this.refused(error, token, call.method);
    });
    if (json?.state === 'fail') throw failureOf(status, json as FailureBody, call.method);
    return { headers, body: json ?? {}, status };
  }

  /** The `data` of a call's response. */
  async data<T>(path: string, call: Call = {}): Promise<T> {
    const { body } = await this.call(this.own(path), call);
    return body.data as T;
  }

  /** Downloads a file: by POST with a body, by GET without one; named by `Content-Disposition`. */
  async file(path: string, body?: unknown): Promise<{ blob: Blob; name: string }> {
    const headers = this.headers(this.own(path));
    const post = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    };
    const response = await this.fetch(this.own(path), body === undefined ? { headers } : post);
    const name = /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    return { blob: await response.blob(), name: name ?? path.replace(/\W+/g, '-') };
  }

  /** A request with a response other than a JSON envelope; failures are thrown as by `call`. */
  async fetch(url: string, init: RequestInit): Promise<Response> {
    const { token } = this.session;
    const response = await fetch(url, init).catch((error: unknown) => {
      throw this.refused(error, token);
    });
    if (response.ok) return response;
    throw this.refused(new HttpError('', response.status, await response.json().catch(() => null)), token);
  }

  /** After an `unknown_consumer` error: true when other credentials than those sent are available now. */
  private async refreshCredentials(error: unknown, used: Record<string, string>): Promise<boolean> {
    if (!(error instanceof HttpError) || error.body?.code !== 'unknown_consumer') return false;
    if (this.credentials !== used) return true;
    // The server that serves this console publishes the credentials that the API expects.
    const response = await fetch(`${import.meta.env.BASE_URL}consumer.json`).catch(() => null);
    if (!response?.ok) return false;
    const credentials = (await response.json()) as Record<string, string>;
    const isChanged = JSON.stringify(credentials) !== JSON.stringify(used);
    if (isChanged) this.credentials = credentials;
    return isChanged;
  }

  /** Without multi-vendor mode the seller portal has one page left, which explains it. */
  private leaveForNoAccess(): void {
    const sorry = `${import.meta.env.BASE_URL}sorry`;
    if (this.audience !== 'vendor' || !this.session.token || location.pathname === sorry) return;
    location.assign(`${sorry}?reason=multi_vendor_off`);
  }

  /**
   * Converts an error to a failure. A 401 expires the session if `token`, as sent, is still its own; for a missing
   * permission the session looks which ones are left.
   */
  refused(error: unknown, token: string | null, method?: string): unknown {
    if (error instanceof HttpError) {
      if (error.status === 401) this.session.expire(token);
      if (error.body?.code === 'forbidden') this.session.refetch();
      if (error.body?.code === 'multi_vendor_off') this.leaveForNoAccess();
      return failureOf(error.status, error.body as Partial<FailureBody> | null, method);
    }
    return error instanceof TypeError ? failureOf(0, null) : error;
  }
}
