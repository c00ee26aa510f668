import { Injectable } from '@nestjs/common';
import { changeRows, Database } from '../../../kernel/database';
import { Import } from '../import.entity';

const COUNTERS = ['created', 'drafts', 'stated_drafts', 'updated', 'unchanged', 'refused', 'issues'] as const;

/** Counts of an import's chunk. */
export type ImportCounts = Partial<Record<(typeof COUNTERS)[number], number>>;

/** Thrown when the import was stopped, or another process took over. */
export class ImportSuperseded extends Error {}

/** Advances the progress of an import with each chunk, in its transaction. */
@Injectable()
export class AdvanceImport {
  constructor(private readonly database: Database) {}

  /** By a compare-and-set update. @throws ImportSuperseded when another process has advanced it */
  async execute(upTo: number, counts: ImportCounts, row: Import): Promise<void> {
    const next = Object.fromEntries(COUNTERS.map((name) => [name, row[name] + (counts[name] ?? 0)]));
    const set = [...COUNTERS, 'rows_done'].map((name) => `${name} = ?`).join(', ');
    const moved = await changeRows(
      this.database.em,
      `UPDATE imports SET ${set} WHERE id = ? AND state = ? AND rows_done = ?`,
      [...COUNTERS.map((name) => next[name]), upTo, row.id, row.state, row.rows_done],
    );
    if (moved === 0) throw new ImportSuperseded();
    this.database.afterCommit(() => Object.assign(row, next, { rows_done: upTo }));
  }
}
