import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config, isLoopback } from '../config';

/** Allows metrics to local programs, or with `METRICS_TOKEN` as bearer token once that is set. */
@Injectable()
export class MetricsAccess {
  constructor(private readonly config: Config) {}

  allows({
    socket,
    headers,
  }: Pick<FastifyRequest, 'headers'> & { socket: { remoteAddress?: string } }): boolean {
    const { METRICS_TOKEN } = this.config;
    if (METRICS_TOKEN) return equal(headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`);
    // Requests forwarded by a local proxy come from elsewhere.
    const handedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => name in headers);
    return !handedOn && isLoopback(socket.remoteAddress ?? '');
  }
}

function equal(token: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(token), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
