import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { defineJob, JobQueue, Works } from '../../../kernel/queue';
import { Variant } from '../products';
import { ReadModels } from '../shop';
import { SpecialPrice } from './special-price.entity';

/** Products to show at what they cost now: all of a source's, or those of some variants. */
interface Turn {
  source_id?: number;
  variant_ids?: number[];
}

const renewSpecials = defineJob<Turn>('catalogue.renew-specials');

/** More variants than this are shown anew behind the change. */
const DIRECTLY = 200;

/**
 * Writes cards, pages and index anew when special prices change, begin, end, run out or come back. The rows of the
 * queue outlive a restart, and each run asks the clock, so that a late one is right as well.
 */
@Injectable()
export class RenewSpecials {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly models: ReadModels,
  ) {}

  /** Shows a few variants' products anew in the caller's transaction, many in the background. */
  async now(variant_ids: readonly number[]): Promise<void> {
    if (variant_ids.length <= DIRECTLY) await this.renew(variant_ids);
    else await this.later(variant_ids);
  }

  /** Does it behind the caller's transaction, where others wait for its rows. */
  later(variant_ids: readonly number[]): Promise<void> {
    return this.queue.enqueue(renewSpecials, { variant_ids: [...variant_ids] });
  }

  /** Plans to show a source's products anew at a boundary of its window, `delay` milliseconds from now. */
  turn(source_id: number, delay: number, key: string): Promise<void> {
    return this.queue.enqueue(renewSpecials, { source_id }, { delay, key });
  }

  @Works(renewSpecials)
  async execute({ source_id, variant_ids = [] }: Turn): Promise<void> {
    const where = { source_id };
    const specials = source_id ? await this.database.em.find(SpecialPrice, { where }) : [];
    await this.renew([...variant_ids, ...specials.map((row) => row.variant_id)]);
  }

  private async renew(variantIds: readonly number[]): Promise<void> {
    if (variantIds.length === 0) return;
    await this.database.tx(async (em) => {
      const where = { id: In([...variantIds]) };
      const rows = await em.find(Variant, { where, select: { id: true, product_id: true } });
      await this.models.renew([...new Set(rows.map((row) => row.product_id))]);
    });
  }
}
