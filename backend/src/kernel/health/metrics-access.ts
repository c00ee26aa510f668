import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config, isLoopback } from '../config';

/** Decides who reads the numbers: programs of this machine, and whoever sends `METRICS_TOKEN` as a bearer token. */
@Injectable()
export class MetricsAccess {
  constructor(private readonly config: Config) {}

  allows({
    socket,
    headers,
  }: Pick<FastifyRequest, 'headers'> & { socket: { remoteAddress?: string } }): boolean {
    const { METRICS_TOKEN } = this.config;
    if (METRICS_TOKEN) return equal(headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`);
    // What a proxy of this machine hands on comes from somewhere else.
    const handedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => name in headers);
    return !handedOn && isLoopback(socket.remoteAddress ?? '');
  }
}

function equal(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
