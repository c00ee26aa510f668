import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Delivery } from '../../../kernel/queue';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { Storage } from '../../../kernel/storage';
import { stored } from '../../../kernel/translation';
import { Currencies } from '../../localisation';
import type { FileIndex, Format } from '../formats/format';
import { emptyIndex } from '../formats/format';
import { formatOf } from '../formats/recognise';
import { FROM_THE_START, Import, ImportIssue } from '../import.entity';
import { importProcess } from '../import.process';
import { fileLayout } from '../reading/file-layout';
import { listedProperties } from '../reading/named-references';
import { scatteredRows, sheetsOf } from '../reading/scattered-rows';
import type { Sheet } from '../reading/sheet';
import { cellReader, REFERRING, rowReader } from '../reading/sheet';
import type { FileRecord } from '../reading/table.worker';
import { recordBatches } from '../reading/table-threads';
import { applyValues } from '../values/apply-values';
import { ImportValue, type SavedValue } from '../values/import-value.entity';
import { MissingValues } from '../values/missing-values';
import { RecordValues } from '../values/record-values';
import { actorOf } from './actor-of';
import { ClaimedSkus } from './claimed-skus';
import { fold, ImportReferenceData } from './import-reference-data';
import type { SheetIssues } from './note-issues';
import { NoteIssues } from './note-issues';
import { RelateProducts } from './relate-products';
import type { Run } from './save-sheets';
import { SaveSheets } from './save-sheets';
import { SaveStock } from '../feeds/save-stock';
import { SettleFeed } from '../feeds/settle-feed';
import { ImportSuperseded } from './advance-import';

/** Payload of an import's jobs. */
export interface ImportTask {
  import_id: number;
}

const ATTEMPTS = 5;
export const RUN_IMPORT = defineJob<ImportTask>('transfer.import', { attempts: ATTEMPTS });

/** Products per transaction: few enough that checkouts hardly wait for its locks. */
const SHEETS_PER_BATCH = 100;
const ROWS_PER_BATCH = 500;

/** Processes a file in chunks from where it left off, as a dry run or for real. */
@Injectable()
export class ImportJob implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly currencies: Currencies,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly sheets: SaveSheets,
    private readonly relations: RelateProducts,
    private readonly notes: NoteIssues,
    private readonly values: RecordValues,
    private readonly stock: SaveStock,
    private readonly feeds: SettleFeed,
  ) {}

  /** At shutdown the rest is left to another process. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  @Processes(RUN_IMPORT)
  async run({ import_id }: ImportTask, { attempt }: Delivery): Promise<void> {
    const row = await this.database.em.findOne(Import, { where: { id: import_id } });
    if (row?.state !== 'running' && row?.state !== 'checking') return;
    // The SKUs used so far by a dry run are in memory only, so another process starts it again from the
    // beginning.
    if (row.state === 'checking' && row.rows_done > 0) await this.beginAnew(row);
    try {
      await this.workThrough(row);
    } catch (error) {
      if (error instanceof ImportSuperseded) return;
      if (this.stopping.signal.aborted) return this.queue.enqueue(RUN_IMPORT, { import_id });
      if (!(error instanceof Failure) && attempt < ATTEMPTS) throw error;
      await this.end(row, row.state === 'running' ? 'failed' : 'uploaded', sentenceOf(error));
    }
  }

  private async workThrough(row: Import): Promise<void> {
    const lists = new Set<string>();
    const run = await this.runOf(row, lists);
    if (run.context.options.scope === 'stock') return this.workThroughStock(row, run);
    const { format } = run.context;
    const index = REFERRING.includes(row.source) ? await this.indexOf(row, format) : emptyIndex();
    const read = rowReader(row.columns, format, index);
    const scattered = await scatteredRows(this.batches(row), (record) => {
      const adapted = read(record);
      for (const name of listedProperties(adapted, format)) lists.add(fold(name));
      return adapted;
    });
    const sheets = sheetsOf(this.batches(row, row.rows_done), row.rows_done, read, scattered);
    for await (const chunk of chunksOf(sheets)) {
      await this.sheets.execute(chunk, run);
      if (this.stopping.signal.aborted) return this.queue.enqueue(RUN_IMPORT, { import_id: row.id });
      // Lets the event loop serve pending requests.
      await new Promise((resolve) => setImmediate(resolve));
    }
    await this.finish(row, run, sheetsOf(this.batches(row), 0, read, scattered));
  }

  /** A file of stock and prices has a row for each SKU, in any order. */
  private async workThroughStock(row: Import, run: Run): Promise<void> {
    let chunk: FileRecord[] = [];
    const save = async (): Promise<void> => {
      await this.stock.execute(chunk, run);
      chunk = [];
    };
    for await (const batch of this.batches(row, row.rows_done))
      for (const record of batch) {
        chunk.push(record);
        if (chunk.length < ROWS_PER_BATCH) continue;
        await save();
        if (this.stopping.signal.aborted) return this.queue.enqueue(RUN_IMPORT, { import_id: row.id });
        await new Promise((resolve) => setImmediate(resolve));
      }
    if (chunk.length) await save();
    await this.end(row, run.write ? 'finished' : 'checked', null);
  }

  private async runOf(row: Import, lists: ReadonlySet<string>): Promise<Run> {
    const currency = this.currencies.default();
    const references = await ImportReferenceData.load(this.database.em);
    const where = { import_id: row.id };
    applyValues(references, (await this.database.em.find(ImportValue, { where })) as SavedValue[]);
    const context = {
      references,
      currency,
      format: formatOf(row.source),
      options: withDefaults(row.options),
      layout: fileLayout(row, currency).layout,
      anyCurrency: row.layout.currency === currency.code,
      now: row.started_at ?? this.clock.now(),
    };
    return {
      import: row,
      actor: actorOf(row),
      context,
      write: row.state === 'running',
      claimed: new ClaimedSkus(),
      changed: new Map(),
      lists,
      missing: new MissingValues(lists),
      accepted: new Set(),
      updated: new Set(),
    };
  }

  /** Relates the products, for which the file is read once more if it has such a column. */
  private async finish(row: Import, run: Run, sheets: AsyncIterable<Sheet>): Promise<void> {
    const warnings: SheetIssues[] = [];
    if (row.columns.some(({ target }) => target === 'related'))
      for await (const chunk of chunksOf(sheets))
        warnings.push(...(await this.relations.execute(chunk, run)));
    const to = run.write ? 'finished' : 'checked';
    await this.database.tx(async (em) => {
      if (!run.write) await this.values.execute(row.id, run.missing.all);
      const noted = await this.notes.execute(warnings, row);
      if (noted) await em.increment(Import, { id: row.id }, 'issues', noted);
      await this.end(row, to, null);
    });
  }

  private async beginAnew(row: Import): Promise<void> {
    await this.database.tx(async (em) => {
      await em.delete(ImportIssue, { import_id: row.id });
      await em.update(Import, { id: row.id }, FROM_THE_START);
    });
    Object.assign(row, FROM_THE_START);
  }

  /** The file's records without its header and those processed before. */
  private async *batches(row: Import, done = 0): AsyncGenerator<FileRecord[]> {
    const file = await this.storage.get(row.storage_key);
    if (!file) throw Failure.field('file', 'The file is no longer available. Please upload it again.');
    const { columns } = row;
    const { layout } = fileLayout(row, this.currencies.default());
    const { signal } = this.stopping;
    const wanted = { after: done + 1, columns: columns.length, signal };
    yield* recordBatches(file.stream, layout, wanted);
  }

  private async indexOf(row: Import, format: Format): Promise<FileIndex> {
    const index = emptyIndex();
    const read = cellReader(row.columns);
    for await (const batch of this.batches(row))
      for (const { values } of batch) format.note?.(read(values), index);
    return index;
  }

  private async end(
    row: Import,
    to: 'finished' | 'checked' | 'failed' | 'uploaded',
    error: string | null,
  ): Promise<void> {
    const finished_at = this.clock.now();
    await this.database.tx(async (em) => {
      await importProcess.move(em, Import, row, to, 'job', { finished_at, updated_at: finished_at, error });
      if (row.feed_id !== null && row.state === 'running') await this.feeds.execute(row.feed_id, error);
    });
  }
}

/** Chunks of products, without two that have the same handle. */
async function* chunksOf(sheets: AsyncIterable<Sheet>): AsyncGenerator<Sheet[]> {
  let chunk: Sheet[] = [];
  let rows = 0;
  const handles = new Set<string>();
  for await (const sheet of sheets) {
    if (chunk.length >= SHEETS_PER_BATCH || rows >= ROWS_PER_BATCH || handles.has(sheet.handle)) {
      yield chunk;
      chunk = [];
      rows = 0;
      handles.clear();
    }
    chunk.push(sheet);
    rows += sheet.rows.length;
    if (sheet.handle) handles.add(sheet.handle);
  }
  if (chunk.length) yield chunk;
}

/** Imports of before these options existed don't have them. */
function withDefaults(options: Import['options']): Import['options'] {
  return { ...options, unsupported: options.unsupported ?? 'refuse', scope: options.scope ?? 'products' };
}

function sentenceOf(error: unknown): string {
  if (error instanceof Failure) return stored(error.text, 500);
  return 'Something went wrong. Everything done so far is kept; you can continue from there.';
}
