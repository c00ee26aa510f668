import { Injectable } from '@nestjs/common';
import type { Audience } from '@stoa/contracts';
import { normaliseEmail } from '../spelling';
import type { Actor } from './actor';

/** A person as an audience knows them; null when they may no longer act. */
export type Principal = Omit<Actor, 'audience' | 'session_id'>;

/** What somebody proves to be themselves by. */
export interface Credentials {
  id: number;
  /** The address as it is stored: mail goes to no other, whatever was typed. */
  email: string;
  /** Null for people who sign in otherwise. */
  password_hash: string | null;
  /** Whether a code is asked for after the password. */
  two_factor_enabled?: boolean;
  /** Language that they have chosen to read. */
  locale?: string | null;
}

/** What a module that keeps people of an audience offers to access. */
export interface PrincipalSource {
  /** The person with this id; null when gone or disabled. */
  load(id: number): Promise<Principal | null>;
  /** How the active person with this id or e-mail address (already normalised) signs in. */
  findCredentials(by: { id: number } | { email: string }): Promise<Credentials | null>;
  /** Stores a new password, as a hash; absent where people can't choose one by a link. */
  setPassword?(id: number, hash: string): Promise<void>;
  /** Notes that the second step of somebody's sign-in is on or off; absent where people have none. */
  setTwoFactor?(id: number, enabled: boolean, actor: Actor): Promise<void>;
  /** Notes that somebody has just signed in; absent where nobody asks for it. */
  noteSignIn?(id: number): Promise<void>;
}

/** Where each audience's people come from; modules register theirs at start. */
@Injectable()
export class Principals {
  private readonly sources = new Map<Audience, PrincipalSource>();

  register(audience: Audience, source: PrincipalSource): void {
    this.sources.set(audience, source);
  }

  /** How the owner of an address signs in, however it was typed; compared exactly, whatever the database holds for equal. */
  async credentialsOf(audience: Audience, typed: string): Promise<Credentials | null> {
    const email = normaliseEmail(typed);
    const found = await this.source(audience).findCredentials({ email });
    return found?.email === email ? found : null;
  }

  /** The audience's source; throws when no module keeps such people. */
  source(audience: Audience): PrincipalSource {
    const source = this.sources.get(audience);
    if (!source) throw new Error(`No module keeps people of the audience ${audience}`);
    return source;
  }
}
