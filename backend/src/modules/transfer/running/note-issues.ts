import { Injectable } from '@nestjs/common';
import { Database, insertMany } from '../../../kernel/database';
import { stored } from '../../../kernel/translation';
import { type Import, ImportIssue } from '../import.entity';
import type { Issue, Sheet } from '../reading/sheet';
import { issueColumns } from './issue-column';

/** Maximum number of stored issues per import; further ones are only counted. */
const MAX_ISSUES = 10_000;

/** The issues of one product. */
export interface SheetIssues {
  sheet: Pick<Sheet, 'handle'>;
  issues: readonly Issue[];
}

/** Stores the issues of products with the headings of their columns. */
@Injectable()
export class NoteIssues {
  constructor(private readonly database: Database) {}

  /** Returns how many there are. */
  async execute(all: readonly SheetIssues[], row: Import): Promise<number> {
    const columnOf = issueColumns(row.columns);
    const rows = all.flatMap(({ sheet, issues }) =>
      issues.map(({ kind = 'row', line, target, value, message }) => ({
        import_id: row.id,
        kind,
        line,
        handle: sheet.handle.slice(0, 190),
        column: columnOf(target).slice(0, 190),
        value: value.slice(0, 250),
        message: stored(message, 500),
      })),
    );
    const room = Math.max(0, MAX_ISSUES - row.issues);
    await insertMany(this.database.em, ImportIssue, rows.slice(0, room));
    return rows.length;
  }
}
