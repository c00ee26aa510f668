import { createReadStream } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Config } from '../../kernel/config';
import { Database } from '../../kernel/database';
import type { Form } from '../../kernel/http';
import { Failure, readForm, refuseBinary, tableFailure } from '../../kernel/http';
import { Storage } from '../../kernel/storage';
import { detectLayout, detectWorkbook, startOf, TableError, workbookLayout } from '../../kernel/table';
import { msg, Sentence, type TranslatableText } from '../../kernel/translation';
import { analyzeTableInThread, tryTableInThread } from '../transfer';
import { type FileFacts, factsOf } from './reading/file-facts';
import { ShopMigration, ShopMigrationFile } from './shop-migration.entity';

const MAX_FILES = 20;
const MAX_NAMES_LENGTH = 500;

type Uploaded = Form['files'][number];

/** Receives the files of another shop: stores them, reads each once, and detects what they contain. */
@Injectable()
export class ReceiveShopMigration {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** @throws Failure 413, 415 or 422 on `files`, naming the file that is not a table */
  async execute(request: FastifyRequest, actor: Actor): Promise<ShopMigration> {
    const { IMPORT_LIMIT: limit } = this.config;
    const form = await readForm(request, { field: 'files', max: MAX_FILES, noun: 'spreadsheet', limit });
    if (form.files.length === 0) throw Failure.field('files', 'must contain a table (CSV or Excel)');
    const tables: FileFacts[] = [];
    const paths = new Map<string, string>();
    for (const upload of form.files)
      for (const table of await this.read(upload)) {
        tables.push(table);
        paths.set(table.storage_key, upload.path);
      }
    if (tables.length > MAX_FILES)
      throw Failure.field('files', msg`may have at most ${MAX_FILES} worksheets`);
    for (const [key, path] of paths) await this.storage.putFile(key, path);
    const now = this.clock.now();
    const stamp = { created_at: now, updated_at: now };
    return this.database.tx(async (em) => {
      const filenames = form.files.map(({ filename }) => filename).join(', ');
      const { identifiers } = await em.insert(ShopMigration, {
        ...stamp,
        state: 'uploaded',
        filenames: filenames.slice(0, MAX_NAMES_LENGTH),
        actor_id: actor.id,
        actor_name: actor.name,
      });
      const id = Number(identifiers[0]?.id);
      for (const file of tables) await em.insert(ShopMigrationFile, { ...file, ...stamp, migration_id: id });
      return em.findOneOrFail(ShopMigration, { where: { id } });
    });
  }

  private async read(upload: Uploaded): Promise<FileFacts[]> {
    try {
      if (!upload.size) throw Failure.field('files', 'must contain a header and at least one row');
      return await this.tablesOf(upload);
    } catch (error) {
      const failure = error instanceof TableError ? tableFailure(error.refusal) : error;
      throw failure instanceof Failure ? aboutFile(failure, upload.filename) : failure;
    }
  }

  /** The table of a CSV file, or the worksheets of a workbook that are not empty. */
  private async tablesOf({ path, filename, size: bytes }: Uploaded): Promise<FileFacts[]> {
    const file = { filename, bytes, storage_key: `migrations/${randomUUID()}` };
    const workbook = await detectWorkbook(path);
    if (!workbook) {
      const layout = await detectLayout(path);
      refuseBinary(await startOf(path), layout);
      return [factsOf(file, layout, await analyzeTableInThread(createReadStream(path), layout))];
    }
    const tables: FileFacts[] = [];
    for (const sheet of workbook.sheets) {
      const layout = workbookLayout(sheet);
      const result = await tryTableInThread(createReadStream(path), layout);
      if ('facts' in result) tables.push(factsOf(file, layout, result.facts));
      else if (result.refusal.reason !== 'empty') throw tableFailure(result.refusal);
    }
    if (tables.length === 0) throw tableFailure({ reason: 'empty' });
    return tables;
  }
}

/** The same refusal, naming the file of several. */
function aboutFile(error: Failure, filename: string): Failure {
  if (error.status !== 422) return error;
  const [message = error.text]: TranslatableText[] = Object.values(error.errors ?? {}).flat();
  return Failure.field(
    'files',
    msg`“${filename}”: ${typeof message === 'string' ? new Sentence(message) : message}`,
  );
}
