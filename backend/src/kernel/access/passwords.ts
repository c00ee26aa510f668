import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { Failure } from '../http';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Cheaper for tests, which sign in thousands of times and do not depend on the cost. */
const TEST_COST = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

/** Hashes and checks passwords with Argon2id. */
@Injectable()
export class Passwords {
  private readonly cost: typeof COST;
  private decoy?: Promise<string>;

  constructor(config: Config) {
    this.cost = config.NODE_ENV === 'test' ? TEST_COST : COST;
  }

  hash(password: string): Promise<string> {
    return hash(password, this.cost);
  }

  /** Requires the current password for changes of credentials, since a session alone is not enough proof. */
  async confirm(password: string | undefined, stored: string | null): Promise<void> {
    if (!password) throw Failure.field('current_password', 'is required for this change');
    if (!(await this.matches(password, stored))) throw Failure.field('current_password', 'is incorrect');
  }

  /** Takes the same time with or without a hash, so that e-mail addresses can't be probed. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    this.decoy ??= this.hash('a password that nobody has');
    const equal = await verify(stored ?? (await this.decoy), password).catch(() => false);
    return stored !== null && equal;
  }
}
