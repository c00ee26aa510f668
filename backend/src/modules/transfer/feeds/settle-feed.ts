import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { MessageTranslator, parseStored } from '../../../kernel/translation';
import { AlertMails } from '../../messaging';
import { stockFeedFailed } from './stock-feed.emails';
import { StockFeed } from './stock-feed.entity';

/** Notes the outcome of a feed's run, and e-mails the vendor when it begins to fail. */
@Injectable()
export class SettleFeed {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mails: AlertMails,
    private readonly messageTranslator: MessageTranslator,
  ) {}

  /** @param error as stored texts are; null for a run that has succeeded */
  async execute(feed_id: number, error: string | null): Promise<void> {
    await this.database.tx(async (em) => {
      const feed = await em.findOne(StockFeed, { where: { id: feed_id } });
      if (!feed) return;
      await em.update(StockFeed, { id: feed_id }, { last_run_at: this.clock.now(), last_error: error });
      if (error === null || feed.last_error !== null) return;
      await this.mails.toVendor(feed.vendor_id, 'stock_feeds.update', (language) => ({
        email: stockFeedFailed,
        values: {
          filename: feed.name,
          reason: this.messageTranslator.translate(parseStored(error), language),
        },
        path: `/seller/stock_feeds/edit/${feed_id}`,
      }));
    });
  }
}
