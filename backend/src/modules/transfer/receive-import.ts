import { createReadStream } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ImportOptions } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/access';
import { owningTenant } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Config } from '../../kernel/config';
import { Database } from '../../kernel/database';
import type { Form } from '../../kernel/http';
import { Failure, readForm } from '../../kernel/http';
import { Storage } from '../../kernel/storage';
import { Vendor } from '../vendors';
import { suggestedColumns } from './reading/suggested-columns';
import { Import } from './import.entity';
import { tableLayoutOf } from './table-layout-of';
import { analyzeTableInThread } from './reading/table-threads';

const DEFAULTS: ImportOptions = {
  existing: 'update',
  status: 'draft',
  stock: 'set',
  pictures: true,
  description_pictures: false,
  unsupported: 'refuse',
  scope: 'products',
};

interface Uploaded extends Pick<Form['files'][number], 'path' | 'filename' | 'size'> {
  vendor_id: number | null;
}

/** Receives an import file: stores it, reads it once, and detects its format by the header. */
@Injectable()
export class ReceiveImport {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** @throws Failure 413, 415 or 422 on `file` when it is too large, not multipart or not a table */
  async execute(request: FastifyRequest, actor: Actor): Promise<Import> {
    const upload = await this.uploaded(request);
    const vendor_id = await this.vendorOf(upload, actor);
    const layout = await tableLayoutOf(upload.path);
    const facts = await analyzeTableInThread(createReadStream(upload.path), layout);
    const { source, columns } = suggestedColumns(facts, actor.audience as 'admin' | 'vendor');
    const storage_key = `imports/${randomUUID()}`;
    await this.storage.putFile(storage_key, upload.path);
    const now = this.clock.now();
    const { filename, size: bytes } = upload;
    return await this.database.tx(async (em) => {
      const row = em.create(Import, {
        vendor_id,
        owner_id: owningTenant(actor),
        filename,
        bytes,
        source,
        state: 'uploaded',
        rows_total: facts.rows,
        actor_name: actor.name,
        actor_audience: actor.audience as 'admin',
        actor_id: actor.id,
        storage_key,
        layout,
        columns,
        options: DEFAULTS,
        created_at: now,
        updated_at: now,
      });
      const { id } = await em.save(Import, row);
      return em.findOneOrFail(Import, { where: { id } });
    });
  }

  private async uploaded(request: FastifyRequest): Promise<Uploaded> {
    const { IMPORT_LIMIT: limit } = this.config;
    const { fields, files } = await readForm(request, { field: 'file', max: 1, noun: 'spreadsheet', limit });
    const [file] = files;
    if (!file?.size) throw Failure.field('file', 'must contain a table (CSV or Excel)');
    return { ...file, vendor_id: idOf(fields.vendor_id) };
  }

  /** Vendor of the import; vendors can import for themselves only. @throws Failure 422 on `vendor_id` */
  private async vendorOf({ vendor_id }: Uploaded, actor: Actor): Promise<number | null> {
    if (actor.audience === 'vendor') {
      if (vendor_id !== null)
        throw Failure.field('vendor_id', 'is not expected: it is always your own store');
      return owningTenant(actor);
    }
    if (vendor_id !== null && !(await this.database.em.exists(Vendor, { where: { id: vendor_id } })))
      throw Failure.field('vendor_id', 'does not exist');
    return vendor_id;
  }
}

function idOf(text: string | undefined): number | null {
  if (!text) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw Failure.field('vendor_id', 'must be the id of a vendor');
  return Number(text);
}
