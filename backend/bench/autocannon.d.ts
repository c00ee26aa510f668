declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Called before each sending; null begins the requests anew. */
    setupRequest?(request: Request, context: Record<string, unknown>): Request | null;
    onResponse?(status: number, body: string, context: Record<string, unknown>): void;
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds; left out where `amount` says how many requests there are. */
    duration?: number;
    amount?: number;
    requests: Request[];
  }

  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    duration: number;
    non2xx: number;
    /** Time-outs among them. */
    errors: number;
    timeouts: number;
  }

  export type { Request, Result };
  export default function autocannon(options: Options): Promise<Result>;
}
