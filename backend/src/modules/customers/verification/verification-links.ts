import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../../kernel/config';
import type { Customer } from '../customer.entity';

/** Milliseconds that a link works. */
const LIFETIME = 3 * 24 * 3_600_000;
const HASH = /^([0-9a-z]{1,11})-([\w-]{43})$/;

/** Whose address a link proves, and which address that is. */
export type LinkSubject = Pick<Customer, 'id' | 'email'>;

/** Makes and checks the links that prove an address: signed for one account and one address, so that nothing of them is stored. */
@Injectable()
export class VerificationLinks {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  to(subject: LinkSubject): string {
    const until = (this.clock.now().getTime() + LIFETIME).toString(36);
    return `${this.config.PUBLIC_URL}/verify-email/${subject.id}/${until}-${this.sign(subject, until)}`;
  }

  /** Whether a hash belongs to this account and its present address, and still holds. */
  check(subject: LinkSubject, hash: string): 'valid' | 'expired' | 'wrong' {
    const [, until = '', signature = ''] = HASH.exec(hash) ?? [];
    const expected = Buffer.from(this.sign(subject, until));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong';
    return Number.parseInt(until, 36) > this.clock.now().getTime() ? 'valid' : 'expired';
  }

  private sign({ id, email }: LinkSubject, until: string): string {
    return createHmac('sha256', this.config.SESSION_SECRET)
      .update(['verify-email', id, email, until].join('|'))
      .digest('base64url');
  }
}
