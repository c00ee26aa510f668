/** A page of rows that the envelope puts under `key`, with `Content-Range` for the consoles. */
export class Page<T = unknown> {
  constructor(
    readonly key: string,
    readonly rows: T[],
    readonly total: number,
    readonly from = 0,
  ) {}
}

/** JSON that is ready to send, for hot reads that never build objects; `etag` lets browsers and nodes reuse it. */
export class RawJson {
  constructor(
    readonly body: string | Buffer,
    readonly etag?: string,
  ) {}
}
