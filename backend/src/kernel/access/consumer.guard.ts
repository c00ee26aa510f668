import { timingSafeEqual } from 'node:crypto';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable, Optional } from '@nestjs/common';
import { HEADERS } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import { Failure, isSignedRoute } from '../http';

/** The two fixed credentials of an API client (specification §7). */
export interface Consumer {
  key: string;
  secret: string;
}

/** Source of the credentials; implemented by the settings. */
export abstract class ConsumerCredentials {
  /** The required credentials, or null while the API is not protected. */
  abstract expected(): Promise<Consumer | null>;
}

/** An API client's credentials as request headers. */
export function consumerHeaders({ key, secret }: Consumer): Record<string, string> {
  return { [HEADERS.consumerKey]: key, [HEADERS.consumerSecret]: secret };
}

/**
 * Rejects clients without the credentials while API protection is on; users and permissions are checked
 * elsewhere.
 */
@Injectable()
export class ConsumerGuard implements CanActivate {
  constructor(@Optional() private readonly credentials?: ConsumerCredentials) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http' || !this.credentials) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!request.url.startsWith('/backend/api/') || isSignedRoute(request)) return true;
    const expected = await this.credentials.expected();
    if (!expected || fits(request.headers, expected)) return true;
    throw new Failure(403, 'unknown_consumer', 'This program is not allowed to use this shop’s API.');
  }
}

function fits(sent: FastifyRequest['headers'], expected: Consumer): boolean {
  return Object.entries(consumerHeaders(expected)).every(([name, value]) => {
    const sentValue = Buffer.from(String(sent[name] ?? ''));
    const wanted = Buffer.from(value);
    return sentValue.length === wanted.length && timingSafeEqual(sentValue, wanted);
  });
}
