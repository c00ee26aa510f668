import { Injectable } from '@nestjs/common';
import { formatMoney } from '@stoa/contracts';
import { Config } from '../../../kernel/config';
import { Mailer } from '../../../kernel/mail';
import { say } from '../../../kernel/wording';
import type { Customer } from '../../customers';
import { Currencies } from '../../localisation';
import { Settings } from '../../settings';
import type { PriceDrop } from './price-drops';

/** E-mails customers about lower prices on their wish lists. */
@Injectable()
export class PriceAlertMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly config: Config,
    private readonly currencies: Currencies,
  ) {}

  /** Sends one e-mail about all price drops; `token` is for its unsubscribe link. */
  async send(
    { email, currency }: Pick<Customer, 'email' | 'currency'>,
    language: string,
    fallen: readonly PriceDrop[],
    token: string,
  ): Promise<void> {
    const { shop_name } = await this.settings.general();
    const shown = this.currencies.get(currency);
    const money = (amount: number): string =>
      formatMoney(this.currencies.price(amount, shown), shown, language, 'narrowSymbol');
    const [first] = fallen;
    if (!first) return;
    const isOne = fallen.length === 1;
    const subject = isOne ? say`${first.name} costs less now` : 'Products on your wish list cost less now';
    const stop = `${this.config.PUBLIC_URL}/price-alerts/${token}?lang=${language}`;
    const path = isOne ? `/product/${encodeURIComponent(first.slug)}` : '/WishList';
    await this.mailer.write(email, language, {
      subject,
      greeting: subject,
      paragraphs: ['Prices can change again at any time.'],
      sections: [
        {
          heading: 'On your wish list',
          rows: fallen.map(({ name, before, now }) => ({
            name: say`${name} (${money(before)} when you saved it)`,
            amount: money(now),
          })),
        },
      ],
      action: {
        label: isOne ? 'View product' : 'View wish list',
        href: `${this.config.PUBLIC_URL}${path}?lang=${language}`,
      },
      foot: { label: 'Don’t email me about prices again', href: stop },
      unsubscribe: stop,
      signature: [shop_name],
    });
  }
}
