import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../../kernel/config';
import type { Customer } from '../customer.entity';

/** Validity of a link in milliseconds. */
const LIFETIME = 3 * 24 * 3_600_000;
const HASH = /^([0-9a-z]{1,11})-([\w-]{43})$/;

/** The account and address that a link verifies. */
export type LinkSubject = Pick<Customer, 'id' | 'email'>;

/** Creates and checks stateless verification links, signed (HMAC) for one account and one address. */
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

  /** Checks a hash against the account, its current address and the expiry. */
  check(subject: LinkSubject, hash: string): 'valid' | 'expired' | 'wrong' {
    const [, until = '', signature = ''] = HASH.exec(hash) ?? [];
    const expected = Buffer.from(this.sign(subject, until));
    const signatureBytes = Buffer.from(signature);
    if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected))
      return 'wrong';
    return Number.parseInt(until, 36) > this.clock.now().getTime() ? 'valid' : 'expired';
  }

  private sign({ id, email }: LinkSubject, until: string): string {
    return createHmac('sha256', this.config.SESSION_SECRET)
      .update(['verify-email', id, email, until].join('|'))
      .digest('base64url');
  }
}
