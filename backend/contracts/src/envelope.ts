/** A successful response with one record or document in `data`. */
export interface Success<T> {
  state: 'success';
  data: T;
}

/** A successful list: rows under the resource's own key (specification §7); `total` counts all matches. */
export type ListAnswer<K extends string, T> = { state: 'success'; total: number } & Record<K, T[]>;

/** Messages per input field, by its path (`lines.0.quantity`). */
export type FieldErrors = Record<string, string[]>;

/**
 * Every error response; `status` repeats the HTTP code, `code` is stable for programs, `error` for people.
 */
export interface FailureBody {
  state: 'fail';
  status: number;
  code: string;
  error: string;
  errors?: FieldErrors;
  /** Machine-readable facts, such as the allowed next states of an order. */
  details?: Record<string, unknown>;
}

/** Message of every 403, worded by the specification (§8). */
export const FORBIDDEN_MESSAGE = 'You Are Not Authenticated To Perform This Action';

/** Headers of the storefront's requests to the API. */
export const HEADERS = {
  /** A guest's 64-character session token. */
  session: 'x-session-token',
  /** Currency code of the prices in the response. */
  currency: 'x-currency',
  /** A repeated checkout with the same key returns the first response. */
  idempotency: 'idempotency-key',
  /** The two credentials of a client of a protected API (specification §7). */
  consumerKey: 'x-consumer-key',
  consumerSecret: 'x-consumer-secret',
} as const;

/** Whether the API accepts a text as an idempotency key. */
export const isIdempotencyKey = (text: string): boolean => /^[\w.:-]{8,100}$/.test(text);
