import { Matches } from 'class-validator';
import type { FieldRefusals } from '../../kernel/http';
import { Line, Switch } from './setting-fields';

const HEADER_VALUE = { message: 'may contain 16 to 120 letters, digits, dots, dashes and underscores' };
const CREDENTIAL = /^(?:[\w.-]{16,120})?$/;

/**
 * Key and secret that every API client must send while protection is on; they identify the client program,
 * not the user.
 */
export class ApiProtectionValues {
  @Switch()
  enabled: 0 | 1 = 0;

  @Matches(CREDENTIAL, HEADER_VALUE)
  @Line({ max: 120 })
  consumer_key = '';

  @Matches(CREDENTIAL, HEADER_VALUE)
  @Line({ max: 120 })
  consumer_secret = '';

  refusals(): FieldRefusals {
    if (!this.enabled) return {};
    const missing = (['consumer_key', 'consumer_secret'] as const).filter((key) => !this[key]);
    return Object.fromEntries(
      missing.map((key) => [key, ['is required before API protection is turned on']]),
    );
  }
}
