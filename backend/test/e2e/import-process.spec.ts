import type { ImportRecord, VendorSummary } from '@stoa/contracts';
import { SaveSheets } from '../../src/modules/transfer/running/save-sheets';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { bring, csv, imported, issuesOf, map, settled } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

const HEADER = ['handle', 'name', 'sku', 'price', 'stock', 'status'];

interface List {
  total: number;
}

describe('import process', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('resumes after a crash without creating duplicates', async () => {
    const { client } = await givenVendor(shop);
    const rows = Array.from({ length: 120 }, (_, n) => [
      `row-${n}`,
      `Row ${n}`,
      `ROW-${n}`,
      '1.00',
      2,
      'active',
    ]);
    const save = shop.app.get(SaveSheets);
    const { execute } = SaveSheets.prototype;
    let calls = 0;
    const dying = jest.spyOn(save, 'execute').mockImplementation(async (...args) => {
      if (++calls === 2) throw new Error('the process died');
      return execute.apply(save, args);
    });
    const record = await imported(client, 'vendor', csv(HEADER, ...rows));
    dying.mockRestore();
    expect(record).toMatchObject({ created: 120, refused: 0, rows_done: 120 });
    expect((await client.get<List>('/vendor/products')).body.total).toBe(120);
  });

  it('is refused unless a column says which product or variant a row is of', async () => {
    const { client } = await givenVendor(shop);
    const record = (await bring(client, 'vendor', csv(HEADER, ['a', 'A', 'A1', '1.00', 1, '']))).body.data;
    const refusals = async (): Promise<unknown[]> => {
      const calls = ['checkImport', 'startImport'].map((call) => `/vendor/${call}/${record.id}`);
      const answers = [];
      for (const call of calls) answers.push(await client.post(call));
      return answers.map(({ status, body }) => [status, Object.keys(body.errors ?? {})]);
    };
    const refused = [
      [422, ['columns']],
      [422, ['columns']],
    ];
    const unmapped = { handle: null, name: null, sku: null };
    await map(client, 'vendor', record, { ...unmapped, price: null, stock: null, status: null });
    expect(await refusals()).toEqual(refused);
    await map(client, 'vendor', record, unmapped);
    expect(await refusals()).toEqual(refused);
    await map(client, 'vendor', record, { sku: null }, { scope: 'stock' });
    expect(await refusals()).toEqual(refused);
    const found = await client.get<{ data: ImportRecord }>(`/vendor/imports/${record.id}`);
    expect(found.body.data.state).toBe('uploaded');
    await map(client, 'vendor', record, { ...unmapped, name: 'name' });
    await client.post(`/vendor/startImport/${record.id}`);
    expect(await settled(client, 'vendor', record.id, 'finished')).toMatchObject({ created: 1 });
  });

  it('counts the vendor’s active products, new and changed ones', async () => {
    const { client, vendor } = await givenVendor(shop);
    const counted = async (): Promise<unknown> => {
      const { body } = await shop.client.get<{ data: VendorSummary[] }>('/web/vendors');
      return body.data.find(({ id }) => id === vendor.id)?.product_count;
    };
    const row = (n: number, status: string): (string | number)[] => [
      `c${n}`,
      `C ${n}`,
      `C${n}`,
      1,
      1,
      status,
    ];
    await imported(client, 'vendor', csv(HEADER, row(1, 'active'), row(2, 'active'), row(3, 'draft')));
    expect(await counted()).toBe(2);
    await imported(client, 'vendor', csv(HEADER, row(4, 'active')));
    expect(await counted()).toBe(3);
    await imported(client, 'vendor', csv(HEADER, row(1, 'archived'), row(2, 'archived'), row(5, 'active')));
    expect(await counted()).toBe(2);
  });

  it('counts the new products that are drafts, and those of them whose rows say so, in a test run as well', async () => {
    const { client } = await givenVendor(shop);
    const file = csv(
      [...HEADER, 'published'],
      ['shown', 'Shown', 'D1', '1.00', 1, 'active', ''],
      ['stated', 'Stated', 'D2', '1.00', 1, 'draft', ''],
      ['hidden', 'Hidden', 'D3', '1.00', 1, 'active', 'false'],
      ['unstated', 'Unstated', 'D4', '1.00', 1, '', ''],
    );
    const drafts = { created: 4, drafts: 3, stated_drafts: 2 };
    const { id } = (await bring(client, 'vendor', file)).body.data;
    await client.post(`/vendor/checkImport/${id}`);
    expect(await settled(client, 'vendor', id, 'checked')).toMatchObject(drafts);
    await client.post(`/vendor/startImport/${id}`);
    expect(await settled(client, 'vendor', id, 'finished')).toMatchObject(drafts);
    const found = await client.post<List>('/vendor/products/filter', { filter: { status: 'draft' } });
    expect(found.body.total).toBe(3);
  });

  it('rejects only the second product when two in a file have the same SKU', async () => {
    const { client } = await givenVendor(shop);
    const file = csv(
      HEADER,
      ['one', 'One', 'TWIN', '1.00', 1, ''],
      ['two', 'Two', 'TWIN', '1.00', 1, ''],
      ['three', 'Three', 'T3', '1.00', 1, ''],
    );
    const record = await imported(client, 'vendor', file);
    expect(record).toMatchObject({ created: 2, refused: 1, rows_done: 3 });
    expect(await issuesOf(client, 'vendor', record.id)).toMatchObject([
      { line: 3, handle: 'two', message: expect.stringContaining('SKU') },
    ]);
  });

  it('reports duplicate SKUs in a dry run', async () => {
    const { client } = await givenVendor(shop);
    const file = csv(
      HEADER,
      ['one', 'One', 'TWIN', '1.00', 1, ''],
      ['two', 'Two', 'twin ', '1.00', 1, ''],
      ['three', 'Three', 'T3', '1.00', 1, ''],
      ['one', 'One', 'TWIN', '2.00', 1, ''],
      ['late', 'Late', 'TWIN', '1.00', 1, ''],
    );
    const { id } = (await bring(client, 'vendor', file)).body.data;
    await client.post(`/vendor/checkImport/${id}`, {});
    const refusals = async (): Promise<string[]> =>
      (await issuesOf(client, 'vendor', id)).map(
        ({ line, handle, message }) => `${line} ${handle}: ${message}`,
      );
    expect(await settled(client, 'vendor', id, 'checked')).toMatchObject({ refused: 2 });
    const dry = await refusals();
    expect(dry).toEqual([
      '5 one: is another variant of this product but has no options that distinguish it',
      '6 late: another product of this vendor has the same SKU',
    ]);
    await client.post(`/vendor/startImport/${id}`, {});
    expect(await settled(client, 'vendor', id, 'finished')).toMatchObject({ created: 2, refused: 2 });
    expect(await refusals()).toEqual(dry);
  });

  it('reports duplicate SKUs in a dry run that resumes after a crash', async () => {
    const { client } = await givenVendor(shop);
    const file = csv(
      HEADER,
      ['one', 'One', 'TWIN', '1.00', 1, ''],
      ['bad', 'Bad', 'BAD', 'cheap', 1, ''],
      ['one', 'One', 'TWIN', '2.00', 1, ''],
      ['late', 'Late', 'TWIN', '1.00', 1, ''],
    );
    const { id } = (await bring(client, 'vendor', file)).body.data;
    const save = shop.app.get(SaveSheets);
    const { execute } = SaveSheets.prototype;
    let calls = 0;
    const dying = jest.spyOn(save, 'execute').mockImplementation(async (...args) => {
      if (++calls === 2) throw new Error('the process died');
      return execute.apply(save, args);
    });
    await client.post(`/vendor/checkImport/${id}`, {});
    expect(await settled(client, 'vendor', id, 'checked')).toMatchObject({ refused: 2, rows_done: 4 });
    dying.mockRestore();
    expect((await issuesOf(client, 'vendor', id)).map(({ line }) => line)).toEqual([3, 4]);
  });

  it('stops on request and resumes from where it stopped', async () => {
    const { client } = await givenVendor(shop);
    const rows = Array.from({ length: 200 }, (_, n) => [
      `stop-${n}`,
      `Stop ${n}`,
      `STOP-${n}`,
      '1.00',
      0,
      '',
    ]);
    const { id } = (await bring(client, 'vendor', csv(HEADER, ...rows))).body.data;
    await client.post(`/vendor/startImport/${id}`, {});
    expect((await client.post(`/vendor/startImport/${id}`, {})).status).toBe(409);
    expect((await client.post(`/vendor/stopImport/${id}`, {})).status).toBe(200);
    expect(await settled(client, 'vendor', id, 'stopped')).toMatchObject({ error: null });
    await client.post(`/vendor/startImport/${id}`, {});
    expect(await settled(client, 'vendor', id, 'finished')).toMatchObject({ created: 200 });
  });

  it('rejects invalid files, invalid column mappings and undo before the start, with the reason', async () => {
    const { client } = await givenVendor(shop);
    expect((await client.post('/vendor/importData', {})).status).toBe(415);
    expect((await bring(client, 'vendor', Buffer.from(''))).body.errors).toHaveProperty('file');
    expect((await bring(client, 'vendor', csv(HEADER))).body.errors).toHaveProperty('file');
    const broken = Buffer.from('handle,name,sku,price\n"never closed,1,2,3\n');
    expect((await bring(client, 'vendor', broken)).body.errors?.file?.[0]).toMatch(/not closed/);
    const record = (await bring(client, 'vendor', csv(HEADER, ['a', 'A', 'A', '1', 1, '']))).body.data;
    const twice = await map(client, 'vendor', record, { name: 'handle' });
    expect(twice.body.errors).toEqual({ 'columns.1.target': ['Target is selected twice.'] });
    const unknown = await map(client, 'vendor', record, { name: 'no-such-thing' });
    expect(unknown.body.errors).toEqual({ 'columns.1.target': ['Target does not exist.'] });
    const answer = await client.put(`/vendor/mapImport/${record.id}`, { columns: [] });
    expect(answer.body.errors).toHaveProperty('columns');
    expect((await client.post(`/vendor/undoImport/${record.id}`, {})).body).toMatchObject({
      code: 'state_not_allowed',
      details: { allowed: ['checking', 'running'] },
    });
  });

  it('is closed to guests and to operators without the permission', async () => {
    const reader = await givenAdmin(shop, ['imports.read']);
    expect((await shop.client.get('/admin/imports')).status).toBe(401);
    expect((await reader.get<{ imports: ImportRecord[] }>('/admin/imports')).status).toBe(200);
    expect((await bring(reader, 'admin', csv(HEADER, ['a', 'A', 'A', '1', 1, '']))).status).toBe(403);
    expect((await reader.post('/admin/startImport/1', {})).status).toBe(403);
  });
});
