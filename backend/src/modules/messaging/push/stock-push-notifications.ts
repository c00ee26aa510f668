import { Injectable } from '@nestjs/common';
import { Handles } from '../../../kernel/events';
import { msg, MessageTranslator } from '../../../kernel/translation';
import { Offers } from '../../pricing';
import { Settings } from '../../settings';
import { stockNoticeSent } from '../../shopping';
import { SendPush } from './send-push';

interface Sent {
  customer_id: number;
  variant_id: number;
  language: string;
}

/** Sends a push notification with each stock notice e-mail. */
@Injectable()
export class StockPushNotifications {
  constructor(
    private readonly offers: Offers,
    private readonly settings: Settings,
    private readonly messageTranslator: MessageTranslator,
    private readonly push: SendPush,
  ) {}

  @Handles(stockNoticeSent, 'push')
  async noticeSent({ customer_id, variant_id, language }: Sent): Promise<void> {
    const offer = (await this.offers.findByVariants([variant_id], language)).get(variant_id);
    if (!offer?.sellable) return;
    const name = [offer.name, ...offer.options.map(({ value }) => value)].join(' · ');
    await this.push.toCustomer(customer_id, {
      language,
      title: (await this.settings.general()).shop_name,
      body: this.messageTranslator.in(language)(msg`${name} is back in stock`),
      path: `/product/${encodeURIComponent(offer.slug)}?variant=${variant_id}`,
    });
  }
}
