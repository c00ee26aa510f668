import { Entity } from 'typeorm';
import { BaseRecord } from '../database';
import { LongText, RichText, Text } from '../field';

/** A mail of a shop without a mail server, kept to be read in the back office. */
@Entity('mailbox')
export class MailboxMail extends BaseRecord {
  @Text({ max: 320, required: true, readOnly: true })
  to!: string;

  @Text({ max: 255, required: true, readOnly: true })
  subject!: string;

  @RichText({ required: true, readOnly: true })
  html!: string;

  @LongText({ required: true, readOnly: true })
  text!: string;
}
