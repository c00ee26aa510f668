import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config';
import { letterMail, Mailer } from '../../../kernel/mail';
import { Settings } from '../../settings';
import type { Newsletter } from './newsletter.entity';
import { NEWSLETTER_WORDS } from './newsletter-words';

/** Asks people by mail whether they want the newsletter (double opt-in). */
@Injectable()
export class NewsletterMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly config: Config,
  ) {}

  async ask({ email, locale, token }: Newsletter): Promise<void> {
    const { shop_name } = await this.settings.general();
    const words = NEWSLETTER_WORDS[locale] ?? NEWSLETTER_WORDS.en;
    const mail = letterMail({
      subject: words.subject(shop_name),
      greeting: words.asked(shop_name),
      paragraphs: [words.nothing],
      action: { label: words.yes, href: this.link('confirm', token) },
      foot: { label: words.no, href: this.link('unsubscribe', token) },
      signature: [shop_name],
      direction: locale === 'ar' ? 'rtl' : 'ltr',
    });
    await this.mailer.send({ to: email, ...mail });
  }

  private link(verb: 'confirm' | 'unsubscribe', token: string): string {
    return `${this.config.PUBLIC_URL}/backend/api/web/newsletter/${verb}/${token}`;
  }
}
