import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { defineJob, Every } from '../../kernel/queue';
import { Invoice } from './invoice.entity';
import { InvoiceSeries } from './invoice-series.entity';

const DAY = 86_400_000;

/** A broken series must be seen by an operator at once, under the failed jobs; repeating mends nothing. */
const CHECK = defineJob<object>('invoicing.check-series', { attempts: 1 });

/** A series whose documents are not exactly those that were counted. */
export interface BrokenSeries {
  prefix: string;
  type: string;
  year: number;
  counted: number;
  issued: number;
  first: number;
  last: number;
}

/** Checks daily that no series of invoices or credit notes has gaps or duplicates. */
@Injectable()
export class CheckSeries {
  constructor(private readonly database: Database) {}

  /** @throws Error that names the broken series */
  @Every(CHECK, DAY)
  async execute(): Promise<void> {
    const broken = await this.findBroken();
    if (broken.length === 0) return;
    const names = broken.map(({ prefix, type, year }) => `${prefix} ${type} ${year}`).join(', ');
    throw new Error(`Series of invoices with gaps or duplicates: ${names}`);
  }

  /** Series in which the numbers 1 to the last are not each used by exactly one document. */
  async findBroken(): Promise<BrokenSeries[]> {
    const rows = await this.database.em
      .createQueryBuilder(InvoiceSeries, 's')
      .leftJoin(Invoice, 'i', 'i.vendor_id = s.vendor_id AND i.type = s.type AND i.year = s.year')
      .select(['s.prefix AS prefix', 's.type AS type', 's.year AS year', 's.last_number AS counted'])
      .addSelect('COUNT(DISTINCT i.sequence)', 'issued')
      .addSelect('COALESCE(MIN(i.sequence), 1)', 'first')
      .addSelect('COALESCE(MAX(i.sequence), 0)', 'last')
      .groupBy('s.id')
      .addGroupBy('s.prefix')
      .addGroupBy('s.type')
      .addGroupBy('s.year')
      .addGroupBy('s.last_number')
      .having('COUNT(DISTINCT i.sequence) <> s.last_number')
      .orHaving('COALESCE(MAX(i.sequence), 0) <> s.last_number')
      .orHaving('COUNT(*) <> s.last_number')
      .getRawMany<Record<keyof BrokenSeries, string>>();
    return rows.map(({ prefix, type, ...counts }) => {
      const { year, counted, issued, first, last } = counts;
      const numbers = { year: Number(year), counted: Number(counted), issued: Number(issued) };
      return { prefix, type, ...numbers, first: Number(first), last: Number(last) };
    });
  }
}
