import { Injectable } from '@nestjs/common';
import { hasImportKey, type ImportState } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Failure, type FieldRefusals } from '../../kernel/http';
import { JobQueue } from '../../kernel/queue';
import { msg } from '../../kernel/translation';
import { Currencies } from '../localisation';
import { FROM_THE_START, Import, ImportIssue } from './import.entity';
import { importProcess } from './import.process';
import { importsOf } from './imports.resource';
import { fileLayout } from './reading/file-layout';
import { RUN_IMPORT } from './running/import-job';
import { StockFeed } from './feeds/stock-feed.entity';
import { UNDO_IMPORT } from './undo-job';

/** Changes the state of an import: dry run, start, stop, undo. */
@Injectable()
export class MoveImport {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly currencies: Currencies,
  ) {}

  /** Dry run: validates the file without writing products. */
  check(id: number, actor: Actor): Promise<Import> {
    return this.move(id, 'checking', actor, (em, row) => this.begin(em, row));
  }

  /**
   * Starts or resumes an import. One may run per vendor, and one for all operators. @throws Failure 409 while
   * another runs
   */
  start(id: number, actor: Actor): Promise<Import> {
    return this.move(id, 'running', actor, async (em, row) => {
      const owner_id = row.owner_id ?? IsNull();
      const others = await em.count(Import, { where: { state: 'running', owner_id } });
      if (others > 1)
        throw Failure.conflict('another_runs', 'Another import is running. Wait until it has finished.');
      if (row.feed_id !== null) await rememberChoices(em, row);
      if (['stopped', 'failed'].includes(row.state)) await this.queue.enqueue(RUN_IMPORT, { import_id: id });
      else await this.begin(em, row);
    });
  }

  /** Stops after the current batch of products; a dry run is discarded. */
  async stop(id: number, actor: Actor): Promise<Import> {
    const { state } = await this.find(id, actor);
    return this.move(id, state === 'checking' ? 'uploaded' : 'stopped', actor, async () => undefined);
  }

  undo(id: number, actor: Actor): Promise<Import> {
    return this.move(id, 'undoing', actor, () => this.queue.enqueue(UNDO_IMPORT, { import_id: id }));
  }

  private async begin(em: EntityManager, row: Import): Promise<void> {
    requireKey(row);
    this.refuseOpen(row);
    const { id } = row;
    await em.delete(ImportIssue, { import_id: id });
    await em.update(Import, { id }, { ...FROM_THE_START, started_at: this.clock.now(), finished_at: null });
    await this.queue.enqueue(RUN_IMPORT, { import_id: id });
  }

  /** @throws Failure 422 on each property of the file's layout that must be chosen first */
  private refuseOpen(row: Import): void {
    const { questions } = fileLayout(row, this.currencies.default());
    if (questions.length === 0) return;
    const refused = questions.map(({ property, column, example }) => [
      `layout.${property}`,
      [msg`must be chosen: “${example}” in the column “${column}” can be read in more than one way`],
    ]);
    throw Failure.invalid(Object.fromEntries(refused) as FieldRefusals);
  }

  private async move(
    id: number,
    to: ImportState,
    actor: Actor,
    work: (em: EntityManager, row: Import) => Promise<void>,
  ): Promise<Import> {
    return this.database.tx(async (em) => {
      const row = await this.find(id, actor);
      if (['checking', 'running'].includes(to) && !row.storage_key)
        throw Failure.conflict('file_gone', 'The file is no longer available. Please upload it again.');
      const updated_at = this.clock.now();
      await importProcess.move(em, Import, row, to, 'person', { updated_at, error: null });
      await work(em, row);
      return this.find(id, actor);
    });
  }

  private async find(id: number, actor: Actor): Promise<Import> {
    const row = await this.database.em.findOne(Import, { where: { id, ...importsOf(actor) } });
    if (!row) throw Failure.notFound('import');
    return row;
  }
}

/** @throws Failure 422 on `columns` if none says which product or variant a row is of */
function requireKey(row: Import): void {
  if (hasImportKey(row)) return;
  const message =
    row.options.scope === 'stock'
      ? 'must contain the SKU, by which variants are found'
      : 'must contain the product handle, the name or the SKU, by which products are told apart';
  throw Failure.field('columns', message);
}

/** The next run of a feed is read as this one. */
async function rememberChoices(em: EntityManager, { feed_id, columns, layout }: Import): Promise<void> {
  const { encoding: _encoding, delimiter: _delimiter, file_type: _type, sheets: _sheets, ...chosen } = layout;
  const mapped = columns.map(({ name, target }) => ({ name, target }));
  await em.update(StockFeed, { id: feed_id ?? 0 }, { columns: mapped, layout: chosen });
}
