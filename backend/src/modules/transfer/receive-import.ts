import { createWriteStream } from 'node:fs';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ImportColumn, ImportOptions } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Config } from '../../kernel/config';
import { Database } from '../../kernel/database';
import { Failure, plainName } from '../../kernel/http';
import { Storage } from '../../kernel/storage';
import { Vendor } from '../vendors';
import { recognise, suggested } from './formats/recognise';
import { Import } from './import.entity';
import type { TableLayout } from './reading/read-table';
import { layoutOf, readTable } from './reading/read-table';

/** Rows that one file may have; more are several files. */
export const MOST_ROWS = 250_000;
const MOST_COLUMNS = 500;
const SAMPLES = 3;
const SAMPLE_LENGTH = 120;
/** Bytes by which encoding and delimiter are told. */
const START = 64 * 1024;

const DEFAULTS: ImportOptions = { existing: 'update', status: 'draft', stock: 'set', pictures: true };

interface Uploaded {
  path: string;
  filename: string;
  bytes: number;
  vendor_id: number | null;
}

/** Takes a file of products in: written down as it comes, looked through once, recognised by its header. */
@Injectable()
export class ReceiveImport {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** @throws Failure 413, 415 or 422 on `file` when it is too large, no form or no table */
  async execute(request: FastifyRequest, actor: Actor): Promise<Import> {
    const folder = await mkdtemp(join(tmpdir(), 'stoa-import-'));
    try {
      const upload = await this.uploaded(request, folder);
      const vendor_id = await this.vendorOf(upload, actor);
      const layout = layoutOf(await startOf(upload.path));
      const { headings, samples, rows } = await lookThrough(upload.path, layout);
      const source = recognise(headings);
      const columns: ImportColumn[] = suggested(source, headings, actor.audience as 'admin' | 'vendor').map(
        (column, place) => ({ ...column, samples: samples[place] ?? [] }),
      );
      const storage_key = `imports/${randomUUID()}`;
      await this.storage.putFile(storage_key, upload.path);
      const now = this.clock.now();
      const { filename, bytes } = upload;
      return await this.database.tx(async (em) => {
        const row = em.create(Import, {
          ...{
            vendor_id,
            owner_id: actor.vendor_id,
            filename,
            bytes,
            source,
            state: 'uploaded',
            rows_total: rows,
          },
          ...{ actor_name: actor.name, actor_audience: actor.audience as 'admin', actor_id: actor.id },
          ...{ storage_key, ...layout, columns, options: DEFAULTS, created_at: now, updated_at: now },
        });
        const { id } = await em.save(Import, row);
        return em.findOneOrFail(Import, { where: { id } });
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async uploaded(request: FastifyRequest, folder: string): Promise<Uploaded> {
    if (!request.isMultipart())
      throw new Failure(415, 'unsupported_media_type', 'Send the file as a form (multipart/form-data).');
    const path = join(folder, 'upload');
    const words: Record<string, string> = {};
    let file: { filename: string; bytes: number } | null = null;
    for await (const part of request.parts({ limits: { fileSize: this.config.IMPORT_LIMIT } })) {
      if (part.type === 'field') words[part.fieldname] = String(part.value);
      else if (part.fieldname !== 'file')
        throw Failure.field(part.fieldname, 'is not expected; the table goes into the field file');
      else {
        const sink = createWriteStream(path);
        await pipeline(part.file, sink);
        if (part.file.truncated) throw tooLarge();
        file = { filename: plainName(part.filename, 'products.csv'), bytes: sink.bytesWritten };
      }
    }
    if (!file?.bytes) throw Failure.field('file', 'must hold a table (CSV)');
    return { path, ...file, vendor_id: idOf(words.vendor_id) };
  }

  /** Of a vendor's file always the vendor of the session, whatever it says. */
  private async vendorOf({ vendor_id }: Uploaded, actor: Actor): Promise<number | null> {
    if (actor.audience === 'vendor') {
      if (vendor_id !== null) throw Failure.field('vendor_id', 'is not expected: it is always your own shop');
      return actor.vendor_id;
    }
    if (vendor_id !== null && !(await this.database.em.exists(Vendor, { where: { id: vendor_id } })))
      throw Failure.field('vendor_id', 'is not known');
    return vendor_id;
  }
}

function tooLarge(): Failure {
  const message = 'This file is larger than imports may be.';
  return new Failure(413, 'too_large', message, { file: [message] });
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

/** Headings, the first cells of each column, and how many rows there are. */
async function lookThrough(
  path: string,
  layout: TableLayout,
): Promise<{ headings: string[]; samples: string[][]; rows: number }> {
  let headings: string[] | null = null;
  let rows = 0;
  const samples: string[][] = [];
  for await (const { values } of readTable(createReadStream(path), layout)) {
    if (!headings) {
      headings = values.map((heading, place) => heading.trim().slice(0, 190) || `#${place + 1}`);
      if (headings.length > MOST_COLUMNS)
        throw Failure.field('file', `may have at most ${MOST_COLUMNS} columns`);
      continue;
    }
    if (++rows > MOST_ROWS) throw Failure.field('file', `may have at most ${MOST_ROWS} rows; split it`);
    values.slice(0, headings.length).forEach((text, place) => {
      const found = (samples[place] ??= []);
      if (text.trim() && found.length < SAMPLES) found.push(text.trim().slice(0, SAMPLE_LENGTH));
    });
  }
  if (!headings || rows === 0) throw Failure.field('file', 'must hold a header and at least one row');
  return { headings, samples, rows };
}
