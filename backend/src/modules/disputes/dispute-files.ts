import { Injectable, StreamableFile } from '@nestjs/common';
import { In } from 'typeorm';
import type { Actor, Caller } from '../../kernel/access';
import { tenantBounds } from '../../kernel/access';
import { combineConditions, Database, insertMany } from '../../kernel/database';
import type { FormFile } from '../../kernel/http';
import { Failure } from '../../kernel/http';
import { PrivateFiles } from '../../kernel/storage';
import { documentType } from '../vendors';
import { CustomerDisputes } from './customer-disputes';
import { Dispute } from './dispute.entity';
import { DisputeEvent, DisputeFile } from './dispute-parts.entity';

const FIELD = 'files';

/** A file in the private storage, not yet attached to an entry. */
export type StoredFile = Pick<DisputeFile, 'storage_key' | 'filename' | 'mime' | 'bytes'>;

/** Stores the files of evidence privately; only the parties and operators can read them. */
@Injectable()
export class DisputeFiles {
  constructor(
    private readonly database: Database,
    private readonly files: PrivateFiles,
    private readonly disputes: CustomerDisputes,
  ) {}

  /**
   * Stores the files and passes them on; deletes them again when `write` fails or does not attach them.
   * @throws Failure 422 on `files`
   */
  async store<T>(sent: readonly FormFile[], write: (stored: StoredFile[]) => Promise<T>): Promise<T> {
    const types: string[] = [];
    for (const { read } of sent) types.push(await documentType(await read(), FIELD));
    const stored: StoredFile[] = [];
    try {
      for (const [place, { filename, size, read }] of sent.entries()) {
        const storage_key = await this.files.store('disputes', await read());
        stored.push({ storage_key, filename, mime: types[place] ?? '', bytes: size });
      }
      return await write(stored);
    } finally {
      await this.dropUnattached(stored);
    }
  }

  async attach(event_id: number, stored: readonly StoredFile[]): Promise<void> {
    await insertMany(
      this.database.em,
      DisputeFile,
      stored.map((file) => ({ event_id, ...file })),
    );
  }

  /** Streams a file to a console. @throws Failure 404 if it is missing or of another vendor's dispute */
  async readForConsole(id: number, actor: Actor): Promise<StreamableFile> {
    const { dispute_id, file } = await this.find(id);
    const where = combineConditions({ id: dispute_id }, tenantBounds(actor));
    if (!(await this.database.em.exists(Dispute, { where }))) throw Failure.notFound('document');
    return this.stream(file);
  }

  /** Streams a file to the order's buyer. @throws Failure 404 if it is missing or of another buyer's dispute */
  async readForBuyer(id: number, caller: Caller, accessToken: string | undefined): Promise<StreamableFile> {
    const { dispute_id, file } = await this.find(id);
    await this.disputes.getOrThrow(dispute_id, caller, accessToken).catch((error: unknown) => {
      throw error instanceof Failure && error.status === 404 ? Failure.notFound('document') : error;
    });
    return this.stream(file);
  }

  /** Deletes the files of these events from the storage as well, after the commit. */
  async erase(eventIds: readonly number[]): Promise<void> {
    if (eventIds.length === 0) return;
    const where = { event_id: In([...eventIds]) };
    const erased = await this.database.em.find(DisputeFile, { where });
    await this.database.em.delete(DisputeFile, where);
    this.database.afterCommit(() => {
      for (const { storage_key } of erased) void this.files.discard(storage_key).catch(() => undefined);
    });
  }

  private async find(id: number): Promise<{ dispute_id: number; file: DisputeFile }> {
    const { em } = this.database;
    const file = await em.findOne(DisputeFile, { where: { id } });
    const event = file && (await em.findOne(DisputeEvent, { where: { id: file.event_id } }));
    if (!file || !event) throw Failure.notFound('document');
    return { dispute_id: event.dispute_id, file };
  }

  private async stream({ storage_key, filename, mime, bytes }: DisputeFile): Promise<StreamableFile> {
    const file = await this.files.get(storage_key);
    if (!file) throw Failure.notFound('document');
    const name = `filename="evidence"; filename*=UTF-8''${encodeURIComponent(filename)}`;
    return new StreamableFile(file.stream, { type: mime, length: bytes, disposition: `attachment; ${name}` });
  }

  private async dropUnattached(stored: readonly StoredFile[]): Promise<void> {
    for (const { storage_key } of stored)
      if (!(await this.database.em.exists(DisputeFile, { where: { storage_key } })))
        await this.files.discard(storage_key);
  }
}
