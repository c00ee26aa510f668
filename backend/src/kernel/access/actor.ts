import type { Audience } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';

/** A signed-in user, as loaded from the session at most a second ago. */
export interface Actor {
  audience: Audience;
  id: number;
  session_id: number;
  name: string;
  email: string;
  avatar_url: string | null;
  locale: string | null;
  roles: string[];
  permissions: ReadonlySet<string>;
  /** The vendor that a vendor session acts for; the only source of a vendor id in the shop. */
  tenant_id: number | null;
}

/** Who sends a request, with language and currency; controllers pass it to every use case. */
export interface Caller {
  actor: Actor | null;
  /** A guest's 64-character token; null for everyone else. */
  session: string | null;
  language: string;
  /** Code of the requested currency; null means the shop's default. */
  currency: string | null;
  ip: string;
  /** The request's user agent. */
  user_agent?: string | null;
  /** Aborted when the client disconnects while a file is generated. */
  signal?: AbortSignal;
}

/** True when the actor has the permission, by name or by the `*` of a super admin. */
export function hasPermission(actor: Actor, permission: string): boolean {
  return actor.permissions.has('*') || actor.permissions.has(permission);
}

/** The audiences that have a console. */
export type ConsoleAudience = Exclude<Audience, 'customer' | 'rider'>;

/** The console that an actor works in, and so the role of a transition; the system counts as an operator. */
export function consoleOf(actor: Actor | null | undefined): ConsoleAudience {
  return actor?.audience === 'vendor' ? 'vendor' : 'admin';
}

/** The request after the access guard. */
export type CallerRequest = FastifyRequest & { caller?: Caller };

/** Whether an account of an audience is the actor's own. */
export function isOwnAccount(
  id: number,
  audience: Audience,
  actor: Pick<Actor, 'audience' | 'id'> | null,
): boolean {
  return actor?.audience === audience && actor.id === id;
}
