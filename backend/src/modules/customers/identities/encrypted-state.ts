import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { SecretEncryptor } from '../../../kernel/secrets';

/** Milliseconds to return from the provider, or to confirm an account with its password. */
const LIFETIME = 10 * 60_000;

/** Encrypted, expiring state that the browser stores for the server, and can neither read nor change. */
@Injectable()
export class EncryptedState {
  constructor(
    private readonly encryptor: SecretEncryptor,
    private readonly clock: Clock,
  ) {}

  encrypt(purpose: string, facts: object): string {
    const until = this.clock.now().getTime() + LIFETIME;
    return this.encryptor.encrypt(`social ${purpose}`, JSON.stringify({ facts, until }));
  }

  /** The decrypted facts; null when tampered with, for another purpose, or expired. */
  open<T extends object>(purpose: string, text: string): T | null {
    try {
      const { facts, until } = JSON.parse(this.encryptor.decrypt(`social ${purpose}`, text)) as {
        facts: T;
        until: number;
      };
      return until > this.clock.now().getTime() ? facts : null;
    } catch {
      return null;
    }
  }
}
