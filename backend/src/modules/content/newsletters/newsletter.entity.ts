import { LANGUAGES, SUBSCRIPTION_STATES, type SubscriptionState } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, IsDefault, Moment, Text } from '../../../kernel/resource';

export const SUBSCRIPTION_SOURCES = ['storefront', 'checkout', 'console', 'import'] as const;

/** Somebody who receives the newsletter, or is asked whether they want to. */
@Entity('newsletters')
export class Newsletter extends BaseRecord {
  @Text({ max: 190, required: true, unique: true, format: 'email' })
  email!: string;

  @Choice(LANGUAGES, { default: 'en' })
  locale!: string;

  /** Moved along `SUBSCRIPTION_MOVES` only. */
  @Choice(SUBSCRIPTION_STATES, { default: 'pending', readOnly: true })
  state!: SubscriptionState;

  /** Proves that a link comes from a mail to this address. */
  @Text({ max: 64, required: true, unique: true, readOnly: true, writeOnly: true })
  token!: string;

  /** When the person said yes. */
  @Moment({ readOnly: true })
  consent_at!: Date | null;

  @Choice(SUBSCRIPTION_SOURCES, { default: 'console', readOnly: true })
  source!: (typeof SUBSCRIPTION_SOURCES)[number];

  @IsDefault()
  is_default!: boolean;
}
