import { Injectable } from '@nestjs/common';
import { In, LessThan, MoreThan, Not } from 'typeorm';
import { VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { CATALOGUE } from '../../catalogue';
import { RenewSpecials } from './renew-specials';
import type { SpecialTerms } from './special-terms';
import { SpecialPrice } from './special-price.entity';

/** Validity window of special prices. */
export interface SpecialWindow {
  starts_at: Date;
  ends_at: Date;
  is_on: boolean;
}

/** The special price of one variant. */
export interface SpecialItem extends SpecialTerms {
  variant_id: number;
  quota: number | null;
  per_customer: number | null;
}

/** Stores special prices for the module that manages them; runs in its transaction. */
@Injectable()
export class SpecialPrices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly renew: RenewSpecials,
    private readonly cache: VersionedCache,
  ) {}

  /** Replaces the prices of a source; the sold count of variants that remain is preserved. */
  async write(source_id: number, window: SpecialWindow, items: readonly SpecialItem[]): Promise<void> {
    const { em } = this.database;
    const now = this.clock.now();
    const before = await em.find(SpecialPrice, { where: { source_id } });
    const specialByVariant = new Map(before.map((row) => [row.variant_id, row]));
    const variantIds = new Set(items.map((item) => item.variant_id));
    const gone = before.filter((row) => !variantIds.has(row.variant_id));
    if (gone.length) await em.delete(SpecialPrice, { id: In(gone.map((row) => row.id)) });
    for (const item of items) {
      const values = { ...item, ...window, updated_at: now };
      const id = specialByVariant.get(item.variant_id)?.id;
      if (id) await em.update(SpecialPrice, { id }, values);
      else await em.insert(SpecialPrice, { ...values, source_id, created_at: now });
    }
    const touched = [...new Set([...specialByVariant.keys(), ...variantIds])];
    await this.renew.now(touched);
    this.cache.invalidate(CATALOGUE);
    for (const boundary of [window.starts_at, window.ends_at])
      await this.scheduleRenewal(source_id, boundary, now);
  }

  /** Deletes the prices of a source. */
  async withdraw(source_id: number): Promise<void> {
    const { em } = this.database;
    const rows = await em.find(SpecialPrice, { where: { source_id } });
    await em.delete(SpecialPrice, { source_id });
    await this.renew.now(rows.map((row) => row.variant_id));
  }

  /** Variants with a special price of another source within the window: variant id → source id. */
  async findConflicts(
    source_id: number | null,
    { starts_at, ends_at }: Omit<SpecialWindow, 'is_on'>,
    variantIds: readonly number[],
  ): Promise<Map<number, number>> {
    const rows = await this.database.em.find(SpecialPrice, {
      where: {
        variant_id: In([...variantIds]),
        is_on: true,
        starts_at: LessThan(ends_at),
        ends_at: MoreThan(starts_at),
        ...(source_id !== null && { source_id: Not(source_id) }),
      },
    });
    return new Map(rows.map((row) => [row.variant_id, row.source_id]));
  }

  /** Units sold so far: source id → variant id → units. */
  async sold(sourceIds: readonly number[]): Promise<Map<number, Map<number, number>>> {
    const rows = await this.database.em.find(SpecialPrice, { where: { source_id: In([...sourceIds]) } });
    const quantities = new Map<number, Map<number, number>>();
    for (const { source_id, variant_id, sold } of rows)
      quantities.set(
        source_id,
        (quantities.get(source_id) ?? new Map<number, number>()).set(variant_id, sold),
      );
    return quantities;
  }

  /** The shop's prices change at the window's boundaries; jobs of outdated boundaries find nothing to do. */
  private async scheduleRenewal(source_id: number, boundary: Date, now: Date): Promise<void> {
    const delay = boundary.getTime() - now.getTime();
    if (delay > 0) await this.renew.scheduleForSource(source_id, delay, `${source_id}:${boundary.getTime()}`);
  }
}
