import {
  errorCodes,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';

/** Milliseconds that a route's handler may take for a request. */
export type LimitOf = (request: FastifyRequest) => number;

/**
 * Answers 503 to requests whose handler has not begun its response after the milliseconds that `limitOf` returns
 * for their route, or for the request, reading the body included. Applies to routes that are registered later. Fastify's own
 * `handlerTimeout` throws outside of any request, and so ends the process, when a response takes longer to send;
 * it also creates a timer and an abort signal for each request (docs/measurements).
 */
export function limitHandlers(
  server: FastifyInstance,
  limitOf: (route: RouteOptions) => number | LimitOf,
): void {
  const limits = new Map<number, HandlerLimit>();
  const limitFor = (milliseconds: number): HandlerLimit => {
    const limit = limits.get(milliseconds) ?? new HandlerLimit(milliseconds);
    limits.set(milliseconds, limit);
    return limit;
  };
  server.addHook('onRoute', (route) => {
    const limit = limitOf(route);
    const usual = typeof limit === 'number' ? limitFor(limit) : null;
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      (request, reply, done) => {
        (usual ?? limitFor((limit as LimitOf)(request))).begin(reply);
        done();
      },
    ];
    route.onResponse = [
      ...[route.onResponse ?? []].flat(),
      (_request, reply, done) => {
        if (usual) usual.end(reply);
        else limits.forEach((one) => one.end(reply));
        done();
      },
    ];
  });
  server.addHook('onClose', (_server, done) => {
    for (const limit of limits.values()) limit.stop();
    done();
  });
}

/** The unanswered requests of all routes with the same limit, with one timer for the oldest. */
class HandlerLimit {
  /** When each request is due, the oldest first. */
  private readonly due = new Map<FastifyReply, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly milliseconds: number) {}

  begin(reply: FastifyReply): void {
    this.due.set(reply, performance.now() + this.milliseconds);
    if (!this.timer) this.arm(this.milliseconds);
  }

  end(reply: FastifyReply): void {
    this.due.delete(reply);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private arm(delay: number): void {
    this.timer = setTimeout(() => this.answerOverdue(), delay).unref();
  }

  private answerOverdue(): void {
    this.timer = undefined;
    for (const [reply, time] of this.due) {
      const left = time - performance.now();
      if (left > 0) return this.arm(left);
      this.due.delete(reply);
      // A response that is being sent is bounded by the idle timeout of its connection. The request of a client
      // that is gone may never count as answered.
      if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) continue;
      const { url = '' } = reply.request.routeOptions;
      reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(this.milliseconds, url));
    }
  }
}
