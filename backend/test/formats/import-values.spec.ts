import type { ImportRecord, ImportValueRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAttribute, givenBrand, givenCategory } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { bring, imported, issuesOf, lines, productCalled, settled } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

type Values = { values: ImportValueRecord[] };

const FILE = lines(
  'handle,name,sku,price,brand,categories,option1_name,option1_value',
  'tee,Tee,TEE-R,10.00,Nordwind,Mode > Hemden,Farbton,rot',
  'tee,,TEE-B,10.00,,,,blau',
  'cap,Cap,CAP,5.00,Unbekannt,Mode > Hemden,,',
);

describe('values that a file names and the shop does not have', () => {
  let shop: Shop;
  let admin: Client;
  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const valuesOf = async (client: Client, audience: string, id: number): Promise<ImportValueRecord[]> =>
    (await client.get<Values>(`/${audience}/fetchImportValues/${id}`)).body.values;

  async function checked(client: Client, audience: 'admin' | 'vendor', id: number): Promise<ImportRecord> {
    await client.post(`/${audience}/checkImport/${id}`, {});
    return settled(client, audience, id, 'checked');
  }

  it('are requested by a vendor, decided by an operator, and the import goes on', async () => {
    const { client, vendor } = await givenVendor(shop);
    const brand = await givenBrand(shop, { name: 'North Wind' });
    const { id } = (await bring(client, 'vendor', FILE)).body.data;
    expect(await checked(client, 'vendor', id)).toMatchObject({ created: 0, refused: 2 });
    const missing = await valuesOf(client, 'vendor', id);
    expect(missing.map(({ kind, attribute, name }) => [kind, attribute, name])).toEqual([
      ['brand', '', 'Nordwind'],
      ['brand', '', 'Unbekannt'],
      ['category', '', 'Mode > Hemden'],
      ['option', '', 'Farbton'],
      ['value', 'Farbton', 'blau'],
      ['value', 'Farbton', 'rot'],
    ]);
    expect((await client.put(`/vendor/decideImportValues/${id}`, { values: [] })).status).toBe(404);
    expect((await client.post(`/vendor/requestImportValues/${id}`, {})).status).toBe(200);
    expect((await client.post(`/vendor/startImport/${id}`, {})).status).toBe(409);

    // Withdrawn and asked again.
    await client.post(`/vendor/withdrawImportRequest/${id}`, {});
    expect((await admin.put(`/admin/decideImportValues/${id}`, { values: [] })).status).toBe(409);
    await checked(client, 'vendor', id);
    await client.post(`/vendor/requestImportValues/${id}`, {});

    const waiting = await admin.get<{ imports: ImportRecord[] }>(
      `/admin/imports?filter=${encodeURIComponent(JSON.stringify({ state: 'waiting' }))}`,
    );
    expect(waiting.body.imports).toMatchObject([{ id, vendor_id: vendor.id }]);
    const decisions = missing.map(({ id: value_id, name }) => {
      if (name === 'Nordwind') return { id: value_id, decision: 'map', target_id: brand };
      return { id: value_id, decision: name === 'Unbekannt' ? 'refuse' : 'create' };
    });
    const incomplete = await admin.put(`/admin/decideImportValues/${id}`, { values: decisions.slice(1) });
    expect(incomplete.body).toMatchObject({ errors: { values: ['Values must decide about every value.'] } });
    const both = await Promise.all([
      admin.put(`/admin/decideImportValues/${id}`, { values: decisions }),
      admin.put(`/admin/decideImportValues/${id}`, { values: decisions }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);

    expect(await settled(client, 'vendor', id, 'finished')).toMatchObject({ created: 1, refused: 1 });
    expect(await issuesOf(client, 'vendor', id)).toMatchObject([{ line: 4, value: 'Unbekannt' }]);
    const tee = await productCalled(client, 'vendor', 'Tee');
    expect(tee).toMatchObject({ brand_id: brand, variants: [{ sku: 'TEE-R' }, { sku: 'TEE-B' }] });

    // What operators created is not the vendor's to delete.
    await client.post(`/vendor/undoImport/${id}`, {});
    await settled(client, 'vendor', id, 'undone');
    const again = (await bring(client, 'vendor', FILE)).body.data;
    await checked(client, 'vendor', again.id);
    expect(await valuesOf(client, 'vendor', again.id)).toMatchObject([
      { name: 'Nordwind' },
      { name: 'Unbekannt' },
    ]);
  });

  it('are refused whole if one of them can’t be created', async () => {
    const { client } = await givenVendor(shop);
    const file = lines('name,sku,price,option1_name,option1_value', 'Rug,RUG-1,1.00,Knoten,dicht');
    const { id } = (await bring(client, 'vendor', file)).body.data;
    await checked(client, 'vendor', id);
    await client.post(`/vendor/requestImportValues/${id}`, {});
    const missing = await valuesOf(admin, 'admin', id);
    const values = missing.map(({ id: value_id, kind }) => ({
      id: value_id,
      decision: kind === 'option' ? 'refuse' : 'create',
    }));
    const answer = await admin.put(`/admin/decideImportValues/${id}`, { values });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['values.1.decision']]);
    expect((await client.get(`/vendor/imports/${id}`)).body).toMatchObject({ data: { state: 'waiting' } });
  });

  it('are mapped to others, saved with the columns, and applied to the next file', async () => {
    const { client, vendor } = await givenVendor(shop);
    const other = await givenVendor(shop);
    const category = await givenCategory(shop, { name: 'Shirts' });
    const colour = await givenAttribute(shop, 'shade', 'red', 'blue');
    const rows = (n: number): Buffer =>
      lines(
        'Referenz,Titel,Preis,Gruppe,option1_name,option1_value',
        `S${n},Shirt ${n},9.00,Oberteile,Ton,rot`,
        `S${n}b,Other ${n},9.00,Oberteile,Ton,blau`,
      );
    const targets = ['sku', 'name', 'price', 'categories', 'option1_name', 'option1_value'];
    const { id, columns } = (await bring(client, 'vendor', rows(1))).body.data;
    const mapped = columns.map(({ name }, place) => ({ name, target: targets[place] }));
    await client.put(`/vendor/mapImport/${id}`, { columns: mapped });
    await checked(client, 'vendor', id);
    const missing = await valuesOf(client, 'vendor', id);
    const named = (name: string): ImportValueRecord | undefined => missing.find((one) => one.name === name);
    const map = (name: string, target_id: number): Promise<{ status: number }> =>
      client.put(`/vendor/mapImportValues/${id}`, { values: [{ id: named(name)?.id, target_id }] });
    const found = await client.get(`/vendor/fetchImportValueChoices/${named('Oberteile')?.id}?q=shirt`);
    expect(found.body).toMatchObject({ choices: [{ id: category, name: 'Shirts' }] });
    expect((await map('Oberteile', category)).status).toBe(200);
    expect((await map('Ton', colour.id)).status).toBe(200);
    expect((await map('rot', colour.values.red ?? 0)).status).toBe(200);
    expect((await map('blau', category + 10_000)).status).toBe(422);
    expect((await map('blau', colour.values.blue ?? 0)).status).toBe(200);
    expect(await checked(client, 'vendor', id)).toMatchObject({ created: 2, refused: 0 });

    const saved = await client.post<{ data: { id: number } }>(`/vendor/saveImportMapping/${id}`, {
      name: 'Supplier A',
    });
    const mapping_id = saved.body.data.id;
    const next = (await bring(client, 'vendor', rows(2))).body.data;
    await client.put(`/vendor/applyImportMapping/${next.id}`, { mapping_id });
    await client.post(`/vendor/startImport/${next.id}`, {});
    expect(await settled(client, 'vendor', next.id, 'finished')).toMatchObject({ created: 2, refused: 0 });
    expect(await productCalled(client, 'vendor', 'Shirt 2')).toMatchObject({
      category_ids: [category],
      axes: [{ attribute_id: colour.id, value_ids: [colour.values.red] }],
    });

    const theirs = (await bring(other.client, 'vendor', rows(3))).body.data;
    const foreign = await other.client.put(`/vendor/applyImportMapping/${theirs.id}`, { mapping_id });
    expect(foreign.status).toBe(422);
    const renamed = await client.put(`/vendor/import_mappings/${mapping_id}`, { name: 'Supplier B' });
    expect(renamed.status).toBe(200);
    const list = await client.get(`/vendor/import_mappings`);
    expect(list.body).toMatchObject({ import_mappings: [{ id: mapping_id, name: 'Supplier B' }] });
    expect((await client.delete(`/vendor/import_mappings/${mapping_id}`)).status).toBe(200);
    expect(vendor.id).not.toBe(other.vendor.id);
  });

  it('would be created by an operator’s import, unless they are mapped', async () => {
    const { vendor } = await givenVendor(shop);
    const brand = await givenBrand(shop, { name: 'Known maker' });
    const file = lines('name,sku,price,brand', 'Fan,FAN-1,3.00,Maker Ltd.');
    const words = { vendor_id: String(vendor.id) };
    const { id } = (await bring(admin, 'admin', file, words)).body.data;
    await checked(admin, 'admin', id);
    const [value] = await valuesOf(admin, 'admin', id);
    await admin.put(`/admin/mapImportValues/${id}`, { values: [{ id: value?.id, target_id: brand }] });
    expect(await valuesOf(admin, 'admin', id)).toMatchObject([
      { decision: 'map', target_name: 'Known maker' },
    ]);
    await admin.post(`/admin/startImport/${id}`, {});
    await settled(admin, 'admin', id, 'finished');
    expect(await productCalled(admin, 'admin', 'Fan')).toMatchObject({ brand_id: brand });
    expect(
      (await imported(admin, 'admin', lines('name,sku,price', 'Fan 2,FAN-2,1'), {}, words)).created,
    ).toBe(1);
  });
});
