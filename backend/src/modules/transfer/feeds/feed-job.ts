import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { FetchFile, FileRefused } from '../../../kernel/outbound';
import type { Delivery } from '../../../kernel/queue';
import { JobQueue, Processes } from '../../../kernel/queue';
import { Storage } from '../../../kernel/storage';
import { stored } from '../../../kernel/translation';
import { Currencies } from '../../localisation';
import { Import } from '../import.entity';
import { fileLayout } from '../reading/file-layout';
import { suggestedColumns } from '../reading/suggested-columns';
import { analyzeTableInThread } from '../reading/table-threads';
import { RUN_IMPORT } from '../running/import-job';
import { tableLayoutOf } from '../table-layout-of';
import { FEED_MESSAGES } from './feed-messages';
import type { FeedTask } from './run-feeds';
import { RUN_FEED } from './run-feeds';
import { SettleFeed } from './settle-feed';
import { StockFeed } from './stock-feed.entity';
import { STOCK_TARGETS } from './stock-targets';

const ATTEMPTS = 3;
const TIMEOUT = 120_000;
const LATER = 10 * 60 * 1000;
/** Runs that are kept as a feed's history. */
const MAX_RUNS = 60;
const OPTIONS = {
  existing: 'update',
  status: 'draft',
  stock: 'set',
  pictures: false,
  description_pictures: false,
  unsupported: 'refuse',
  scope: 'stock',
} as const;

/** Downloads the file of a feed, and imports its stock and prices. */
@Injectable()
export class FeedJob {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly currencies: Currencies,
    private readonly fetching: FetchFile,
    private readonly settling: SettleFeed,
  ) {}

  @Processes(RUN_FEED)
  async run({ feed_id }: FeedTask, { attempt }: Delivery): Promise<void> {
    const { em } = this.database;
    const feed = await em.findOne(StockFeed, { where: { id: feed_id } });
    if (!feed) return;
    // A vendor's imports run one after the other.
    if (await em.existsBy(Import, { state: 'running', owner_id: feed.vendor_id })) {
      const again = { key: `stock-feed:${feed_id}`, delay: LATER };
      return this.queue.enqueue(RUN_FEED, { feed_id }, again);
    }
    const folder = await mkdtemp(join(tmpdir(), 'stock-feed-'));
    try {
      await this.read(feed, join(folder, 'file'));
    } catch (error) {
      const isKnown = error instanceof FileRefused || error instanceof Failure;
      if (!isKnown && attempt < ATTEMPTS) throw error;
      const text = isKnown ? textOf(error) : 'could not be fetched: the host did not answer in time';
      await this.settling.execute(feed_id, stored(text, 500));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    await this.forgetOld(feed_id);
  }

  private async read(feed: StockFeed, path: string): Promise<void> {
    const request = {
      accept: '*/*',
      limit: this.config.IMPORT_LIMIT,
      timeout: TIMEOUT,
      messages: FEED_MESSAGES,
    };
    await pipeline(Readable.from(this.fetching.stream(feed.url, request)), createWriteStream(path));
    const layout = { ...(await tableLayoutOf(path)), ...feed.layout };
    const facts = await analyzeTableInThread(createReadStream(path), layout);
    const { source, columns: suggested } = suggestedColumns(facts, 'vendor');
    const columns = columnsFor(suggested, feed);
    const storage_key = `imports/${randomUUID()}`;
    await this.storage.putFile(storage_key, path);
    const { questions } = fileLayout({ layout, columns, source }, this.currencies.default());
    const isUnclear = questions.length > 0 || !columns.some(({ target }) => target === 'sku');
    const now = this.clock.now();
    await this.database.tx(async (em) => {
      const row = em.create(Import, {
        vendor_id: feed.vendor_id,
        owner_id: feed.vendor_id,
        feed_id: feed.id,
        filename: feed.name,
        bytes: 0,
        source,
        state: isUnclear ? 'uploaded' : 'running',
        rows_total: facts.rows,
        actor_name: feed.name,
        actor_audience: 'vendor',
        actor_id: 0,
        storage_key,
        layout,
        columns,
        options: OPTIONS,
        started_at: isUnclear ? null : now,
        created_at: now,
        updated_at: now,
      });
      const { id } = await em.save(Import, row);
      if (!isUnclear) return this.queue.enqueue(RUN_IMPORT, { import_id: id });
      await this.settling.execute(feed.id, 'Open the last run and choose how its columns are to be read.');
    });
  }

  private async forgetOld(feed_id: number): Promise<void> {
    const { em } = this.database;
    const order = { id: 'DESC' } as const;
    const [last] = await em.find(Import, { where: { feed_id }, order, skip: MAX_RUNS - 1, take: 1 });
    if (!last) return;
    const old = await em.find(Import, { where: { feed_id, id: LessThan(last.id) } });
    for (const { id, storage_key } of old) {
      if (storage_key) await this.storage.delete(storage_key);
      await this.database.tx((tx) => tx.delete(Import, { id }));
    }
  }
}

function textOf(error: FileRefused | Failure): FileRefused['text'] {
  if (error instanceof FileRefused) return error.text;
  const [text = error.text] = Object.values(error.errors ?? {}).flat();
  return text;
}

/** The columns as a person mapped those with the same headings last, else as they are suggested. */
function columnsFor(columns: Import['columns'], feed: StockFeed): Import['columns'] {
  const known = new Map(feed.columns?.map(({ name, target }) => [name, target]));
  return columns.map((column) => {
    const target = known.has(column.name) ? (known.get(column.name) ?? null) : column.target;
    return { ...column, target: target && STOCK_TARGETS.has(target) ? target : null };
  });
}
