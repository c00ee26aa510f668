import { Injectable } from '@nestjs/common';
import type { Audience } from '@stoa/contracts';
import { LessThan, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../clock';
import { Database } from '../../database';
import { Failure } from '../../http';
import { SecretBox } from '../../secrets';
import { RecoveryCodes } from './recovery-codes';
import { stepOf } from './totp';
import { TwoFactor } from './two-factor.entity';

/** What the apps' secrets are encrypted for. */
export const TWO_FACTOR_SECRETS = 'two-factor';
/** Codes that can be tried in the milliseconds below: a code of six digits must not be found by trying. */
const MOST_TRIES = 8;
const TRIES_WITHIN = 15 * 60_000;

/** Checks codes of authenticator apps and recovery codes; each counts once, and only so many may be tried. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly box: SecretBox,
    private readonly recovery: RecoveryCodes,
  ) {}

  /** What a person shares with their app, once they have begun. */
  of(audience: Audience, subject_id: number): Promise<TwoFactor | null> {
    return this.database.em.findOne(TwoFactor, { where: { audience, subject_id } });
  }

  /**
   * True when the code is right, which uses it up.
   * @throws Failure 429 `too_many_codes` when too many wrong ones were tried, from wherever
   */
  async takes(shared: TwoFactor, code: string): Promise<boolean> {
    const now = this.clock.now();
    if (!(await this.counted(shared.id, now)))
      throw new Failure(429, 'too_many_codes', 'Too many wrong codes. Please try again in 15 minutes.');
    const step = stepOf(this.box.open(TWO_FACTOR_SECRETS, shared.secret), code.replace(/\s/g, ''), now);
    const isRight =
      step === null ? await this.recovery.take(shared.id, code) : await this.uses(shared.id, step);
    if (isRight) await this.change({ id: shared.id }, { tries: 0 });
    return isRight;
  }

  /** Counts before it looks, so that no number of attempts at the same time gets past the limit. */
  private async counted(id: number, now: Date): Promise<boolean> {
    const over = new Date(now.getTime() - TRIES_WITHIN);
    await this.change({ id, tries_since: LessThanOrEqual(over) }, { tries: 0, tries_since: now });
    return this.change({ id, tries: LessThan(MOST_TRIES) }, { tries: () => 'tries + 1' });
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
