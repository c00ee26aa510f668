import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { ImportRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database, insertMany } from '../../src/kernel/database';
import { Unit } from '../../src/modules/catalogue';
import { MAX_BLOCK_TIME, maxBlockTime } from '../support/event-loop';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

const MEGA = 1024 ** 2;
/** Maximum bytes of an import file here, so that the limits of bytes and rows are reached together. */
const MAX_TABLE_BYTES = 20 * MEGA;
/** Maximum rows of an import. */
const MAX_ROWS = 250_000;
/** Maximum rows of a PDF export. */
const MAX_PRINTED = 2_000;
/** Maximum bytes of a picture. */
const MAX_PICTURE_BYTES = 10 * MEGA;
const HEADER = 'handle,name,description,sku,price,stock\n';
const BOUNDARY = 'a-boundary';
const END = `\r\n--${BOUNDARY}--\r\n`;
/** Long test timeout: large files take time, more so on a busy machine; only the event loop is measured. */
const LIMIT = 900_000;

interface Heard {
  status: number;
  body: { data: ImportRecord; errors?: Record<string, string[]> };
}

describe('large files', () => {
  let shop: Shop;
  let admin: Client;
  let port: number;
  let token: string;
  const folder = mkdtempSync(join(tmpdir(), 'stoa-heavy-'));

  beforeAll(async () => {
    shop = await startShop({ IMPORT_LIMIT: '20mb' });
    admin = await givenAdmin(shop);
    token = (admin as unknown as { identity: { token: string } }).identity.token;
    await shop.app.listen(0, '127.0.0.1');
    port = (shop.app.getHttpServer().address() as AddressInfo).port;
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });

  /** Writes chunks to a file, so that the upload is not held in memory. */
  async function file(name: string, pieces: Iterable<string | Buffer>): Promise<string> {
    const path = join(folder, name);
    await pipeline(Readable.from(pieces), createWriteStream(path));
    return path;
  }

  /** Uploads a file as a stream, like a browser. */
  async function send(path: string, filename: string): Promise<Heard> {
    const heads = {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    };
    const sent = request({ port, path: `/backend/api/admin/${path}`, method: 'POST', headers: heads });
    const answer = new Promise<Heard>((resolve, reject) => {
      sent.on('error', reject).on('response', (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Heard['body'] }),
        );
      });
    });
    sent.write(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n`);
    for await (const piece of createReadStream(filename)) if (!sent.write(piece)) await setTimeout(1);
    sent.end(END);
    return answer;
  }

  function* largestTable(): Generator<string> {
    yield HEADER;
    const length = Math.floor((MAX_TABLE_BYTES - HEADER.length) / MAX_ROWS);
    for (let n = 0; n < MAX_ROWS; n++) {
      const cells = `p${n},Product ${n},"A ""B"" `;
      const rest = `",SKU-${n},${(n % 900) + 10}.50,${n % 30}\n`;
      yield cells.padEnd(length - rest.length, 'x') + rest;
    }
  }

  it(
    'don’t block the event loop while the largest import file is received and checked',
    async () => {
      const path = await file('largest.csv', largestTable());
      let heard: Heard | undefined;
      const receive = async (): Promise<void> => {
        heard = await send('importData', path);
      };
      expect(await maxBlockTime(receive)).toBeLessThan(MAX_BLOCK_TIME);
      expect([heard?.status, heard?.body.data.rows_total]).toEqual([200, MAX_ROWS]);

      const id = heard?.body.data.id;
      expect((await admin.post(`/admin/checkImport/${id}`, {})).status).toBe(200);
      const done = async (): Promise<number> =>
        (await admin.get<{ data: ImportRecord }>(`/admin/imports/${id}`)).body.data.rows_done;
      // The whole file is read once before the first rows are checked.
      await eventually(async () => expect(await done()).toBeGreaterThan(0), 120_000);
      expect(await maxBlockTime(() => setTimeout(1_500))).toBeLessThan(MAX_BLOCK_TIME);
      expect((await admin.post(`/admin/stopImport/${id}`, {})).status).toBe(200);
    },
    LIMIT,
  );

  const many = (text: string, bytes: number): string[] =>
    Array.from({ length: bytes / MEGA }, () => text.repeat(MEGA / text.length));
  it.each([
    ['one line without an end', [HEADER, ...many('x', 8 * MEGA)], /rows is too long/],
    ['a heading without an end', many('x', 8 * MEGA), /rows is too long/],
    ['a million columns', ['c,'.repeat(400_000)], /at most 500 columns/],
    ['a million cells in a row', [HEADER, ...many('x,', 8 * MEGA)], /rows is too long/],
    ['a quotation mark that is not closed', [HEADER, 'a,"', ...many('x,y\n', 8 * MEGA)], /rows is too long/],
    ['quotation marks where none belong', [HEADER, ...many('x,"y\nx,"y\n', MEGA)], null],
  ])(
    'with %s are answered without blocking the event loop',
    async (_name, pieces, reason) => {
      const path = await file('hostile.csv', pieces);
      let heard: Heard | undefined;
      const attack = async (): Promise<void> => {
        heard = await send('importData', path);
      };
      expect(await maxBlockTime(attack)).toBeLessThan(MAX_BLOCK_TIME);
      expect(heard?.status).toBe(reason ? 422 : 200);
      if (reason) expect(heard?.body.errors?.file?.[0]).toMatch(reason);
    },
    LIMIT,
  );

  it(
    'don’t block the event loop while a PDF with the maximum number of rows is written',
    async () => {
      const now = new Date();
      const rows = Array.from({ length: MAX_PRINTED }, (_, n) => ({
        name: `Unit ${n}`,
        symbol: `u${n}`,
        dimension: 'count',
        factor: '1',
        decimals: 0,
        status: 'active',
        created_at: now,
        updated_at: now,
      }));
      await shop.app.get(Database).tx((em) => insertMany(em, Unit, rows));
      const written = async (): Promise<void> => {
        const body = { export: 'pdf', columns: ['id', 'name'] };
        const answer = await admin.post('/admin/units/export', body);
        expect([answer.status, answer.text.slice(0, 5)]).toEqual([200, '%PDF-']);
      };
      expect(await maxBlockTime(written)).toBeLessThan(MAX_BLOCK_TIME);
    },
    LIMIT,
  );

  it(
    'don’t block the event loop while the largest picture is inspected',
    async () => {
      const { default: sharp } = await import('sharp');
      const background = { r: 10, g: 20, b: 30 };
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
      const raw = { width: 1_750, height: 1_750, channels: 3 as const, background, noise };
      const picture = await sharp({ create: raw }).png({ compressionLevel: 0 }).toBuffer();
      // Bytes after the end of the image are scanned too.
      const padding = Buffer.alloc(MAX_PICTURE_BYTES - picture.length - MEGA, '<!doctype ');
      const path = await file('largest.png', [picture, padding]);
      let heard: Heard | undefined;
      const receive = async (): Promise<void> => {
        heard = await send('addMedia', path);
      };
      expect(await maxBlockTime(receive)).toBeLessThan(MAX_BLOCK_TIME);
      expect(heard?.status).toBe(200);
    },
    LIMIT,
  );
});
