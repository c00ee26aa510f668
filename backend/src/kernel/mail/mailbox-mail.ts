import { Entity } from 'typeorm';
import { BaseRecord } from '../database';
import { LongText, RichText, Text } from '../field';

/** An e-mail of a shop without an SMTP server, stored for the back office. */
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
