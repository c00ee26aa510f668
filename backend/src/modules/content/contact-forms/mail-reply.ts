import { Injectable } from '@nestjs/common';
import { Mailer } from '../../../kernel/mail';
import { Settings } from '../../settings';
import { contactReply } from './contact-form.emails';
import type { ContactForm } from './contact-form.entity';

/** E-mails the shop's reply to the sender, with their message quoted below. */
@Injectable()
export class MailReply {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  async execute({ email, subject, message, reply, locale }: ContactForm): Promise<void> {
    const { shop_name } = await this.settings.general();
    const quoted = message
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n');
    await this.mailer.write(email, locale, contactReply, {
      values: { message_subject: subject, reply: reply ?? '' },
      signature: [shop_name, quoted],
    });
  }
}
