/** A successful answer with one record or document in `data`. */
export interface Success<T> {
  state: 'success';
  data: T;
}

/** A successful list: its rows stand under the resource's own key (specification §7), `total` counts all matches. */
export type ListAnswer<K extends string, T> = { state: 'success'; total: number } & Record<K, T[]>;

/** Messages for one input field, by its path (`lines.0.quantity`). */
export type FieldErrors = Record<string, string[]>;

/** Every failed answer; `status` repeats the HTTP code, `code` is stable for programs, `error` is for people. */
export interface FailureBody {
  state: 'fail';
  status: number;
  code: string;
  error: string;
  errors?: FieldErrors;
  /** Facts a client can act on, such as the allowed next states of an order. */
  details?: Record<string, unknown>;
}

/** The specification's wording of every 403 (§8). */
export const FORBIDDEN_MESSAGE = 'You Are Not Authenticated To Perform This Action';

/** Headers of the storefront's requests to the API. */
export const HEADERS = {
  /** A guest's 64-character session token. */
  session: 'x-session-token',
  /** The currency, by code, that prices are answered in. */
  currency: 'x-currency',
  /** Makes a repeat of a checkout answer what the first one did. */
  idempotency: 'idempotency-key',
  /** The two credentials of a program that speaks to a protected API (specification §7). */
  consumerKey: 'x-consumer-key',
  consumerSecret: 'x-consumer-secret',
} as const;
