import { Injectable } from '@nestjs/common';
import { formatMoney } from '@stoa/contracts';
import { Config } from '../../../kernel/config';
import { Mailer } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';
import type { Customer } from '../../customers';
import { Currencies } from '../../localisation';
import { priceAlert, priceAlerts } from './price-alert.emails';
import type { PriceDrop } from './price-drops';

/** E-mails customers about lower prices on their wish lists. */
@Injectable()
export class PriceAlertMails {
  constructor(
    private readonly mailer: Mailer,
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
    const shown = this.currencies.get(currency);
    const money = (amount: number): string =>
      formatMoney(this.currencies.price(amount, shown), shown, language, 'narrowSymbol');
    const [first] = fallen;
    if (!first) return;
    const stop = `${this.config.PUBLIC_URL}/price-alerts/${token}?lang=${language}`;
    const parts = {
      sections: [
        {
          heading: 'On your wish list',
          rows: fallen.map(({ name, before, now }) => ({
            name: msg`${name} (${money(before)} when you saved it)`,
            amount: money(now),
          })),
        },
      ],
      foot: { label: 'Don’t email me about prices again', href: stop },
      unsubscribe: stop,
    };
    const linkTo = (path: string): string => `${this.config.PUBLIC_URL}${path}?lang=${language}`;
    if (fallen.length > 1)
      return this.mailer.write(email, language, priceAlerts, {
        values: {},
        link: linkTo('/WishList'),
        ...parts,
      });
    const values = { product_name: first.name };
    const link = linkTo(`/product/${encodeURIComponent(first.slug)}`);
    await this.mailer.write(email, language, priceAlert, { values, link, ...parts });
  }
}
