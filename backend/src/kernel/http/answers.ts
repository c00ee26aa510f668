/** A page of rows that the envelope puts under `key`, with `Content-Range` for the consoles. */
export class Page<T = object, K extends string = string> {
  constructor(
    readonly key: K,
    readonly rows: T[],
    readonly total: number,
    readonly from = 0,
    /** Whether `total` was counted at an earlier request, up to a minute ago. */
    readonly isEstimate = false,
  ) {}
}

/** Makes or finds a public response again: the current one, or null once guards and handler must run again. */
export type Repeat = () => RawJson | Promise<RawJson> | null;

/** Serialised JSON for hot reads that never build objects; `etag` lets browsers and nodes reuse it. */
export class RawJson<T = unknown, B extends object = object> {
  /** Type-only, for the documentation: the types of `data` and of further properties of the envelope. */
  declare readonly data?: T;
  declare readonly beside?: B;

  constructor(
    readonly body: string | Buffer,
    readonly etag?: string,
    /** For a response that is the same for every reader. */
    readonly repeat?: Repeat,
  ) {}
}

declare const RECORD: unique symbol;

/** A record in the shape of its resource's declaration; the documentation references the declared fields. */
export type RecordOf<T extends object> = object & { readonly [RECORD]?: T };
