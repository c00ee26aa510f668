import { createReadStream } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Config } from '../../kernel/config';
import { Database } from '../../kernel/database';
import type { Form } from '../../kernel/http';
import { Failure, readForm, refuseBinary } from '../../kernel/http';
import { Storage } from '../../kernel/storage';
import { detectLayout, startOf } from '../../kernel/table';
import { msg, Sentence, type TranslatableText } from '../../kernel/translation';
import { analyzeTableInThread, type TableFacts } from '../transfer';
import { detectKind, fieldsOfColumns } from './reading/detect-kind';
import { FROM_THE_START, ShopMigration, ShopMigrationFile } from './shop-migration.entity';

const MAX_FILES = 20;
const MAX_NAMES_LENGTH = 500;

type Uploaded = Form['files'][number];
type FileFacts = Omit<ShopMigrationFile, 'id' | 'migration_id' | 'migration' | 'created_at' | 'updated_at'>;

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
    const form = await readForm(request, { field: 'files', most: MAX_FILES, noun: 'spreadsheet', limit });
    if (form.files.length === 0) throw Failure.field('files', 'must contain a table (CSV)');
    const read: FileFacts[] = [];
    for (const upload of form.files) read.push(await this.read(upload));
    for (const [place, { path }] of form.files.entries())
      await this.storage.putFile(read[place]?.storage_key ?? '', path);
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
      for (const file of read) await em.insert(ShopMigrationFile, { ...file, ...stamp, migration_id: id });
      return em.findOneOrFail(ShopMigration, { where: { id } });
    });
  }

  private async read({ path, filename, size: bytes }: Uploaded): Promise<FileFacts> {
    try {
      if (!bytes) throw Failure.field('files', 'must contain a header and at least one row');
      const layout = await detectLayout(path);
      refuseBinary(await startOf(path), layout);
      const facts = await analyzeTableInThread(createReadStream(path), layout);
      const { kind, source } = detectKind(facts.headings);
      const fields = kind ? fieldsOfColumns(facts.headings, kind) : facts.headings.map(() => null);
      const columns = facts.headings.map((name, place) => ({
        name,
        field: fields[place] ?? null,
        sample: facts.samples[place]?.[0] ?? '',
      }));
      return {
        ...FROM_THE_START,
        filename,
        bytes,
        storage_key: `migrations/${randomUUID()}`,
        kind,
        source,
        columns,
        encoding: layout.encoding,
        delimiter: layout.delimiter,
        decimal_mark: decimalMarkOf(facts, source !== 'other'),
        date_order: dateOrderOf(facts),
        rows_total: facts.rows,
      };
    } catch (error) {
      throw error instanceof Failure ? aboutFile(error, filename) : error;
    }
  }
}

/** The shop systems write machine-readable numbers, unless a spreadsheet has been there since. */
function decimalMarkOf({ styles }: TableFacts, isKnown: boolean): '.' | ',' | null {
  const count = (name: 'point' | 'comma'): number =>
    styles.reduce((sum, style) => sum + (style?.[name] ?? 0), 0);
  const [points, commas] = [count('point'), count('comma')];
  if (commas > 0) return points > 0 ? null : ',';
  return points > 0 || isKnown ? '.' : null;
}

function dateOrderOf({ styles }: TableFacts): 'dmy' | 'mdy' | null {
  const count = (name: 'dmy' | 'mdy'): number => styles.reduce((sum, style) => sum + (style?.[name] ?? 0), 0);
  const [dmy, mdy] = [count('dmy'), count('mdy')];
  if (dmy > 0) return mdy > 0 ? null : 'dmy';
  return mdy > 0 ? 'mdy' : null;
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
