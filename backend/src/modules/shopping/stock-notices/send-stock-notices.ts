import { Injectable } from '@nestjs/common';
import { LessThan, In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus, Handles } from '../../../kernel/events';
import { defineJob, Every } from '../../../kernel/queue';
import type { Offer } from '../../pricing';
import { Offers } from '../../pricing';
import { stockReturned } from '../../inventory';
import { StockNoticeMails } from './stock-notice-mails';
import { StockNotice } from './stock-notice.entity';
import { stockNoticeSent } from './stock-notice.events';
import { stockNoticeProcess } from './stock-notice.process';

const SWEEP = defineJob<object>('shopping.stock-notices');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Notices sent per available unit: not everybody buys, and with more most would come too late. */
const PER_PIECE = 3;
/** Maximum number of variants, and of notices per variant, in one run. */
const BATCH_SIZE = 200;
/** Days after which notices are deleted: unconfirmed ones, and those sent or cancelled. */
const RETENTION_DAYS = { pending: 7, over: 90 };

const BACK = `SELECT DISTINCT n.variant_id FROM stock_notices n JOIN variants v ON v.id = n.variant_id
  WHERE n.state = 'waiting' AND (v.on_hand > v.reserved OR v.backorder = 'allow') ORDER BY n.variant_id LIMIT ${BATCH_SIZE}`;

/** Sends back-in-stock e-mails, longest waiting first, one per notice. */
@Injectable()
export class SendStockNotices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly offers: Offers,
    private readonly mails: StockNoticeMails,
    private readonly events: EventBus,
  ) {}

  @Handles(stockReturned, 'stock-notices')
  returned({ variant_id }: { variant_id: number }): Promise<void> {
    return this.notify([variant_id]);
  }

  /** Hourly: the next batch while stock lasts, and products that were not on sale when stock returned. */
  @Every(SWEEP, HOUR)
  async sweep(): Promise<void> {
    const rows: { variant_id: number }[] = await this.database.em.query(BACK);
    await this.notify(rows.map(({ variant_id }) => variant_id));
    const before = (days: number) => LessThan(new Date(this.clock.now().getTime() - days * DAY));
    await this.database.tx(async (em) => {
      await em.delete(StockNotice, { state: 'pending', since: before(RETENTION_DAYS.pending) });
      await em.delete(StockNotice, { state: In(['sent', 'cancelled']), since: before(RETENTION_DAYS.over) });
    });
  }

  private async notify(variantIds: readonly number[]): Promise<void> {
    for (const variant_id of variantIds) {
      await this.database.tx(async (em) => {
        const where = { variant_id, state: 'waiting' as const };
        const languages = await this.languages(variant_id);
        const offers = new Map<string, Offer>();
        for (const language of languages) {
          const offer = (await this.offers.findByVariants([variant_id], language)).get(variant_id);
          if (offer?.sellable) offers.set(language, offer);
        }
        const [any] = offers.values();
        if (!any) return;
        const take = any.backorder === 'allow' ? BATCH_SIZE : any.available * PER_PIECE;
        if (take === 0) return;
        const order = { since: 'ASC', id: 'ASC' } as const;
        const notices = await em.find(StockNotice, { where, order, take: Math.min(take, BATCH_SIZE) });
        const now = this.clock.now();
        for (const notice of notices) {
          const offer = offers.get(notice.language) ?? any;
          const values = { since: now, updated_at: now };
          await stockNoticeProcess.move(em, StockNotice, notice, 'sent', 'shop', values);
          await this.mails.send(notice, offer);
          const { customer_id, language } = notice;
          if (customer_id) await this.events.publish(stockNoticeSent, { customer_id, variant_id, language });
        }
      });
    }
  }

  private async languages(variant_id: number): Promise<string[]> {
    const sql = `SELECT DISTINCT language FROM stock_notices WHERE variant_id = ? AND state = 'waiting'`;
    const rows: { language: string }[] = await this.database.em.query(sql, [variant_id]);
    return rows.map(({ language }) => language);
  }
}
