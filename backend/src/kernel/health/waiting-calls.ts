import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify';

/** Milliseconds that a call may wait for its answer before its wait is reported, and between reports. */
const INTERVAL = 1_000;
/** A little less, as timers are not exact. */
const LATE = INTERVAL * 0.9;

/** Reports that calls wait for their answers: with one timer, which runs only while there are calls. */
export class WaitingCalls {
  /** When each unanswered call came, the oldest first. */
  private readonly calls = new Map<FastifyReply, number>();
  private timer: NodeJS.Timeout | undefined;
  private isAsked = false;

  /** @param onWait called each second while a call waits; while it returns true, also when none does */
  constructor(private readonly onWait: () => boolean) {}

  /** Watches the calls of routes that are registered later. */
  watch(server: FastifyInstance, isWatched: (route: RouteOptions) => boolean): void {
    server.addHook('onRoute', (route) => {
      if (!isWatched(route)) return;
      route.onRequest = [
        ...[route.onRequest ?? []].flat(),
        (_request, reply, done) => {
          this.calls.set(reply, performance.now());
          this.arm();
          done();
        },
      ];
      route.onResponse = [
        ...[route.onResponse ?? []].flat(),
        (_request, reply, done) => {
          this.calls.delete(reply);
          done();
        },
      ];
    });
    server.addHook('onClose', (_server, done) => {
      clearTimeout(this.timer);
      done();
    });
  }

  private arm(): void {
    this.timer ??= setTimeout(() => this.check(), INTERVAL).unref();
  }

  private check(): void {
    this.timer = undefined;
    const since = this.oldest();
    const isLate = since !== undefined && performance.now() - since >= LATE;
    if (isLate || this.isAsked) this.isAsked = this.onWait();
    if (since !== undefined || this.isAsked) this.arm();
  }

  /** A response that is being sent waits for its client; the request of one that is gone may never count as answered. */
  private oldest(): number | undefined {
    for (const [reply, since] of this.calls) {
      if (!reply.sent && !reply.raw.headersSent && !reply.raw.destroyed) return since;
      this.calls.delete(reply);
    }
    return undefined;
  }
}
