import { Injectable } from '@nestjs/common';
import type { Audience } from '@stoa/contracts';
import type { Actor } from './actor';

/** A person as an audience knows them; null when they may no longer act. */
export type Principal = Omit<Actor, 'audience' | 'session_id'>;

/** What a module that keeps people of an audience offers to access. */
export interface PrincipalSource {
  /** The person with this id; null when gone or disabled. */
  load(id: number): Promise<Principal | null>;
  /** The id and password hash behind an e-mail address (already normalised). */
  findCredentials(email: string): Promise<{ id: number; password_hash: string } | null>;
  /** Stores a new password, as a hash; absent where people can't choose one by a link. */
  setPassword?(id: number, hash: string): Promise<void>;
}

/** Where each audience's people come from; modules register theirs at start. */
@Injectable()
export class Principals {
  private readonly sources = new Map<Audience, PrincipalSource>();

  register(audience: Audience, source: PrincipalSource): void {
    this.sources.set(audience, source);
  }

  /** The audience's source; throws when no module keeps such people. */
  source(audience: Audience): PrincipalSource {
    const source = this.sources.get(audience);
    if (!source) throw new Error(`No module keeps people of the audience ${audience}`);
    return source;
  }
}
