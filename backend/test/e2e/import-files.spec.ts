import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { ImportRecord, SignInAnswer } from '@stoa/contracts';
import { FixedClock } from '../../src/kernel/clock';
import { Storage } from '../../src/kernel/storage';
import { Import } from '../../src/modules/transfer/import.entity';
import { Database } from '../../src/kernel/database';
import { eventually } from '../support/eventually';
import { givenAdmin, PASSWORD } from '../support/factories';
import { form, givenPicture } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { bring, csv, imported } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

const DAY = 24 * 60 * 60 * 1000;
const FILE = csv(['handle', 'name', 'sku', 'price'], ['one', 'One', 'ONE', '1.00']);

describe('uploaded import files', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ REQUEST_TIMEOUT: '1', IMPORT_LIMIT: '500kb' }, clock);
  });
  afterAll(() => shop.close());

  const keyOf = async (id: number): Promise<string> =>
    (await shop.app.get(Database).em.findOneByOrFail(Import, { id })).storage_key;
  const isKept = (key: string): Promise<boolean> => shop.app.get(Storage).exists(key);

  it('are deleted a day after the import finishes, or after import_days if it never starts', async () => {
    const { client } = await givenVendor(shop);
    const admin = await givenAdmin(shop);
    await admin.put('/admin/settings', { group: 'store', values: { import_days: 3 } });
    const done = await imported(client, 'vendor', FILE);
    const left = (await bring(client, 'vendor', FILE)).body.data;
    const keys = [await keyOf(done.id), await keyOf(left.id)];
    expect(await Promise.all(keys.map(isKept))).toEqual([true, true]);
    clock.advance(DAY);
    await eventually(async () => expect(await Promise.all(keys.map(isKept))).toEqual([false, true]));
    clock.advance(DAY);
    clock.advance(DAY + 1);
    await eventually(async () => expect(await Promise.all(keys.map(isKept))).toEqual([false, false]));
    const late = await client.post(`/vendor/startImport/${left.id}`, {});
    expect(late).toMatchObject({ status: 409, body: { code: 'file_gone' } });
    const record = await client.get<{ data: ImportRecord }>(`/vendor/imports/${done.id}`);
    expect(record.body.data).toMatchObject({ state: 'finished', created: 1 });
  });

  it('are rejected at upload unless they are text in a supported encoding', async () => {
    const { client } = await givenVendor(shop);
    const rows = Buffer.from(`name,price\n${'One,1.00\n'.repeat(20_000)}`);
    const wrong: [Buffer, RegExp][] = [
      [await givenPicture(), /is no CSV/],
      [await givenPicture('jpeg'), /is no CSV/],
      [Buffer.from('%PDF-1.4\n1 0 obj\n'), /is no CSV/],
      [Buffer.from('MZ\u0090\0\u0003\0\0\0name,price\nOne,1.00\n', 'latin1'), /is no CSV/],
      [Buffer.concat([rows, Buffer.from('\0\0,\u0001\n')]), /is no CSV/],
      [Buffer.from('\u00d0\u00cf\u0011\u00e0 a workbook of before 2007', 'latin1'), /Excel/],
    ];
    for (const [bytes, sentence] of wrong) {
      const answer = await bring(client, 'vendor', bytes);
      expect([answer.status, answer.body.errors?.file]).toEqual([422, [expect.stringMatching(sentence)]]);
    }
    expect((await client.get('/vendor/imports')).body.total).toBe(0);
    const written = ['utf8', 'utf16le', 'latin1'] as const;
    for (const encoding of written) {
      const text = 'name,price\nCafé,1.00\n';
      const mark = encoding === 'utf16le' ? '\ufeff' : '';
      expect((await bring(client, 'vendor', Buffer.from(mark + text, encoding))).status).toBe(200);
    }
  });

  it.each([
    ['just over the limit, which is found while it is read', 500 * 1024 + 1],
    ['far over the limit, which its Content-Length says', 5_000_000],
  ])('are refused with the limit if they are %s', async (_name, size) => {
    const { client } = await givenVendor(shop);
    const line = 'One,1.00\n';
    const bytes = Buffer.from(`name,price\n${line.repeat(Math.ceil(size / line.length))}`);
    const { status, body } = await bring(client, 'vendor', bytes);
    const sentence = 'File exceeds the 0.5 MB limit.';
    expect({ status, ...body }).toMatchObject({
      status: 413,
      state: 'fail',
      code: 'too_large',
      error: sentence,
      errors: { file: [sentence] },
    });
    expect((await client.get('/vendor/imports')).body.total).toBe(0);
    const allowed = bytes.subarray(0, 500 * 1024 - 5 * line.length);
    expect((await bring(client, 'vendor', allowed)).status).toBe(200);
  });

  it('may take longer to upload than the request timeout', async () => {
    const { user } = await givenVendor(shop);
    const signIn = { email: user.email, password: PASSWORD };
    const signed = await shop.client.post<{ data: SignInAnswer }>('/vendor/auth/login', signIn);
    await shop.app.listen(0, '127.0.0.1');
    const { port } = shop.app.getHttpServer().address() as AddressInfo;
    const { body, headers } = form({}, [{ field: 'file', bytes: FILE, filename: 'slow.csv' }]);
    const head = [
      'POST /backend/api/vendor/importData HTTP/1.1',
      'host: shop',
      `authorization: Bearer ${signed.body.data.token}`,
      `content-type: ${headers['content-type']}`,
      `content-length: ${body.length}`,
      'connection: close',
    ];
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const pieces = 8;
    for (let piece = 0; piece < pieces; piece++) {
      socket.write(body.subarray((body.length * piece) / pieces, (body.length * (piece + 1)) / pieces));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await eventually(async () => expect(answer).toContain('slow.csv'));
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    socket.destroy();
  });
});
