import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Import } from '../import.entity';

const COUNTERS = ['created', 'updated', 'unchanged', 'refused', 'issues'] as const;

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
    const { em } = this.database;
    const next = Object.fromEntries(COUNTERS.map((name) => [name, row[name] + (counts[name] ?? 0)]));
    const moved = await em
      .createQueryBuilder()
      .update(Import)
      .set({ ...next, rows_done: upTo })
      .where('id = :id AND state = :state AND rows_done = :done', {
        id: row.id,
        state: row.state,
        done: row.rows_done,
      })
      .execute();
    if (!moved.affected) throw new ImportSuperseded();
    this.database.afterCommit(() => Object.assign(row, next, { rows_done: upTo }));
  }
}
