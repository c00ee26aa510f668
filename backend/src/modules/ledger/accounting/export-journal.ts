import { Injectable, type StreamableFile } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { exportCsv } from '../../../kernel/export';
import { Currencies } from '../../localisation';
import { LedgerEntry } from '../ledger-entry.entity';
import { OwnerNames } from '../owner-names';
import { AccountNames } from './account-names';
import { requirePeriod, type JournalPeriodInput } from './accounting.inputs';
import { decimal } from './decimal';

const COLUMNS = [
  'day',
  'posting',
  'type',
  'account_number',
  'account_name',
  'account',
  'owner',
  'owner_name',
  'debit',
  'credit',
  'currency',
  'reference',
  'memo',
] as const;
const BATCH_SIZE = 1000;

/** Exports all entries of a period for the accountants: day by day, read in chunks while they are sent. */
@Injectable()
export class ExportJournal {
  constructor(
    private readonly database: Database,
    private readonly currencies: Currencies,
    private readonly owners: OwnerNames,
    private readonly accounts: AccountNames,
  ) {}

  /**
   * Names vendors in `language`.
   * @throws Failure 422 on the period
   */
  execute(period: JournalPeriodInput, language: string): StreamableFile {
    requirePeriod(period);
    const name = `journal-${period.from}-${period.to}`;
    return exportCsv(name, { columns: COLUMNS, rows: this.rows(period, language) });
  }

  private async *rows(
    { from, to }: JournalPeriodInput,
    language: string,
  ): AsyncGenerator<Record<string, unknown>> {
    const columnsOf = await this.accounts.reader();
    for (const day of await this.days(from, to))
      for await (const chunk of this.chunks(day)) {
        const owners = await this.owners.find(chunk, language);
        for (const { event, type, account, owner, amount, currency, reference, memo } of chunk) {
          const { exponent } = this.currencies.named(currency);
          yield {
            day,
            posting: event,
            type,
            ...columnsOf(account),
            owner,
            owner_name: owners.get(`${account}\n${owner}`) ?? '',
            debit: amount > 0 ? decimal(amount, exponent) : null,
            credit: amount < 0 ? decimal(-amount, exponent) : null,
            currency,
            reference,
            memo,
          };
        }
      }
  }

  private async days(from: string, to: string): Promise<string[]> {
    const rows = await this.database.em
      .createQueryBuilder(LedgerEntry, 'e')
      .select('e.day', 'day')
      .where('e.day BETWEEN :from AND :to', { from, to })
      .groupBy('e.day')
      .orderBy('e.day', 'ASC')
      .getRawMany<{ day: string }>();
    return rows.map(({ day }) => day);
  }

  /** A posting gets its ids in one insert, so that chunks in their order contain it whole or not at all. */
  private async *chunks(day: string): AsyncGenerator<LedgerEntry[]> {
    for (let after = 0; ;) {
      const rows = await this.database.em
        .createQueryBuilder(LedgerEntry, 'e')
        .where('e.day = :day AND e.id > :after', { day, after })
        .orderBy('e.id', 'ASC')
        .limit(BATCH_SIZE)
        .getMany();
      if (rows.length > 0) yield rows;
      after = rows.at(-1)?.id ?? after;
      if (rows.length < BATCH_SIZE) return;
    }
  }
}
