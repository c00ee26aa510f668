import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Audience } from '@stoa/contracts';
import { AUDIENCES, HEADERS } from '@stoa/contracts';
import { Failure, leavingOf } from '../http';
import { Languages } from '../i18n';
import type { Access } from './decorators';
import { ACCESS } from './decorators';
import type { Actor, CallerRequest } from './actor';
import { hasPermission } from './actor';
import { unverifiedClaims } from './session-claims';
import { Sessions } from './sessions';
import { VerifiedTokens } from './verified-tokens';

const SESSION = /^[A-Za-z0-9]{64}$/;
const MAX_AGENT_LENGTH = 255;
const CURRENCY = /^[A-Za-z]{3}$/;

/** Passport's guard with the API's own message: a missing or expired session is a 401 in the envelope. */
function bearer(audience: Audience): CanActivate {
  class BearerGuard extends AuthGuard(audience) {
    override handleRequest<T>(error: unknown, actor: T | false): T {
      if (error instanceof Error) throw error;
      if (!actor) throw sessionEnded();
      return actor;
    }
  }
  return new BearerGuard();
}

/** Denies by default: without @Public, @SignedIn or @Allow a handler is forbidden. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly bearers = new Map(AUDIENCES.map((audience) => [audience, bearer(audience)]));
  private readonly verified = new VerifiedTokens();

  constructor(
    private readonly reflector: Reflector,
    private readonly languages: Languages,
    private readonly sessions: Sessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw Failure.forbidden();
    const request = context.switchToHttp().getRequest<CallerRequest>();
    const actor = await this.actor(access, request, context);
    if (!access.public && access.permission && !(actor && hasPermission(actor, access.permission)))
      throw Failure.forbidden();
    request.caller = this.caller(request, actor);
    return true;
  }

  private async actor(
    access: Access,
    request: CallerRequest,
    context: ExecutionContext,
  ): Promise<Actor | null> {
    if (access.public && access.anonymous) return null;
    const { authorization } = request.headers;
    const token = this.verified.find(authorization);
    const bearer = token ? token.audience : audienceOf(authorization);
    // Any other token than a customer's is ignored on a public route; a customer's is fully validated.
    if (access.public && bearer !== undefined && bearer !== 'customer') return null;
    const audience = access.public ? 'customer' : access.audience;
    if (bearer && bearer !== audience) throw audience === 'customer' ? sessionEnded() : Failure.forbidden();
    if (token) return (await this.sessions.resolve(audience, token.sessionId)) ?? endSession();
    await this.bearers.get(audience)?.canActivate(context);
    if (authorization !== undefined) this.verified.add(authorization, audience);
    return (request as unknown as { user?: Actor }).user ?? null;
  }

  private caller(request: CallerRequest, actor: Actor | null): NonNullable<CallerRequest['caller']> {
    // A shopper's page sets the language: without a header the shop's default applies, as it does on cart and
    // checkout pages.
    const own = actor?.audience === 'customer' ? undefined : (actor?.locale ?? undefined);
    const session = one(request.headers[HEADERS.session]);
    const currency = one(request.headers[HEADERS.currency]);
    return {
      actor,
      session: !actor && session && SESSION.test(session) ? session : null,
      language: this.languages.pick(request.headers['accept-language'] ?? own),
      currency: currency && CURRENCY.test(currency) ? currency.toUpperCase() : null,
      ip: request.ip,
      user_agent: one(request.headers['user-agent'])?.slice(0, MAX_AGENT_LENGTH) ?? null,
      signal: leavingOf(request),
    };
  }
}

/** 401 for every rejected token, so that a client drops it and continues as a guest. */
function sessionEnded(): Failure {
  return Failure.unauthenticated('Your session has ended. Please sign in again.');
}

function endSession(): never {
  throw sessionEnded();
}

/** The audience that a token claims, unverified. Undefined without a valid claim, null without a token. */
function audienceOf(authorization: string | undefined): Audience | undefined | null {
  if (!authorization) return null;
  const claimed = unverifiedClaims(authorization)?.aud;
  return AUDIENCES.find((audience) => audience === claimed);
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
