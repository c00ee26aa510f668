import { Injectable } from '@nestjs/common';
import type { Audience } from '@stoa/contracts';
import { normaliseEmail } from '../spelling';
import type { Actor } from './actor';

/** A user as loaded for an audience; null when they may no longer act. */
export type Principal = Omit<Actor, 'audience' | 'session_id'>;

/** A user's sign-in data. */
export interface Credentials {
  id: number;
  /** The stored address: e-mails go to it, whatever was typed. */
  email: string;
  /** Null for users without a password. */
  password_hash: string | null;
  /** Whether operators have deactivated the account: it signs nobody in, and sign-in says so once the password is right. */
  is_deactivated?: boolean;
  /** Whether sign-in requires a code after the password. */
  two_factor_enabled?: boolean;
  /** The user's chosen language. */
  locale?: string | null;
}

/** Interface between the access module and the module that stores an audience's users. */
export interface PrincipalSource {
  /** The user with this id; null when deleted or disabled. */
  load(id: number): Promise<Principal | null>;
  /** Sign-in data of the user with this id or e-mail address (already normalised). */
  findCredentials(by: { id: number } | { email: string }): Promise<Credentials | null>;
  /** Stores a new password hash; absent for audiences without password reset. */
  setPassword?(id: number, hash: string): Promise<void>;
  /** Stores whether two-factor authentication is on; absent for audiences without it. */
  setTwoFactor?(id: number, enabled: boolean, actor: Actor): Promise<void>;
  /** Records a sign-in; absent where it is not stored. */
  noteSignIn?(id: number): Promise<void>;
}

/** Registry of each audience's user source; modules register theirs at start. */
@Injectable()
export class Principals {
  private readonly sources = new Map<Audience, PrincipalSource>();

  register(audience: Audience, source: PrincipalSource): void {
    this.sources.set(audience, source);
  }

  /** Sign-in data for a typed e-mail address; compared exactly, whatever the database's collation. */
  async credentialsOf(audience: Audience, typed: string): Promise<Credentials | null> {
    const email = normaliseEmail(typed);
    const credentials = await this.getSource(audience).findCredentials({ email });
    return credentials?.email === email ? credentials : null;
  }

  /** The audience's source; throws without a registered one. */
  getSource(audience: Audience): PrincipalSource {
    const source = this.sources.get(audience);
    if (!source) throw new Error(`No module keeps people of the audience ${audience}`);
    return source;
  }
}
