import { Injectable } from '@nestjs/common';
import { dayAfter } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database, lockNamed } from '../../../kernel/database';
import { defineJob, Every } from '../../../kernel/queue';
import { ShopDay } from '../../ledger';
import { BOOKED_FIGURES, DailySales } from './daily-sales';

const totalSaleDays = defineJob<object>('insight.total-sale-days');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST = '0000-00-00';

/** Writes the sales of finished days, an hour after midnight, when no transaction of that day is still open. */
@Injectable()
export class TotalSaleDays {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly days: ShopDay,
    private readonly sales: DailySales,
  ) {}

  @Every(totalSaleDays, HOUR)
  async execute(): Promise<void> {
    const now = this.clock.now();
    const open = await this.days.dayOf(new Date(now.getTime() - HOUR));
    const to = new Date(Date.parse(`${open}T00:00:00.000Z`) - DAY).toISOString().slice(0, 10);
    await this.database.tx(async (em) => {
      await lockNamed(em, 'insight.sale-days', now);
      const finished = await this.sales.lastFinishedDay();
      const from = finished === null ? FIRST : dayAfter(finished);
      if (from > to) return;
      const query = this.sales.booked({ from, to });
      query.select('m.day', 'day').addSelect('m.vendor_id', 'vendor_id').addSelect('m.currency', 'currency');
      for (const figure of BOOKED_FIGURES) query.addSelect(`SUM(m.${figure})`, figure);
      query.groupBy('m.day').addGroupBy('m.vendor_id').addGroupBy('m.currency');
      const [sql, values] = query.getQueryAndParameters();
      await em.query(
        `INSERT INTO sale_day_totals (day, vendor_id, currency, ${BOOKED_FIGURES.join(', ')}) ${sql}`,
        values,
      );
    });
  }
}
