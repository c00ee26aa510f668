import { Injectable, StreamableFile } from '@nestjs/common';
import type { CustomerDataExport } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { PrivateFiles, Storage } from '../../../kernel/storage';
import { DataExport } from './data-export.entity';
import type { DataFormat } from './data-exports.inputs';
import { readableData } from './readable-data';

const discardFile = defineJob<{ storage_key: string }>('customers.discard-data');

/** State and download of personal data exports. */
@Injectable()
export class DataExports {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly storage: Storage,
    private readonly files: PrivateFiles,
    private readonly queue: JobQueue,
  ) {}

  async state({ id }: Actor): Promise<CustomerDataExport> {
    const row = await this.find(id);
    if (!row) return { state: 'none', requested_at: null, expires_at: null, bytes: null };
    const { state, updated_at, expires_at, bytes } = row;
    return {
      state,
      bytes,
      requested_at: updated_at.toISOString(),
      expires_at: expires_at?.toISOString() ?? null,
    };
  }

  /** @throws Failure 404 while not ready, and once expired */
  async file(format: DataFormat, { actor, language }: Caller): Promise<StreamableFile> {
    const row = actor && (await this.find(actor.id));
    const bytes = row?.storage_key ? await this.storage.read(row.storage_key) : null;
    if (!bytes) throw Failure.notFound('file');
    const isReadable = format === 'html';
    const body = isReadable ? Buffer.from(readableData(JSON.parse(bytes.toString('utf8')), language)) : bytes;
    return new StreamableFile(body, {
      type: `${isReadable ? 'text/html' : 'application/json'}; charset=utf-8`,
      length: body.byteLength,
      disposition: `attachment; filename="personal-data.${format}"`,
    });
  }

  /** Deletes a customer's export, in the caller's transaction. */
  async discard(customer_id: number): Promise<void> {
    const row = await this.database.em.findOne(DataExport, { where: { customer_id } });
    if (!row) return;
    await this.database.em.delete(DataExport, { id: row.id });
    const { storage_key } = row;
    if (storage_key) await this.queue.enqueue(discardFile, { storage_key });
  }

  @Processes(discardFile)
  discardFile({ storage_key }: { storage_key: string }): Promise<void> {
    return this.files.discard(storage_key);
  }

  private async find(customer_id: number): Promise<DataExport | null> {
    const row = await this.database.em.findOne(DataExport, { where: { customer_id } });
    const isOver = row?.expires_at && row.expires_at <= this.clock.now();
    return isOver ? null : row;
  }
}
