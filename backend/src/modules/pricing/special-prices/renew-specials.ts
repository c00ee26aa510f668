import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { Variant } from '../../catalogue';
import { PriceChanges } from './price-changes';
import { SpecialPrice } from './special-price.entity';

/** Products to re-render with current prices: all of a source's, or those of some variants. */
interface Renewal {
  source_id?: number;
  variant_ids?: number[];
}

const renewSpecials = defineJob<Renewal>('catalogue.renew-specials');

/** Above this number of variants, re-rendering runs in the background. */
const DIRECTLY = 200;

/**
 * Re-renders cards, pages and index when special prices change, begin, end, sell out or become available
 * again. Queued jobs survive a restart, and each run uses the current time, so a late one is correct too.
 */
@Injectable()
export class RenewSpecials {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly prices: PriceChanges,
  ) {}

  /** Re-renders a few variants' products in the caller's transaction, many in the background. */
  async now(variant_ids: readonly number[]): Promise<void> {
    if (variant_ids.length <= DIRECTLY) await this.renew(variant_ids);
    else await this.later(variant_ids);
  }

  /** In the background, as other requests wait for the caller's row locks. */
  later(variant_ids: readonly number[]): Promise<void> {
    return this.queue.enqueue(renewSpecials, { variant_ids: [...variant_ids] });
  }

  /** Schedules re-rendering of a source's products at a window boundary, `delay` milliseconds from now. */
  scheduleForSource(source_id: number, delay: number, key: string): Promise<void> {
    return this.queue.enqueue(renewSpecials, { source_id }, { delay, key });
  }

  @Processes(renewSpecials)
  async execute({ source_id, variant_ids = [] }: Renewal): Promise<void> {
    const where = { source_id };
    const specials = source_id ? await this.database.em.find(SpecialPrice, { where }) : [];
    await this.renew([...variant_ids, ...specials.map((row) => row.variant_id)]);
  }

  private async renew(variantIds: readonly number[]): Promise<void> {
    if (variantIds.length === 0) return;
    await this.database.tx(async (em) => {
      const where = { id: In([...variantIds]) };
      const rows = await em.find(Variant, { where, select: { id: true, product_id: true } });
      await this.prices.publish([...new Set(rows.map((row) => row.product_id))]);
    });
  }
}
