import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { SecretBox } from '../../../kernel/secrets';

/** Milliseconds in which somebody comes back from a provider, or proves an account to be theirs. */
const LIFETIME = 10 * 60_000;

/** Facts that a browser carries for the shop: it can neither read nor change them, and they run out. */
@Injectable()
export class Sealed {
  constructor(
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  seal(purpose: string, facts: object): string {
    const until = this.clock.now().getTime() + LIFETIME;
    return this.box.close(`social ${purpose}`, JSON.stringify({ facts, until }));
  }

  /** The facts; null when they are not ours, for another purpose, or too old. */
  open<T extends object>(purpose: string, text: string): T | null {
    try {
      const { facts, until } = JSON.parse(this.box.open(`social ${purpose}`, text)) as {
        facts: T;
        until: number;
      };
      return until > this.clock.now().getTime() ? facts : null;
    } catch {
      return null;
    }
  }
}
