import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../clock';
import { Database } from '../../database';
import { newSecret } from './totp';
import { RecoveryCode } from './two-factor.entity';

const CODES = 10;
/** 80 bits: too many to guess, so that a plain hash of one tells nothing. */
const CODE_BYTES = 10;

/** Issues the codes for the day on which the app is lost, and takes each once. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** New codes in the place of the former ones; shown now and never again. */
  async issue(two_factor_id: number): Promise<string[]> {
    const codes = Array.from({ length: CODES }, () => grouped(newSecret(CODE_BYTES)));
    const now = this.clock.now();
    const stamp = { two_factor_id, used_at: null, created_at: now, updated_at: now };
    await this.database.tx(async (em) => {
      await em.delete(RecoveryCode, { two_factor_id });
      await em.insert(
        RecoveryCode,
        codes.map((code) => ({ ...stamp, code_hash: hashOf(code) })),
      );
    });
    return codes;
  }

  /** Uses a code up; false when it is none of the person's, or used. */
  async take(two_factor_id: number, code: string): Promise<boolean> {
    const now = this.clock.now();
    const unused = { two_factor_id, code_hash: hashOf(code), used_at: IsNull() };
    const used = { used_at: now, updated_at: now };
    const { affected } = await this.database.tx((em) => em.update(RecoveryCode, unused, used));
    return affected === 1;
  }

  /** How many can still be used. */
  left(two_factor_id: number): Promise<number> {
    return this.database.em.count(RecoveryCode, { where: { two_factor_id, used_at: IsNull() } });
  }
}

function grouped(code: string): string {
  return (code.match(/.{4}/g) ?? []).join('-').toLowerCase();
}

/** Written with or without dashes, large or small. */
function hashOf(code: string): string {
  return createHash('sha256').update(code.replace(/[\s-]/g, '').toLowerCase()).digest('hex');
}
