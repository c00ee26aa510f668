import { CONTACT_STATES, LANGUAGES, type ContactState } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, IsDefault, LongText, Moment, Ref, Text, Version } from '../../../kernel/resource';

/** A contact form message. */
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

  /** The order number as entered by the sender. */
  @Text({ max: 40 })
  order_number!: string | null;

  /** The order it concerns; set from the entered number once that order is verified as the sender's. */
  @Ref('Order', { resource: 'orders', onDelete: 'SET NULL' })
  order_id!: number | null;

  /** Changes only by the transitions in `CONTACT_PROCESS`. */
  @Choice(CONTACT_STATES, { default: 'new', readOnly: true })
  state!: ContactState;

  /** The shop's reply; saving it e-mails it to the sender. */
  @LongText({ max: 10_000 })
  reply!: string | null;

  @Moment({ readOnly: true })
  answered_at!: Date | null;

  /** When the sender agreed to the privacy policy; null where the form did not ask. */
  @Moment({ readOnly: true })
  consent_at!: Date | null;

  /** The sender's storefront language. */
  @Choice(LANGUAGES, { default: 'en' })
  locale!: string;

  @IsDefault()
  is_default!: boolean;

  @Version()
  version!: number;
}
