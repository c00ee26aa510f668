import type { ExecutionContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { ThrottlerGuard } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { Failure } from '../http';
import { normaliseEmail } from './sign-in';

/** Limits attempts by account and address together, so that one visitor can't lock another out (reliability §2.17). */
@Injectable()
export class SignInLimit extends ThrottlerGuard {
  protected override async getTracker(request: Record<string, unknown>): Promise<string> {
    const email = (request.body as { email?: unknown } | undefined)?.email;
    return `${String(request.ip)}|${typeof email === 'string' ? normaliseEmail(email) : ''}`;
  }

  protected override async throwThrottlingException(
    context: ExecutionContext,
    { timeToBlockExpire }: { timeToBlockExpire: number },
  ): Promise<void> {
    void context.switchToHttp().getResponse<FastifyReply>().header('retry-after', String(timeToBlockExpire));
    throw new Failure(429, 'too_many_requests', 'Too many attempts. Please wait a minute and try again.');
  }
}
