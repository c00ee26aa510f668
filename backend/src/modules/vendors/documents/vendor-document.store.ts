import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import type { DocumentStatus } from '@stoa/contracts';
import { EventBus } from '../../../kernel/events';
import { Failure } from '../../../kernel/http';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import type { Bounds, Values } from '../../../kernel/resource';
import { StatefulStore, StoreTools } from '../../../kernel/resource';
import { PrivateFiles } from '../../../kernel/storage';
import { VendorDocument } from './vendor-document.entity';
import { documentRejected } from '../vendor.events';

const DISCARD = defineJob<{ storage_key: string }>('vendors.discard_paper');
/** Number of documents that one vendor may have. */
const MAX = 20;

/** Stores the rows of documents; the file is deleted with its row. */
@Injectable()
export class VendorDocumentStore extends StatefulStore<VendorDocument> {
  constructor(
    tools: StoreTools,
    private readonly queue: JobQueue,
    private readonly files: PrivateFiles,
    private readonly events: EventBus,
  ) {
    super(tools);
  }

  /**
   * Inserts documents whose files are stored already. @throws Failure 422 on `file` when the vendor has too
   * many
   */
  async note(
    vendor_id: number,
    documents: readonly Pick<VendorDocument, 'kind' | 'filename' | 'mime' | 'bytes' | 'storage_key'>[],
    actor: Actor | null,
  ): Promise<number[]> {
    const { database, clock } = this.tools;
    return database.tx(async (em) => {
      const held = await em.count(VendorDocument, { where: { vendor_id } });
      if (held + documents.length > MAX)
        throw Failure.field('file', `A vendor can have at most ${MAX} documents.`);
      const now = clock.now();
      const ids: number[] = [];
      for (const document of documents) {
        const row = { ...document, vendor_id, created_at: now, updated_at: now };
        const { identifiers } = await em.insert(VendorDocument, row);
        ids.push(Number(identifiers[0]?.id));
      }
      for (const id of ids) await this.publishChange('create', id, actor);
      return ids;
    });
  }

  /**
   * Accepts or rejects a document, and notifies the vendor of a rejection.
   * @throws Failure 409 `state_not_allowed` when another operator decided first; 422 on `reason` of a
   * rejection without one
   */
  async changeStatus(id: number, to: DocumentStatus, why: string | null, actor: Actor | null): Promise<void> {
    if (to === 'rejected' && !why) throw Failure.field('reason', 'must not be empty');
    await this.transition(id, to, {}, actor, { reason: to === 'rejected' ? why : null });
  }

  protected override moverOf(): 'admin' {
    return 'admin';
  }

  protected override beforeTransition(
    _: VendorDocument,
    _to: DocumentStatus,
    _actor: Actor | null,
    { reason }: Values,
  ): Values {
    return { reason };
  }

  protected override async afterTransition(
    { vendor_id, filename }: VendorDocument,
    to: DocumentStatus,
    _: Actor | null,
    { reason }: Values,
  ): Promise<void> {
    if (to !== 'rejected') return;
    await this.events.publish(documentRejected, { vendor_id, filename, reason: String(reason) });
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async () => {
      const { storage_key } = await this.find(id, bounds);
      await super.remove(id, bounds, actor);
      await this.queue.enqueue(DISCARD, { storage_key });
    });
  }

  /**
   * Deletes the files of a vendor's documents; the rows are deleted with the vendor in the same transaction.
   */
  async discardAll(vendor_id: number): Promise<void> {
    const documents = await this.tools.database.em.find(VendorDocument, { where: { vendor_id } });
    for (const { storage_key } of documents) await this.queue.enqueue(DISCARD, { storage_key });
  }

  @Processes(DISCARD)
  async discard({ storage_key }: { storage_key: string }): Promise<void> {
    await this.files.discard(storage_key);
  }
}
