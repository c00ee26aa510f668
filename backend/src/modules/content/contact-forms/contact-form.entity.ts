import { CONTACT_STATES, LANGUAGES, type ContactState } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, IsDefault, LongText, Moment, Ref, Text } from '../../../kernel/resource';

/** A message to the shop. */
@Entity('contact_forms')
@Index(['state'])
export class ContactForm extends BaseRecord {
  @Text({ max: 120, required: true })
  name!: string;

  @Text({ max: 190, required: true, format: 'email' })
  email!: string;

  @Text({ max: 32, format: 'phone' })
  phone!: string | null;

  @Text({ max: 190, required: true })
  subject!: string;

  @LongText({ max: 5000, required: true })
  message!: string;

  /** The order's number as the person wrote it. */
  @Text({ max: 40 })
  order_number!: string | null;

  /** The order it is about; of a number that was sent along, once it is known to be the same person's. */
  @Ref('Order', { resource: 'orders', onDelete: 'SET NULL' })
  order_id!: number | null;

  /** Moved along `CONTACT_MOVES` only. */
  @Choice(CONTACT_STATES, { default: 'new', readOnly: true })
  state!: ContactState;

  /** What the shop answered; writing it mails it to the person. */
  @LongText({ max: 10_000 })
  reply!: string | null;

  @Moment({ readOnly: true })
  answered_at!: Date | null;

  /** When the person agreed to the privacy policy; absent where nobody asked. */
  @Moment({ readOnly: true })
  consent_at!: Date | null;

  /** Language that the person wrote from. */
  @Choice(LANGUAGES, { default: 'en' })
  locale!: string;

  @IsDefault()
  is_default!: boolean;
}
