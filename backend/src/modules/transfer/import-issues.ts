import type { StreamableFile } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ImportIssueRecord } from '@stoa/contracts';
import { MoreThan } from 'typeorm';
import type { Actor, Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { exportCsv } from '../../kernel/export';
import { Failure, Page } from '../../kernel/http';
import type { ListQuery } from '../../kernel/resource';
import { readQuery } from '../../kernel/resource';
import { parseStored, MessageTranslator } from '../../kernel/translation';
import { Import, ImportIssue } from './import.entity';
import { importsOf } from './imports.resource';

const BATCH_SIZE = 500;
const COLUMNS = ['line', 'handle', 'column', 'value', 'message', 'kind'];
const LISTING = { path: 'import_issues', fields: [], sort: [] };

/** Lists the issues of an import, as pages or as a CSV file. */
@Injectable()
export class ImportIssues {
  constructor(
    private readonly database: Database,
    private readonly messageTranslator: MessageTranslator,
  ) {}

  async page(
    id: number,
    query: ListQuery,
    { actor, language }: Caller,
  ): Promise<Page<ImportIssueRecord, 'issues'>> {
    await this.refuseForeign(id, actor);
    const { from, limit } = readQuery(LISTING, query);
    const order = { line: 'ASC', id: 'ASC' } as const;
    const [rows, total] = await this.database.em.findAndCount(ImportIssue, {
      where: { import_id: id },
      order,
      skip: from,
      take: limit,
    });
    const issues = rows.map((row) => this.record(row, language));
    return new Page('issues', issues, total, from);
  }

  async file(id: number, { actor, language }: Caller): Promise<StreamableFile> {
    const { filename } = await this.refuseForeign(id, actor);
    const name = `${filename.replace(/\.\w+$/, '')}-errors`;
    return exportCsv(name, { columns: COLUMNS, rows: this.all(id, language) });
  }

  private async *all(import_id: number, language: string): AsyncGenerator<Record<string, unknown>> {
    for (let last = 0; ;) {
      const where = { import_id, id: MoreThan(last) };
      const rows = await this.database.em.find(ImportIssue, {
        where,
        order: { id: 'ASC' },
        take: BATCH_SIZE,
      });
      yield* rows.map((row) => ({ ...this.record(row, language) }));
      last = rows.at(-1)?.id ?? last;
      if (rows.length < BATCH_SIZE) return;
    }
  }

  private async refuseForeign(id: number, actor: Actor | null): Promise<Import> {
    if (!actor) throw Failure.unauthenticated();
    const row = await this.database.em.findOne(Import, { where: { id, ...importsOf(actor) } });
    if (!row) throw Failure.notFound('import');
    return row;
  }

  private record(
    { id, kind, line, handle, column, value, message }: ImportIssue,
    language: string,
  ): ImportIssueRecord {
    return {
      id,
      kind,
      line,
      handle,
      column,
      value,
      message: this.messageTranslator.translate(parseStored(message), language),
    };
  }
}
