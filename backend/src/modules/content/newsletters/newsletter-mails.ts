import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config';
import { Mailer } from '../../../kernel/mail';
import { say } from '../../../kernel/wording';
import { Settings } from '../../settings';
import type { Newsletter } from './newsletter.entity';

/** Sends the confirmation e-mail of a newsletter subscription (double opt-in). */
@Injectable()
export class NewsletterMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly config: Config,
  ) {}

  async sendConfirmation({ email, locale, token }: Newsletter): Promise<void> {
    const { shop_name } = await this.settings.general();
    await this.mailer.write(email, locale, {
      subject: say`Please confirm your subscription to ${shop_name}`,
      greeting: say`This address was entered for the newsletter of ${shop_name}. Was that you?`,
      paragraphs: ['If this wasn’t you, ignore this email and you won’t receive the newsletter.'],
      action: { label: 'Yes, send me the newsletter', href: this.link('confirm', token) },
      foot: { label: 'Don’t email me again', href: this.link('unsubscribe', token) },
      unsubscribe: `${this.config.PUBLIC_URL}/newsletter?unsubscribe=${token}`,
      signature: [shop_name],
    });
  }

  private link(verb: 'confirm' | 'unsubscribe', token: string): string {
    return `${this.config.PUBLIC_URL}/backend/api/web/newsletter/${verb}/${token}`;
  }
}
