import { Injectable } from '@nestjs/common';
import type { Audience } from '@stoa/contracts';
import { LessThan, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../clock';
import { Database } from '../../database';
import { Failure } from '../../http';
import { SecretEncryptor } from '../../secrets';
import { RecoveryCodes } from './recovery-codes';
import { stepOf } from './totp';
import { TwoFactor } from './two-factor.entity';

/** Encryption purpose of the authenticator apps' secrets. */
export const TWO_FACTOR_SECRETS = 'two-factor';
/** Maximum tries within the milliseconds below: six digits must not be guessable. */
const MAX_ATTEMPTS = 8;
const TRIES_WITHIN = 15 * 60_000;

/** Verifies authenticator and recovery codes; each is single-use, and the number of tries is limited. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly encryptor: SecretEncryptor,
    private readonly recovery: RecoveryCodes,
  ) {}

  /** The secret shared with a user's app, once set-up has begun. */
  find(audience: Audience, subject_id: number): Promise<TwoFactor | null> {
    return this.database.em.findOne(TwoFactor, { where: { audience, subject_id } });
  }

  /**
   * Whether the code is right, which redeems it.
   * @throws Failure 429 `too_many_codes` after too many wrong ones, from any address
   */
  async verify(shared: TwoFactor, code: string): Promise<boolean> {
    const now = this.clock.now();
    if (!(await this.counted(shared.id, now)))
      throw new Failure(429, 'too_many_codes', 'Too many wrong codes. Please try again in 15 minutes.');
    const step = stepOf(
      this.encryptor.decrypt(TWO_FACTOR_SECRETS, shared.secret),
      code.replace(/\s/g, ''),
      now,
    );
    const isRight =
      step === null ? await this.recovery.redeem(shared.id, code) : await this.uses(shared.id, step);
    if (isRight) await this.change({ id: shared.id }, { tries: 0 });
    return isRight;
  }

  /** Counts before verifying, so that concurrent attempts can't exceed the limit. */
  private async counted(id: number, now: Date): Promise<boolean> {
    const over = new Date(now.getTime() - TRIES_WITHIN);
    await this.change({ id, tries_since: LessThanOrEqual(over) }, { tries: 0, tries_since: now });
    return this.change({ id, tries: LessThan(MAX_ATTEMPTS) }, { tries: () => 'tries + 1' });
  }

  private uses(id: number, step: number): Promise<boolean> {
    return this.change({ id, last_step: LessThan(step) }, { last_step: step });
  }

  private async change(where: object, values: object): Promise<boolean> {
    const row = { ...values, updated_at: this.clock.now() };
    const { affected } = await this.database.tx((em) => em.update(TwoFactor, where, row));
    return affected === 1;
  }
}
