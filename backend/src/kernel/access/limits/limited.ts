import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { applyDecorators, Injectable, SetMetadata, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { Config } from '../../config';
import { normaliseEmail } from '../../spelling';
import { Failure } from '../../http';
import type { CallerRequest } from '../actor';
import { LimitCounters } from './limit-counters';
import type { Limit, LimitName, Quota } from './limits';
import { DECLARED_FOR, LIMITS } from './limits';

export const LIMITED = Symbol('limited');

/** Responds 429 with `Retry-After` once the limits of a route are exceeded. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly counters: LimitCounters,
    private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const names = this.reflector.getAllAndOverride<LimitName[]>(LIMITED, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<CallerRequest>();
    const waits = await Promise.all(names.map((name) => this.maxWait(name, request)));
    const wait = Math.max(0, ...waits);
    if (wait === 0) return true;
    const seconds = String(Math.ceil(wait / 1000));
    void context.switchToHttp().getResponse<FastifyReply>().header('retry-after', seconds);
    throw new Failure(429, 'too_many_requests', 'Too many attempts. Please try again later.');
  }

  private async maxWait(name: LimitName, request: CallerRequest): Promise<number> {
    const limit: Limit = LIMITS[name];
    if (limit.only && !(limit.only in bodyOf(request))) return 0;
    const keys = keysOf(limit, request);
    const waits = await Promise.all(keys.map(([key, quota]) => this.waitFor(`${name}|${key}`, quota)));
    return Math.max(0, ...waits);
  }

  /** Milliseconds until the next request is allowed; 0 if this one is. */
  private async waitFor(key: string, { max, seconds }: Quota): Promise<number> {
    const { count, left: milliseconds } = await this.counters.count(key, seconds);
    const allowed = Math.max(1, Math.floor((max * this.config.SIGN_IN_LIMIT) / DECLARED_FOR));
    return count > allowed ? Math.max(milliseconds, 1) : 0;
  }
}

/** Applies limits to a route, or to all routes of a controller. */
export const Limited = (...names: LimitName[]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(LIMITED, names), UseGuards(LimitGuard));

function bodyOf({ body }: CallerRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** The counters of a request, each with its quota. */
function keysOf(limit: Limit, request: CallerRequest): [string, Quota][] {
  const { account, address, pair } = limit;
  const accounts = [...accountsOf(request), ...subjectsOf(limit, request)];
  return [
    ...(account ? accounts.map((one): [string, Quota] => [`account|${one}`, account]) : []),
    ...(address ? [[`address|${request.ip}`, address] satisfies [string, Quota]] : []),
    ...(pair ? accounts.map((one): [string, Quota] => [`pair|${request.ip}|${one}`, pair]) : []),
  ];
}

/** The signed-in user and the e-mail address in the body; an own session must not hide attempts on others. */
function accountsOf(request: CallerRequest): string[] {
  const { email } = bodyOf(request);
  const actor = request.caller?.actor;
  return [
    ...(actor ? [`${actor.audience}:${actor.id}`] : []),
    ...(typeof email === 'string' ? [normaliseEmail(email.slice(0, 400))] : []),
  ];
}

/** The tried value, in the field that the limit names; case and white space are ignored. */
function subjectsOf({ subject }: Limit, request: CallerRequest): string[] {
  const named = subject === undefined ? undefined : bodyOf(request)[subject];
  if (typeof named !== 'string') return [];
  return [`${subject}:${named.slice(0, 400).replaceAll(/\s/g, '').toUpperCase()}`];
}
