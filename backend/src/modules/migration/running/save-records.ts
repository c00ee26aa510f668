import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database, insertMany } from '../../../kernel/database';
import { stored } from '../../../kernel/translation';
import type { MigrationKind } from '../kinds/migration-kind';
import { ShopMigrationIssue } from '../migrated-records.entity';
import type { RowGroup } from '../reading/records-of';
import { RecordReader } from '../reading/record-reader';
import { ShopMigration, ShopMigrationFile } from '../shop-migration.entity';
import type { MigrationRun, RecordResult, ReportedIssue } from './migration-run';
import { SaveRecord } from './save-record';

/** Thrown when the migration was stopped, or another process took over. */
export class MigrationSuperseded extends Error {}

/** Rolls the transaction of a dry run back. */
class DryRunOver extends Error {}

/** Maximum number of stored issues per migration; further ones are only counted. */
const MAX_ISSUES = 20_000;

/** Saves records of a file, with progress, effects and issues in the same transaction. */
@Injectable()
export class SaveRecords {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly one: SaveRecord,
  ) {}

  async execute(
    groups: readonly RowGroup[],
    kind: MigrationKind,
    file: ShopMigrationFile,
    run: MigrationRun,
  ): Promise<void> {
    const upTo = groups.at(-1)?.upTo ?? file.rows_done;
    if (run.write) {
      await this.database.tx(async () =>
        this.report(await this.results(groups, kind, file, run), upTo, file, run),
      );
      return;
    }
    let results: RecordResult[] = [];
    // A dry run does everything, so that it finds the same, and takes it back.
    try {
      await this.database.tx(async () => {
        results = await this.results(groups, kind, file, run);
        throw new DryRunOver();
      });
    } catch (error) {
      if (!(error instanceof DryRunOver)) throw error;
    }
    await this.database.tx(() => this.report(results, upTo, file, run));
  }

  private async results(
    groups: readonly RowGroup[],
    kind: MigrationKind,
    file: ShopMigrationFile,
    run: MigrationRun,
  ): Promise<RecordResult[]> {
    const context = run.contextOf(file);
    const results: RecordResult[] = [];
    for (const { rows } of groups) {
      const reader = new RecordReader(rows, file);
      const read = kind.read(reader, context);
      const record = read?.label ?? (kind.groupBy ? reader.cell(kind.groupBy) : '');
      const reported = (from: ReportedIssue['kind']) => {
        const issues = from === 'error' ? reader.errors : reader.warnings;
        return issues.map((issue): ReportedIssue => ({ ...issue, kind: from, record }));
      };
      if (!read || reader.errors.length > 0) {
        results.push({ outcome: 'refused', issues: reported('error') });
        continue;
      }
      const origin = { migration_id: run.migration.id, file_id: file.id, line: reader.line };
      const { outcome, issues } = await this.one.execute(kind, read, origin, run, context);
      // Repeated files would only repeat the warnings.
      const warnings = outcome === 'unchanged' ? [] : reported('warning');
      results.push({ outcome, issues: [...warnings, ...issues] });
    }
    return results;
  }

  /** Counts the results and stores the issues. @throws MigrationSuperseded when another process has gone on */
  private async report(
    results: readonly RecordResult[],
    rows_done: number,
    file: ShopMigrationFile,
    { migration }: MigrationRun,
  ): Promise<void> {
    const { em } = this.database;
    const issues = results.flatMap((result) => result.issues);
    const counts = { created: 0, updated: 0, unchanged: 0, kept: 0, waiting: 0, refused: 0 };
    for (const { outcome } of results) counts[outcome]++;
    // Added in the database: a waiting record may be joined, and so counted otherwise, at the same moment.
    const next = Object.fromEntries(
      Object.entries(counts).map(([name, count]) => [name, () => `${name} + ${count}`]),
    );
    const running = { id: migration.id, state: migration.state };
    const total = migration.issues + issues.length;
    const alive = await em.update(ShopMigration, running, { issues: total, updated_at: this.clock.now() });
    const where = { id: file.id, rows_done: file.rows_done };
    const moved = await em.update(ShopMigrationFile, where, { ...next, rows_done });
    if (!alive.affected || !moved.affected) throw new MigrationSuperseded();
    await this.store(issues, file, migration);
    this.database.afterCommit(() => {
      file.rows_done = rows_done;
      migration.issues = total;
    });
  }

  private async store(
    issues: readonly ReportedIssue[],
    file: ShopMigrationFile,
    migration: ShopMigration,
  ): Promise<void> {
    const columns = new Map(file.columns.map(({ name, field }) => [field, name]));
    const rows = issues.map(({ kind, record, line, field, value, message }) => ({
      migration_id: migration.id,
      file_id: file.id,
      kind,
      line,
      record: record.slice(0, 190),
      column: (columns.get(field) ?? field).slice(0, 190),
      value: value.slice(0, 250),
      message: stored(message, 500),
    }));
    await insertMany(
      this.database.em,
      ShopMigrationIssue,
      rows.slice(0, Math.max(0, MAX_ISSUES - migration.issues)),
    );
  }
}
