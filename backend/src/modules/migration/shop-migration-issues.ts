import type { StreamableFile } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ShopMigrationIssueRecord } from '@stoa/contracts';
import { MoreThan } from 'typeorm';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { exportCsv } from '../../kernel/export';
import { Failure, Page } from '../../kernel/http';
import type { ListQuery } from '../../kernel/resource';
import { readQuery } from '../../kernel/resource';
import { MessageTranslator, parseStored } from '../../kernel/translation';
import { ShopMigrationIssue } from './migrated-records.entity';
import { ShopMigration, ShopMigrationFile } from './shop-migration.entity';

const BATCH_SIZE = 500;
const COLUMNS = ['filename', 'line', 'kind', 'record', 'column', 'value', 'message'];
const LISTING = { path: 'shop_migration_issues', fields: [], sort: [] };

/** Lists the lines of a migration that need attention, as pages or as a CSV file. */
@Injectable()
export class ShopMigrationIssues {
  constructor(
    private readonly database: Database,
    private readonly messageTranslator: MessageTranslator,
  ) {}

  async page(
    id: number,
    query: ListQuery,
    { language }: Caller,
  ): Promise<Page<ShopMigrationIssueRecord, 'issues'>> {
    const names = await this.filenames(id);
    const { from, limit } = readQuery(LISTING, query);
    const [rows, total] = await this.database.em.findAndCount(ShopMigrationIssue, {
      where: { migration_id: id },
      order: { file_id: 'ASC', line: 'ASC', id: 'ASC' },
      skip: from,
      take: limit,
    });
    const issues = rows.map((row) => this.record(row, names, language));
    return new Page('issues', issues, total, from);
  }

  async file(id: number, { language }: Caller): Promise<StreamableFile> {
    const names = await this.filenames(id);
    return exportCsv(`shop-migration-${id}-report`, {
      columns: COLUMNS,
      rows: this.all(id, names, language),
    });
  }

  private async *all(
    migration_id: number,
    names: ReadonlyMap<number, string>,
    language: string,
  ): AsyncGenerator<Record<string, unknown>> {
    for (let last = 0; ;) {
      const where = { migration_id, id: MoreThan(last) };
      const rows = await this.database.em.find(ShopMigrationIssue, {
        where,
        order: { id: 'ASC' },
        take: BATCH_SIZE,
      });
      yield* rows.map((row) => ({ ...this.record(row, names, language) }));
      last = rows.at(-1)?.id ?? last;
      if (rows.length < BATCH_SIZE) return;
    }
  }

  private async filenames(id: number): Promise<Map<number, string>> {
    const { em } = this.database;
    if (!(await em.exists(ShopMigration, { where: { id } }))) throw Failure.notFound('import');
    const files = await em.find(ShopMigrationFile, { where: { migration_id: id } });
    return new Map(
      files.map(({ id: file_id, filename, sheet }) => [file_id, sheet ? `${filename} › ${sheet}` : filename]),
    );
  }

  private record(
    { id, file_id, kind, line, record, column, value, message }: ShopMigrationIssue,
    names: ReadonlyMap<number, string>,
    language: string,
  ): ShopMigrationIssueRecord {
    const filename = names.get(file_id) ?? '';
    const text = this.messageTranslator.translate(parseStored(message), language);
    return { id, filename, kind, line, record, column, value, message: text };
  }
}
