import { Injectable, StreamableFile } from '@nestjs/common';
import { PAPER_KINDS, type PaperKind } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure, readForm } from '../../../kernel/http';
import type { Bounds, ResourceDefinition } from '../../../kernel/resource';
import { OWN_VENDOR, ResourceDesk } from '../../../kernel/resource';
import { PrivateFiles } from '../../../kernel/storage';
import { say } from '../../../kernel/wording';
import { Vendor } from '../vendor.entity';
import { KeepPapers } from './keep-papers';
import type { PaperStatusInput } from './paper-status.input';
import { VendorPaperStore } from './vendor-paper.store';
import { vendorPapers } from './vendor-papers.resource';

/** Takes papers in and hands them out: to operators who may read them, and to the vendor they are of. */
@Injectable()
export class VendorPapers {
  constructor(
    private readonly database: Database,
    private readonly desk: ResourceDesk,
    private readonly store: VendorPaperStore,
    private readonly files: PrivateFiles,
    private readonly keeping: KeepPapers,
  ) {}

  /** Adds the paper of a form (`file`, `kind`, an operator also `vendor_id`) and answers what is known of it. */
  async add(request: FastifyRequest, caller: Caller): Promise<object> {
    const { words, files } = await readForm(request, { field: 'file', most: 1, noun: 'document' });
    const [file] = files;
    if (!file) throw Failure.field('file', 'must have a document');
    const vendor_id = await this.vendorOf(words.vendor_id, caller);
    const id = await this.keeping.add(vendor_id, paperKind(words.kind), file, caller.actor);
    // The desk takes definitions of any record; a store makes the type invariant.
    return this.desk.one(vendorPapers as unknown as ResourceDefinition, id, caller);
  }

  /** An operator's word on a paper; answers what is known of it then. */
  async judge(id: number, { status, reason }: PaperStatusInput, caller: Caller): Promise<object> {
    await this.store.judge(id, status, reason?.trim() || null, caller.actor);
    return this.desk.one(vendorPapers as unknown as ResourceDefinition, id, caller);
  }

  /** The paper itself; a foreign one answers like a missing one. No cache may keep it. */
  async file(id: number, caller: Caller): Promise<StreamableFile> {
    const { storage_key, filename, mime, bytes } = await this.store.find(id, boundsOf(caller));
    const file = await this.files.get(storage_key);
    if (!file) throw Failure.notFound('document');
    const name = `filename="paper-${id}"; filename*=UTF-8''${encodeURIComponent(filename)}`;
    return new StreamableFile(file.stream, {
      type: mime,
      length: bytes,
      disposition: `attachment; ${name}`,
    });
  }

  private async vendorOf(word: string | undefined, { actor }: Caller): Promise<number> {
    if (actor?.audience === 'vendor') {
      if (word !== undefined)
        throw Failure.field('vendor_id', 'is not expected: it is always your own store');
      return OWN_VENDOR.value(actor);
    }
    const id = /^[1-9]\d{0,8}$/.test(word ?? '') ? Number(word) : 0;
    if (!(await this.database.em.exists(Vendor, { where: { id } })))
      throw Failure.field('vendor_id', 'There is no such vendor.');
    return id;
  }
}

/** @throws Failure 422 on `kind` for a word that is none */
export function paperKind(word: string = 'other'): PaperKind {
  const kind = PAPER_KINDS.find((one) => one === word);
  if (!kind) throw Failure.field('kind', say`must be one of ${PAPER_KINDS.join(', ')}`);
  return kind;
}

function boundsOf({ actor }: Caller): Bounds {
  return actor?.audience === 'vendor' ? { vendor_id: OWN_VENDOR.value(actor) } : {};
}
