import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config';
import { Mailer } from '../../../kernel/mail';
import { say } from '../../../kernel/wording';
import type { Offer } from '../../pricing';
import { Settings } from '../../settings';
import type { StockNotice } from './stock-notice.entity';

type About = Pick<Offer, 'name' | 'options' | 'slug' | 'variant_id'>;

/** Back-in-stock e-mails, in the language of the request. */
@Injectable()
export class StockNoticeMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly config: Config,
  ) {}

  /** Asks the recipient to confirm the request (double opt-in). */
  async confirm({ email, language, token }: StockNotice, offer: About): Promise<void> {
    const { shop_name } = await this.settings.general();
    const name = nameOf(offer);
    await this.mailer.write(email, language, {
      subject: say`Please confirm: an email when ${name} is back in stock`,
      greeting: say`Shall we email you once when ${name} is back in stock?`,
      paragraphs: ['If you didn’t ask for this, ignore this email and we won’t write again.'],
      action: { label: 'Confirm or cancel', href: this.link(token, language) },
      unsubscribe: this.link(token, language),
      signature: [shop_name],
    });
  }

  /** Sends the back-in-stock notice. */
  async send({ email, language, token }: StockNotice, offer: About): Promise<void> {
    const { shop_name } = await this.settings.general();
    const name = nameOf(offer);
    const query = `variant=${offer.variant_id}&lang=${language}`;
    await this.mailer.write(email, language, {
      subject: say`${name} is back in stock`,
      greeting: say`${name} is back in stock`,
      paragraphs: ['You asked us to tell you. We can’t hold it for you, and others may have asked as well.'],
      action: {
        label: 'View product',
        href: `${this.config.PUBLIC_URL}/product/${encodeURIComponent(offer.slug)}?${query}`,
      },
      foot: { label: 'Don’t email me about this product again', href: this.link(token, language) },
      unsubscribe: this.link(token, language),
      signature: [shop_name],
    });
  }

  /** Links to a page with buttons, because mail scanners open every link in an e-mail. */
  private link(token: string, language: string): string {
    return `${this.config.PUBLIC_URL}/stock-notice/${token}?lang=${language}`;
  }
}

const nameOf = ({ name, options }: About): string => [name, ...options.map(({ value }) => value)].join(' · ');
