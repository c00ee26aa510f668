import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config';
import { Mailer } from '../../../kernel/mail';
import { newsletterConfirmation } from './newsletter.emails';
import type { Newsletter } from './newsletter.entity';

/** Sends the confirmation e-mail of a newsletter subscription (double opt-in). */
@Injectable()
export class NewsletterMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async sendConfirmation({ email, locale, token }: Newsletter): Promise<void> {
    await this.mailer.write(email, locale, newsletterConfirmation, {
      values: {},
      link: this.link('confirm', token),
      foot: { label: 'Don’t email me again', href: this.link('unsubscribe', token) },
      unsubscribe: `${this.config.PUBLIC_URL}/newsletter?unsubscribe=${token}`,
    });
  }

  private link(verb: 'confirm' | 'unsubscribe', token: string): string {
    return `${this.config.PUBLIC_URL}/backend/api/web/newsletter/${verb}/${token}`;
  }
}
