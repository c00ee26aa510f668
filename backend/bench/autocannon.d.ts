declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Called before each request is sent; null restarts the sequence of requests. */
    setupRequest?(request: Request, context: Record<string, unknown>): Request | null;
    onResponse?(status: number, body: string, context: Record<string, unknown>): void;
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds; omitted if `amount` sets the number of requests. */
    duration?: number;
    amount?: number;
    requests: Request[];
  }

  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    duration: number;
    non2xx: number;
    /** Includes timeouts. */
    errors: number;
    timeouts: number;
  }

  export type { Request, Result };
  export default function autocannon(options: Options): Promise<Result>;
}
