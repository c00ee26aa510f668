import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ImportColumn, ImportOptions } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Config } from '../../kernel/config';
import { Database } from '../../kernel/database';
import type { Form } from '../../kernel/http';
import { Failure, readForm } from '../../kernel/http';
import { Storage } from '../../kernel/storage';
import { Vendor } from '../vendors';
import { recognise, suggested } from './formats/recognise';
import { Import } from './import.entity';
import { layoutOf } from './reading/read-table';
import { refuseBinary } from './reading/refuse-binary';
import { analyzeTableInThread } from './reading/table-threads';

/** Bytes from which encoding and delimiter are detected. */
const START = 64 * 1024;

const DEFAULTS: ImportOptions = { existing: 'update', status: 'draft', stock: 'set', pictures: true };

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
    const start = await startOf(upload.path);
    const layout = layoutOf(start);
    refuseBinary(start, layout);
    const { headings, samples, rows } = await analyzeTableInThread(createReadStream(upload.path), layout);
    const source = recognise(headings);
    const columns: ImportColumn[] = suggested(source, headings, actor.audience as 'admin' | 'vendor').map(
      (column, place) => ({ ...column, samples: samples[place] ?? [] }),
    );
    const storage_key = `imports/${randomUUID()}`;
    await this.storage.putFile(storage_key, upload.path);
    const now = this.clock.now();
    const { filename, size: bytes } = upload;
    return await this.database.tx(async (em) => {
      const row = em.create(Import, {
        vendor_id,
        owner_id: actor.tenant_id,
        filename,
        bytes,
        source,
        state: 'uploaded',
        rows_total: rows,
        actor_name: actor.name,
        actor_audience: actor.audience as 'admin',
        actor_id: actor.id,
        storage_key,
        ...layout,
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
    const { words, files } = await readForm(request, { field: 'file', most: 1, noun: 'spreadsheet', limit });
    const [file] = files;
    if (!file?.size) throw Failure.field('file', 'must contain a table (CSV)');
    return { ...file, vendor_id: idOf(words.vendor_id) };
  }

  /** Vendor of the import; vendors can import for themselves only. @throws Failure 422 on `vendor_id` */
  private async vendorOf({ vendor_id }: Uploaded, actor: Actor): Promise<number | null> {
    if (actor.audience === 'vendor') {
      if (vendor_id !== null)
        throw Failure.field('vendor_id', 'is not expected: it is always your own store');
      return actor.tenant_id;
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

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START), 0, START, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
