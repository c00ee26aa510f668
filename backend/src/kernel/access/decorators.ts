import type { ExecutionContext } from '@nestjs/common';
import { applyDecorators, createParamDecorator, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { Audience } from '@stoa/contracts';
import { Failure } from '../http';
import type { Actor, Caller, CallerRequest } from './actor';

export const ACCESS = Symbol('access');

/** The access that a handler requires: none, or an audience and possibly a permission. */
export type Access =
  { public: true; anonymous?: true } | { public: false; audience: Audience; permission: string | null };

/** Open to everyone; a customer's bearer token, when sent, is honoured. */
export const Public = (): MethodDecorator & ClassDecorator =>
  SetMetadata<symbol, Access>(ACCESS, { public: true });

/** Open to everyone, tokens ignored: for requests by machines. */
export const Anonymous = (): MethodDecorator & ClassDecorator =>
  SetMetadata<symbol, Access>(ACCESS, { public: true, anonymous: true });

/** Open to the audience's members who hold the permission. */
export const Allow = (audience: Audience, permission: string): MethodDecorator =>
  applyDecorators(
    SetMetadata<symbol, Access>(ACCESS, { public: false, audience, permission }),
    ApiBearerAuth(audience),
  );

/** Open to every signed-in user of the audience. */
export const SignedIn = (audience: Audience): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata<symbol, Access>(ACCESS, { public: false, audience, permission: null }),
    ApiBearerAuth(audience),
  );

export const MARKETPLACE = Symbol('marketplace');

/** Available only with several vendors (specification §6); the vendor audience's routes are by default. */
export const Marketplace = (only = true): MethodDecorator & ClassDecorator =>
  SetMetadata<symbol, boolean>(MARKETPLACE, only);

/** Injects the caller: actor, language and currency. */
export const From = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<CallerRequest>();
  if (!caller) throw Failure.unauthenticated();
  return caller;
});

/** Injects the signed-in actor. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const actor = context.switchToHttp().getRequest<CallerRequest>().caller?.actor;
  if (!actor) throw Failure.unauthenticated();
  return actor;
});
