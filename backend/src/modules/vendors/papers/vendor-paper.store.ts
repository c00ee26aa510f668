import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import type { PaperStatus } from '@stoa/contracts';
import { EventBus } from '../../../kernel/events';
import { Failure } from '../../../kernel/http';
import { defineJob, JobQueue, Works } from '../../../kernel/queue';
import type { Bounds } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { PrivateFiles } from '../../../kernel/storage';
import { paperProcess } from './paper.process';
import { VendorPaper } from './vendor-paper.entity';
import { paperRejected } from '../vendor.events';
import { vendorPapers } from './vendor-papers.resource';

const DISCARD = defineJob<{ storage_key: string }>('vendors.discard_paper');
/** Papers that one vendor may have. */
const MOST = 20;

/** Keeps what is known of papers; the bytes of one go with its row. */
@Injectable()
export class VendorPaperStore extends ResourceStore<VendorPaper> {
  constructor(
    tools: StoreTools,
    private readonly queue: JobQueue,
    private readonly files: PrivateFiles,
    private readonly events: EventBus,
  ) {
    super(tools, () => vendorPapers);
  }

  /** Notes papers whose bytes are kept already. @throws Failure 422 on `file` when the vendor has enough of them */
  async note(
    vendor_id: number,
    papers: readonly Pick<VendorPaper, 'kind' | 'filename' | 'mime' | 'bytes' | 'storage_key'>[],
    actor: Actor | null,
  ): Promise<number[]> {
    const { database, clock } = this.tools;
    return database.tx(async (em) => {
      const held = await em.count(VendorPaper, { where: { vendor_id } });
      if (held + papers.length > MOST)
        throw Failure.field('file', `A vendor can have at most ${MOST} documents.`);
      const now = clock.now();
      const ids: number[] = [];
      for (const paper of papers) {
        const row = { ...paper, vendor_id, created_at: now, updated_at: now };
        const { identifiers } = await em.insert(VendorPaper, row);
        ids.push(Number(identifiers[0]?.id));
      }
      for (const id of ids) await this.tell('create', id, actor);
      return ids;
    });
  }

  /**
   * Says of a paper whether it is good, and tells its vendor when it isn't.
   * @throws Failure 409 `state_not_allowed` when another operator was faster; 422 on `reason` of a rejection without one
   */
  async judge(id: number, to: PaperStatus, why: string | null, actor: Actor | null): Promise<void> {
    if (to === 'rejected' && !why) throw Failure.field('reason', 'must not be empty');
    await this.tools.database.tx(async (em) => {
      const { status, vendor_id, filename } = await this.find(id, {});
      const held = await this.snapshot(id, actor);
      const reason = to === 'rejected' ? why : null;
      const values = { reason, updated_at: this.tools.clock.now() };
      await paperProcess.move(em, VendorPaper, { id, state: status }, to, 'admin', values);
      await this.tell('status', id, actor, held);
      if (to === 'rejected')
        await this.events.publish(paperRejected, { vendor_id, filename, reason: why ?? '' });
    });
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async () => {
      const { storage_key } = await this.find(id, bounds);
      await super.remove(id, bounds, actor);
      await this.queue.enqueue(DISCARD, { storage_key });
    });
  }

  /** Throws the bytes of all of a vendor's papers away; the rows go with the vendor's own, in the same transaction. */
  async discardAll(vendor_id: number): Promise<void> {
    const papers = await this.tools.database.em.find(VendorPaper, { where: { vendor_id } });
    for (const { storage_key } of papers) await this.queue.enqueue(DISCARD, { storage_key });
  }

  @Works(DISCARD)
  async discard({ storage_key }: { storage_key: string }): Promise<void> {
    await this.files.discard(storage_key);
  }
}
