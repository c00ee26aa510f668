import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { SHOP_MIGRATION_KINDS } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Delivery } from '../../../kernel/queue';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { Storage } from '../../../kernel/storage';
import { type TableLayout, workbookLayout } from '../../../kernel/table';
import { stored } from '../../../kernel/translation';
import { type FileRecord, tableRecords } from '../../transfer';
import { AddressDrafts } from '../kinds/address-drafts';
import { MigrationKinds } from '../kinds/migration-kinds';
import { ShopMigrationIssue } from '../migrated-records.entity';
import { groupRows, type RowGroup } from '../reading/records-of';
import { FROM_THE_START, ShopMigration, ShopMigrationFile } from '../shop-migration.entity';
import { shopMigrationProcess } from '../shop-migration.process';
import { JoinWaiting } from './join-waiting';
import { MigrationRun } from './migration-run';
import { MigrationSuperseded, SaveRecords } from './save-records';

/** Payload of a migration's jobs. */
export interface MigrationTask {
  migration_id: number;
}

const ATTEMPTS = 5;
export const RUN_MIGRATION = defineJob<MigrationTask>('migration.run', { attempts: ATTEMPTS });

/** Records per transaction: few enough that checkouts hardly wait for its locks. */
const RECORDS_PER_BATCH = 50;
const ROWS_PER_BATCH = 500;

/** Processes the files of a migration in chunks from where it left off, as a dry run or for real. */
@Injectable()
export class MigrationJob implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly kinds: MigrationKinds,
    private readonly places: AddressDrafts,
    private readonly records: SaveRecords,
    private readonly waiting: JoinWaiting,
  ) {}

  /** At shutdown the rest is left to another process. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  @Processes(RUN_MIGRATION)
  async run({ migration_id }: MigrationTask, { attempt }: Delivery): Promise<void> {
    const row = await this.database.em.findOne(ShopMigration, { where: { id: migration_id } });
    if (row?.state !== 'running' && row?.state !== 'checking') return;
    const isDryRun = row.state === 'checking';
    // What a dry run has seen so far is in memory only, so another process starts it again from the beginning.
    if (isDryRun) await this.beginAnew(row);
    try {
      await this.workThrough(row, new MigrationRun(row, !isDryRun));
      if (!this.stopping.signal.aborted) await this.end(row, isDryRun ? 'checked' : 'finished', null);
    } catch (error) {
      if (error instanceof MigrationSuperseded) return;
      if (this.stopping.signal.aborted) return this.queue.enqueue(RUN_MIGRATION, { migration_id });
      if (!(error instanceof Failure) && attempt < ATTEMPTS) throw error;
      await this.end(row, isDryRun ? 'uploaded' : 'failed', sentenceOf(error));
    }
  }

  private async workThrough(row: ShopMigration, run: MigrationRun): Promise<void> {
    await this.places.load();
    const files = await this.database.em.find(ShopMigrationFile, {
      where: { migration_id: row.id },
      order: { id: 'ASC' },
    });
    // Whatever refers to others comes after them, in whatever order the files were uploaded.
    const inOrder = SHOP_MIGRATION_KINDS.flatMap((kind) => files.filter((file) => file.kind === kind));
    for (const file of inOrder) {
      await this.process(file, run);
      if (this.stopping.signal.aborted) return this.queue.enqueue(RUN_MIGRATION, { migration_id: row.id });
    }
    if (run.write) await this.waiting.execute();
  }

  private async process(file: ShopMigrationFile, run: MigrationRun): Promise<void> {
    if (!file.kind || file.rows_done >= file.rows_total) return;
    const kind = this.kinds.named(file.kind);
    const groups = groupRows(this.recordsOf(file), file.columns, kind.groupBy, file.rows_done);
    for await (const chunk of chunksOf(groups)) {
      await this.records.execute(chunk, kind, file, run);
      if (this.stopping.signal.aborted) return;
      // Lets the event loop serve pending requests.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  private async *recordsOf(file: ShopMigrationFile): AsyncGenerator<FileRecord> {
    const stored = await this.storage.get(file.storage_key);
    if (!stored) throw Failure.field('file', 'The file is no longer available. Please upload it again.');
    const { signal } = this.stopping;
    const wanted = { after: file.rows_done + 1, columns: file.columns.length, signal };
    yield* tableRecords(stored.stream, layoutOf(file), wanted);
  }

  private async beginAnew(row: ShopMigration): Promise<void> {
    await this.database.tx(async (em) => {
      await em.delete(ShopMigrationIssue, { migration_id: row.id });
      await em.update(ShopMigrationFile, { migration_id: row.id }, FROM_THE_START);
      await em.update(ShopMigration, { id: row.id }, { issues: 0 });
    });
    row.issues = 0;
  }

  private async end(
    row: ShopMigration,
    to: 'finished' | 'checked' | 'failed' | 'uploaded',
    error: string | null,
  ): Promise<void> {
    const finished_at = this.clock.now();
    const values = { finished_at, updated_at: finished_at, error };
    await this.database.tx((em) => shopMigrationProcess.move(em, ShopMigration, row, to, 'job', values));
  }
}

function layoutOf({ encoding, delimiter, sheet, decimal_mark }: ShopMigrationFile): TableLayout {
  return sheet === null ? { encoding, delimiter } : { ...workbookLayout(sheet), decimal_mark };
}

async function* chunksOf(groups: AsyncIterable<RowGroup>): AsyncGenerator<RowGroup[]> {
  let chunk: RowGroup[] = [];
  let rows = 0;
  for await (const group of groups) {
    chunk.push(group);
    rows += group.rows.length;
    if (chunk.length < RECORDS_PER_BATCH && rows < ROWS_PER_BATCH) continue;
    yield chunk;
    chunk = [];
    rows = 0;
  }
  if (chunk.length > 0) yield chunk;
}

function sentenceOf(error: unknown): string {
  if (error instanceof Failure) return stored(error.text, 500);
  return 'Something went wrong. Everything done so far is kept; you can continue from there.';
}
