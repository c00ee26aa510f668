import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { JobQueue } from '../queue';

/** Histogram buckets in seconds, around the response times that matter to shoppers. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Node's own metrics; collected once per process, as prom-client never ends their observers. */
let ofProcess: Registry | undefined;

function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Prometheus metrics of this process. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by route template.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });

  constructor(queue: JobQueue) {
    processMetrics();
    new Gauge({
      name: 'stoa_jobs',
      help: 'Rows of the outbox by state.',
      labelNames: ['state'],
      registers: [this.registry],
      async collect() {
        const { waiting, dead } = await queue.counts();
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'dead' }, dead);
      },
    });
  }

  /** Measures every response; routes are labelled by template, so that ids never become labels. */
  observe(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unmatched';
      this.durations.observe(
        { method: request.method, route, status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      );
      done();
    });
  }

  async text(): Promise<{ type: string; body: string }> {
    const all = Registry.merge([processMetrics(), this.registry]);
    return { type: all.contentType, body: await all.metrics() };
  }
}
