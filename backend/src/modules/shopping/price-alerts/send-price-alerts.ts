import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database, placeholders } from '../../../kernel/database';
import { EventBus, Handles } from '../../../kernel/events';
import { Languages } from '../../../kernel/i18n';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { pricesFell } from '../../pricing';
import { Customer } from '../../customers';
import { Wishlist } from '../wishlists/wishlist.entity';
import { PriceDrops } from './price-drops';
import { PriceAlertMails } from './price-alert-mails';
import { priceAlertSent } from './price-alert.events';

const PRICE_ALERT_JOB = defineJob<{ wishlist_id: number }>('shopping.price-alert');

/** Delay in milliseconds: price drops are batched into one e-mail, and a mistyped price can be corrected. */
const GATHERED = 10 * 60_000;

/** E-mails subscribed customers about lower prices on their wish list, once for each new low. */
@Injectable()
export class SendPriceAlerts {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly languages: Languages,
    private readonly priceDrops: PriceDrops,
    private readonly mails: PriceAlertMails,
    private readonly events: EventBus,
  ) {}

  @Handles(pricesFell, 'price-alerts')
  async fell({ product_ids }: { product_ids: number[] }): Promise<void> {
    const marks = placeholders(product_ids);
    const lists: { id: number }[] = await this.database.em.query(
      `SELECT DISTINCT w.id FROM wishlist_items i JOIN wishlists w ON w.id = i.wishlist_id
        WHERE i.product_id IN (${marks}) AND w.alerts_since IS NOT NULL ORDER BY w.id`,
      product_ids,
    );
    await this.queue.enqueueAll(
      lists.map(({ id }) => ({
        name: PRICE_ALERT_JOB.name,
        payload: { wishlist_id: id },
        key: String(id),
        delay: GATHERED,
      })),
    );
  }

  /**
   * Evaluated when the job runs: subscription, e-mail address and prices may have changed since the event.
   */
  @Processes(PRICE_ALERT_JOB)
  async sendTo({ wishlist_id: id }: { wishlist_id: number }): Promise<void> {
    await this.database.tx(async (em) => {
      const list = await em.findOneBy(Wishlist, { id, alerts_since: Not(IsNull()) });
      if (!list?.alerts_token) return;
      const living = { status: 'active', email_verified_at: Not(IsNull()), erasure_at: IsNull() };
      const customer = await em.findOneBy(Customer, { id: list.customer_id, ...living });
      if (!customer) return;
      const language = this.languages.pick(customer.locale ?? undefined);
      const fallen = await this.priceDrops.list(customer.id, language);
      if (fallen.length === 0) return;
      await this.priceDrops.record(fallen);
      await this.mails.send(customer, language, fallen, list.alerts_token);
      const product_ids = fallen.map(({ product_id }) => product_id);
      await this.events.publish(priceAlertSent, { customer_id: customer.id, language, product_ids });
    });
  }
}
