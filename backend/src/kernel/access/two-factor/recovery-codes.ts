import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../clock';
import { Database, insertMany } from '../../database';
import { newSecret } from './totp';
import { RecoveryCode } from './two-factor.entity';

const CODES = 10;
/** 80 bits: too many to guess, so that a plain hash is safe. */
const CODE_BYTES = 10;

/** Issues recovery codes for a lost authenticator app; each is single-use. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Replaces the former codes; the new ones are shown only once. */
  async issue(two_factor_id: number): Promise<string[]> {
    const codes = Array.from({ length: CODES }, () => grouped(newSecret(CODE_BYTES)));
    const now = this.clock.now();
    const stamp = { two_factor_id, used_at: null, created_at: now, updated_at: now };
    await this.database.tx(async (em) => {
      await em.delete(RecoveryCode, { two_factor_id });
      await insertMany(
        em,
        RecoveryCode,
        codes.map((code) => ({ ...stamp, code_hash: hashOf(code) })),
      );
    });
    return codes;
  }

  /** Redeems a code; false when it is invalid or used. */
  async redeem(two_factor_id: number, code: string): Promise<boolean> {
    const now = this.clock.now();
    const unused = { two_factor_id, code_hash: hashOf(code), used_at: IsNull() };
    const used = { used_at: now, updated_at: now };
    const { affected } = await this.database.tx((em) => em.update(RecoveryCode, unused, used));
    return affected === 1;
  }

  /** Number of unused codes. */
  countRemaining(two_factor_id: number): Promise<number> {
    return this.database.em.count(RecoveryCode, { where: { two_factor_id, used_at: IsNull() } });
  }
}

function grouped(code: string): string {
  return (code.match(/.{4}/g) ?? []).join('-').toLowerCase();
}

/** Ignores dashes, white space and case. */
function hashOf(code: string): string {
  return createHash('sha256').update(code.replace(/[\s-]/g, '').toLowerCase()).digest('hex');
}
