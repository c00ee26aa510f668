import type { Audience } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';

/** Somebody signed in, as loaded from the session at most a second ago. */
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
  vendor_id: number | null;
}

/** Who asks and how they want the answer; every use case gets it from the controller. */
export interface Caller {
  actor: Actor | null;
  /** A guest's 64-character token; null for everyone else. */
  session: string | null;
  language: string;
  /** Code of the currency that prices are wanted in; null means the shop's default. */
  currency: string | null;
  ip: string;
  /** The browser or program that asks, as it names itself. */
  user_agent?: string | null;
  /** Aborted when somebody who waits for a file leaves. */
  signal?: AbortSignal;
}

/** True when the actor holds the permission, by name or by the `*` of a super admin. */
export function holds(actor: Actor, permission: string): boolean {
  return actor.permissions.has('*') || actor.permissions.has(permission);
}

/** The audiences that have a console. */
export type ConsoleAudience = Exclude<Audience, 'customer'>;

/** In whose console an actor works, and so as whom a record is moved; what the shop does by itself counts as the operator's. */
export function consoleOf(actor: Actor | null | undefined): ConsoleAudience {
  return actor?.audience === 'vendor' ? 'vendor' : 'admin';
}

/** The request as the access guard leaves it. */
export type CallerRequest = FastifyRequest & { caller?: Caller };
