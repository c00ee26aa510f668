import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import { defineJob, JobQueue, Works } from '../../../kernel/queue';
import type { Bounds } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { PrivateFiles } from '../../../kernel/storage';
import { VendorPaper } from './vendor-paper.entity';
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
