import { LANGUAGES, SUBSCRIPTION_STATES, type SubscriptionState } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, IsDefault, Moment, Text, Version } from '../../../kernel/resource';

export const SUBSCRIPTION_SOURCES = ['storefront', 'checkout', 'account', 'console', 'import'] as const;

/** A newsletter subscription, confirmed or not (double opt-in). */
@Entity('newsletters')
export class Newsletter extends BaseRecord {
  @Text({ max: 190, required: true, unique: true, format: 'email' })
  email!: string;

  @Choice(LANGUAGES, { default: 'en' })
  locale!: string;

  /** Changes only by the transitions in `SUBSCRIPTION_PROCESS`. */
  @Choice(SUBSCRIPTION_STATES, { default: 'pending', readOnly: true })
  state!: SubscriptionState;

  /** Secret of the links in e-mails to this address. */
  @Text({ max: 64, required: true, unique: true, readOnly: true, writeOnly: true })
  token!: string;

  /** When the subscriber confirmed. */
  @Moment({ readOnly: true })
  consent_at!: Date | null;

  @Choice(SUBSCRIPTION_SOURCES, { default: 'console', readOnly: true })
  source!: (typeof SUBSCRIPTION_SOURCES)[number];

  @IsDefault()
  is_default!: boolean;

  @Version()
  version!: number;
}
