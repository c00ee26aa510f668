import { Injectable } from '@nestjs/common';
import { Handles } from '../../../kernel/events';
import { msg, MessageTranslator } from '../../../kernel/translation';
import { ProductCards } from '../../search';
import { Settings } from '../../settings';
import { priceAlertSent } from '../../shopping';
import { SendPush } from './send-push';

interface Sent {
  customer_id: number;
  language: string;
  product_ids: number[];
}

/** Sends a push notification with each price alert e-mail. */
@Injectable()
export class PricePushNotifications {
  constructor(
    private readonly cards: ProductCards,
    private readonly settings: Settings,
    private readonly messageTranslator: MessageTranslator,
    private readonly push: SendPush,
  ) {}

  @Handles(priceAlertSent, 'push')
  async alertSent({ customer_id, language, product_ids }: Sent): Promise<void> {
    const cards = await this.cards.byIds(product_ids, { language, currency: null });
    const [first] = cards;
    if (!first) return;
    const isOne = cards.length === 1;
    const title = isOne ? msg`${first.name} costs less now` : 'Products on your wish list cost less now';
    await this.push.toCustomer(customer_id, {
      language,
      title: (await this.settings.general()).shop_name,
      body: this.messageTranslator.in(language)(title),
      path: isOne ? `/product/${encodeURIComponent(first.slug)}` : '/WishList',
    });
  }
}
