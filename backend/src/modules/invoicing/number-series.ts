import { Injectable } from '@nestjs/common';
import type { InvoiceType } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { ShopDay } from '../ledger';
import type { Vendor } from '../vendors';
import { InvoiceSeries } from './invoice-series.entity';

/** Marks the numbers of credit notes, which have a series of their own. */
const MARKS: Record<InvoiceType, string> = { invoice: '', credit_note: '-CN' };
const DIGITS = 6;
const INITIALS = 3;

/** A number of a series with its parts. */
export interface SeriesNumber {
  number: string;
  year: number;
  sequence: number;
}

/**
 * First part of a vendor's numbers: the Latin initials of its store's name, or V, and its id, which makes it
 * unique in the shop.
 */
export function prefixOf({ id, store_name }: Pick<Vendor, 'id' | 'store_name'>): string {
  const latin = store_name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const words = latin.match(/[A-Z][A-Z'’]*/g) ?? [];
  const initials = words.map((word) => word.charAt(0)).join('');
  return `${initials.slice(0, INITIALS) || 'V'}${id}`;
}

/** Counts a vendor's invoices and credit notes without gaps, each type and year from 1 on. */
@Injectable()
export class NumberSeries {
  constructor(
    private readonly database: Database,
    private readonly days: ShopDay,
  ) {}

  /**
   * The next number, in the caller's transaction: its counter is locked until the end, so the number is used or
   * rolled back before anybody else gets one.
   */
  async next(vendor: Vendor, type: InvoiceType, at: Date): Promise<SeriesNumber> {
    const key = { vendor_id: vendor.id, type, year: Number((await this.days.dayOf(at)).slice(0, 4)) };
    return this.database.tx(async () => {
      if (!(await this.count(key))) {
        await this.begin(key, prefixOf(vendor));
        await this.count(key);
      }
      const options = { where: key, ...this.database.forUpdate };
      const { prefix, last_number: sequence } = await this.database.em.findOneOrFail(InvoiceSeries, options);
      const digits = String(sequence).padStart(DIGITS, '0');
      return { number: `${prefix}${MARKS[type]}-${key.year}-${digits}`, year: key.year, sequence };
    });
  }

  private async count(key: SeriesKey): Promise<boolean> {
    const last_number = (): string => 'last_number + 1';
    const { affected } = await this.database.em
      .createQueryBuilder()
      .update(InvoiceSeries)
      .set({ last_number })
      .where(key)
      .execute();
    return (affected ?? 0) > 0;
  }

  /** Does nothing if another transaction has begun the series. */
  private async begin(key: SeriesKey, prefix: string): Promise<void> {
    await this.database.em
      .createQueryBuilder()
      .insert()
      .into(InvoiceSeries)
      .values({ ...key, prefix, last_number: 0 })
      .updateEntity(false)
      .orUpdate(['prefix'], ['vendor_id', 'type', 'year'])
      .execute();
  }
}

type SeriesKey = Pick<InvoiceSeries, 'vendor_id' | 'type' | 'year'>;
