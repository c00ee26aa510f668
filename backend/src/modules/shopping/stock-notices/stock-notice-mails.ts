import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config';
import { Mailer } from '../../../kernel/mail';
import type { Offer } from '../../pricing';
import { stockNotice, stockNoticeConfirmation } from './stock-notice.emails';
import type { StockNotice } from './stock-notice.entity';

type About = Pick<Offer, 'name' | 'options' | 'slug' | 'variant_id'>;

/** Back-in-stock e-mails, in the language of the request. */
@Injectable()
export class StockNoticeMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** Asks the recipient to confirm the request (double opt-in). */
  async confirm({ email, language, token }: StockNotice, offer: About): Promise<void> {
    const link = this.link(token, language);
    const values = { product_name: nameOf(offer) };
    const parts = { values, link, unsubscribe: link };
    await this.mailer.write(email, language, stockNoticeConfirmation, parts);
  }

  /** Sends the back-in-stock notice. */
  async send({ email, language, token }: StockNotice, offer: About): Promise<void> {
    const stop = this.link(token, language);
    const query = `variant=${offer.variant_id}&lang=${language}`;
    await this.mailer.write(email, language, stockNotice, {
      values: { product_name: nameOf(offer) },
      link: `${this.config.PUBLIC_URL}/product/${encodeURIComponent(offer.slug)}?${query}`,
      foot: { label: 'Don’t email me about this product again', href: stop },
      unsubscribe: stop,
    });
  }

  /** Links to a page with buttons, because mail scanners open every link in an e-mail. */
  private link(token: string, language: string): string {
    return `${this.config.PUBLIC_URL}/stock-notice/${token}?lang=${language}`;
  }
}

const nameOf = ({ name, options }: About): string => [name, ...options.map(({ value }) => value)].join(' · ');
