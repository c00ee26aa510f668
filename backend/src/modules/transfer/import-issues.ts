import type { StreamableFile } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ImportIssueRecord } from '@stoa/contracts';
import { MoreThan } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { exportCsv } from '../../kernel/export';
import { Failure, Page } from '../../kernel/http';
import type { ListQuery } from '../../kernel/resource';
import { readQuery } from '../../kernel/resource';
import { Import, ImportIssue } from './import.entity';
import { importsOf } from './imports.resource';

const AT_ONCE = 500;
const COLUMNS = ['line', 'handle', 'column', 'value', 'message', 'kind'];
const LISTING = { path: 'import_issues', fields: [], sort: [] };

/** Tells what was wrong with a file, on pages or as a file of its own. */
@Injectable()
export class ImportIssues {
  constructor(private readonly database: Database) {}

  async page(id: number, query: ListQuery, actor: Actor): Promise<Page<ImportIssueRecord>> {
    await this.refuseForeign(id, actor);
    const { from, limit } = readQuery(LISTING, query);
    const order = { line: 'ASC', id: 'ASC' } as const;
    const [rows, total] = await this.database.em.findAndCount(ImportIssue, {
      where: { import_id: id },
      ...{ order, skip: from, take: limit },
    });
    return new Page('issues', rows.map(recordOf), total, from);
  }

  async file(id: number, actor: Actor): Promise<StreamableFile> {
    const { filename } = await this.refuseForeign(id, actor);
    const name = `${filename.replace(/\.\w+$/, '')}-errors`;
    return exportCsv(name, { columns: COLUMNS, rows: this.all(id) });
  }

  private async *all(import_id: number): AsyncGenerator<Record<string, unknown>> {
    for (let last = 0; ;) {
      const where = { import_id, id: MoreThan(last) };
      const rows = await this.database.em.find(ImportIssue, { where, order: { id: 'ASC' }, take: AT_ONCE });
      yield* rows.map((row) => ({ ...recordOf(row) }));
      last = rows.at(-1)?.id ?? last;
      if (rows.length < AT_ONCE) return;
    }
  }

  private async refuseForeign(id: number, actor: Actor): Promise<Import> {
    const row = await this.database.em.findOne(Import, { where: { id, ...importsOf(actor) } });
    if (!row) throw Failure.notFound('import');
    return row;
  }
}

function recordOf({ id, kind, line, handle, column, value, message }: ImportIssue): ImportIssueRecord {
  return { id, kind, line, handle, column, value, message };
}
