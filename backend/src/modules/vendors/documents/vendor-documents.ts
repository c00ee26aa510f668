import { Injectable, StreamableFile } from '@nestjs/common';
import { DOCUMENT_KINDS, type DocumentKind } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../kernel/access';
import { tenantBounds, tenantOf } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure, readForm } from '../../../kernel/http';
import { ResourceService } from '../../../kernel/resource';
import { PrivateFiles } from '../../../kernel/storage';
import { msg } from '../../../kernel/translation';
import { Vendor } from '../vendor.entity';
import { StoreDocuments } from './store-documents';
import type { DocumentStatusInput } from './document-status.input';
import { VendorDocumentStore } from './vendor-document.store';
import { vendorDocuments } from './vendor-documents.resource';

/** Uploads and downloads documents, for operators with permission and for the vendor itself. */
@Injectable()
export class VendorDocuments {
  constructor(
    private readonly database: Database,
    private readonly resourceService: ResourceService,
    private readonly store: VendorDocumentStore,
    private readonly files: PrivateFiles,
    private readonly keeping: StoreDocuments,
  ) {}

  /** Adds the document of a form (`file`, `kind`; operators also `vendor_id`) and returns its record. */
  async add(request: FastifyRequest, caller: Caller): Promise<object> {
    const { fields, files } = await readForm(request, { field: 'file', max: 1, noun: 'document' });
    const [file] = files;
    if (!file) throw Failure.field('file', 'must have a document');
    const vendor_id = await this.vendorOf(fields.vendor_id, caller);
    const id = await this.keeping.add(vendor_id, documentKind(fields.kind), file, caller.actor);
    return this.resourceService.one(vendorDocuments, id, caller);
  }

  /** Accepts or rejects a document and returns its record. */
  async changeStatus(id: number, { status, reason }: DocumentStatusInput, caller: Caller): Promise<object> {
    await this.store.changeStatus(id, status, reason?.trim() || null, caller.actor);
    return this.resourceService.one(vendorDocuments, id, caller);
  }

  /** Streams the file; 404 for another vendor's document as for a missing one. No cache may store it. */
  async file(id: number, caller: Caller): Promise<StreamableFile> {
    const { storage_key, filename, mime, bytes } = await this.store.find(id, tenantBounds(caller.actor));
    const file = await this.files.get(storage_key);
    if (!file) throw Failure.notFound('document');
    const name = `filename="document-${id}"; filename*=UTF-8''${encodeURIComponent(filename)}`;
    return new StreamableFile(file.stream, {
      type: mime,
      length: bytes,
      disposition: `attachment; ${name}`,
    });
  }

  private async vendorOf(value: string | undefined, { actor }: Caller): Promise<number> {
    if (actor?.audience === 'vendor') {
      if (value !== undefined)
        throw Failure.field('vendor_id', 'is not expected: it is always your own store');
      return tenantOf(actor);
    }
    const id = /^[1-9]\d{0,8}$/.test(value ?? '') ? Number(value) : 0;
    if (!(await this.database.em.exists(Vendor, { where: { id } })))
      throw Failure.field('vendor_id', 'There is no such vendor.');
    return id;
  }
}

/** @throws Failure 422 on `kind` for an unknown kind */
export function documentKind(value: string = 'other'): DocumentKind {
  const kind = DOCUMENT_KINDS.find((one) => one === value);
  if (!kind) throw Failure.field('kind', msg`must be one of ${DOCUMENT_KINDS.join(', ')}`);
  return kind;
}
