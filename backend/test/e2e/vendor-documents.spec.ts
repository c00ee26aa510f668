import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { Media } from '../../src/modules/media';
import { VendorDocument } from '../../src/modules/vendors';
import { givenAdmin, next, PASSWORD, stamped } from '../support/factories';
import { givenMedia, givenPicture } from '../support/media.factories';
import { eventually } from '../support/eventually';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenPdf, sendForm, storedFiles } from '../support/documents.factories';
import { givenVendor } from '../support/vendors.factories';

interface DocumentRecord {
  id: number;
  vendor_id: number;
  kind: string;
  filename: string;
  mime: string;
  bytes: number;
}
type One = Answer<{ data: DocumentRecord }>;

describe('vendor documents', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const add = (client: Client, audience: 'admin' | 'vendor', bytes: Buffer, fields = {}): Promise<One> =>
    sendForm(client, `/${audience}/addVendorPaper`, { fields, files: { file: [bytes] } });

  it('can be downloaded only by their vendor and by operators with permission', async () => {
    const { client, vendor } = await givenVendor(shop);
    const pdf = givenPdf();
    const { data } = (await add(client, 'vendor', pdf, { kind: 'tax' })).body;
    expect(data).toMatchObject({ vendor_id: vendor.id, kind: 'tax', mime: 'application/pdf' });
    expect(JSON.stringify(data)).not.toMatch(/storage_key|private\/|sha256|media\//);

    for (const reader of [
      await client.get(`/vendor/vendorPaperFile/${data.id}`),
      await admin.get(`/admin/vendorPaperFile/${data.id}`),
    ]) {
      expect([reader.status, reader.text]).toEqual([200, pdf.toString()]);
      expect(reader.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment/),
      });
    }
    const [stranger, powerless] = [await givenVendor(shop), await givenAdmin(shop, ['vendors.read'])];
    expect((await shop.client.get(`/admin/vendorPaperFile/${data.id}`)).status).toBe(401);
    expect((await powerless.get(`/admin/vendorPaperFile/${data.id}`)).status).toBe(403);
    expect((await powerless.get('/admin/vendor_papers')).status).toBe(403);
    expect((await stranger.client.get(`/vendor/vendorPaperFile/${data.id}`)).status).toBe(404);
    expect((await stranger.client.get('/vendor/vendor_papers')).body).toMatchObject({ total: 0 });
    expect((await stranger.client.delete(`/vendor/vendor_papers/${data.id}`)).status).toBe(404);
  });

  it('are excluded from the media library and public storage', async () => {
    const { client } = await givenVendor(shop);
    const picture = await givenPicture();
    const { data } = (await add(client, 'vendor', picture)).body;
    expect(data).toMatchObject({ mime: 'image/png', kind: 'other' });
    expect((await client.get('/vendor/fetchMedia')).body).toMatchObject({ total: 0 });
    for (const open of ['masters', 'renditions']) expect(await storedFiles(shop, open)).toBe(0);
  });

  it('operators must name the vendor when adding a document, and vendors must not', async () => {
    const { client, vendor } = await givenVendor(shop);
    expect(Object.keys((await add(admin, 'admin', givenPdf())).body.errors ?? {})).toEqual(['vendor_id']);
    const added = await add(admin, 'admin', givenPdf(), { vendor_id: String(vendor.id), kind: 'identity' });
    expect(added.status).toBe(200);
    expect((await client.get('/vendor/vendor_papers')).body).toMatchObject({ total: 1 });
    const listed = await admin.get(
      `/admin/vendor_papers?filter=${encodeURIComponent(JSON.stringify({ vendor_id: vendor.id }))}`,
    );
    expect(listed.body).toMatchObject({ total: 1, vendor_papers: [{ kind: 'identity' }] });
    const other = await add(client, 'vendor', givenPdf(), { vendor_id: String(vendor.id) });
    expect(Object.keys(other.body.errors ?? {})).toEqual(['vendor_id']);
  });

  it('invalid files and kinds are rejected', async () => {
    const { client } = await givenVendor(shop);
    const refusals: [Buffer, object, string][] = [
      [Buffer.from('<svg onload="alert(1)"/>'), {}, 'file'],
      [Buffer.alloc(0), {}, 'file'],
      [givenPdf(), { kind: 'poem' }, 'kind'],
    ];
    for (const [bytes, fields, field] of refusals) {
      const refused = await add(client, 'vendor', bytes, fields);
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
    }
    expect((await client.post('/vendor/addVendorPaper', {})).status).toBe(415);
  });

  it('deletion of a document or of its vendor removes the files from storage', async () => {
    const { client, vendor } = await givenVendor(shop);
    const [one, two] = [await add(client, 'vendor', givenPdf()), await add(client, 'vendor', givenPdf())];
    const before = await storedFiles(shop, 'private/papers');
    expect((await client.delete(`/vendor/vendor_papers/${one.body.data.id}`)).status).toBe(200);
    await eventually(async () => expect(await storedFiles(shop, 'private/papers')).toBe(before - 1));
    expect((await admin.delete(`/admin/vendors/${vendor.id}`)).status).toBe(200);
    await eventually(async () => expect(await storedFiles(shop, 'private/papers')).toBe(before - 2));
    expect((await admin.get(`/admin/vendorPaperFile/${two.body.data.id}`)).status).toBe(404);
  });

  it('are uploaded with a vendor application', async () => {
    const fields = {
      store_name: 'Paper Boats',
      name: 'Bo Ats',
      email: `boats${next()}@stoa.test`,
      password: PASSWORD,
      phone: '',
      description: 'Folded by hand.',
    };
    const files = { registration: [givenPdf()], identity: [await givenPicture()] };
    const applied = await sendForm<{ data: { id: number } }>(shop.client, '/vendor/registerVendor', {
      fields,
      files,
    });
    expect([applied.status, applied.body.errors]).toEqual([200, undefined]);
    const filter = encodeURIComponent(JSON.stringify({ vendor_id: applied.body.data.id }));
    const held = await admin.get(`/admin/vendor_papers?filter=${filter}`);
    expect(held.body).toMatchObject({ total: 2 });
  });

  it('are not stored when the application is rejected by validation', async () => {
    const before = await storedFiles(shop, 'private/papers');
    const fields = { store_name: 'No', name: 'No', email: 'no', password: 'short' };
    const refused = await sendForm(shop.client, '/vendor/registerVendor', {
      fields,
      files: { papers: [givenPdf()] },
    });
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(['email', 'password']);
    const bad = await sendForm(shop.client, '/vendor/registerVendor', {
      fields: { ...fields, email: `no${next()}@stoa.test`, password: PASSWORD, country_id: '999999' },
      files: { papers: [givenPdf()], identity: [givenPdf()] },
    });
    expect(Object.keys(bad.body.errors ?? {})).toEqual(['country_id']);
    expect(await storedFiles(shop, 'private/papers')).toBe(before);
  });

  it('documents that were public media are removed from public storage at startup and remain downloadable', async () => {
    const { client, vendor } = await givenVendor(shop);
    const picture = await givenMedia(client, 'vendor');
    const { em } = shop.app.get(Database);
    const { sha256 } = await em.findOneOrFail(Media, { where: { id: picture.id } });
    const facts = { kind: 'other', filename: 'passport.png', mime: 'image/png', bytes: 1 } as const;
    const storage_key = `masters/${sha256.slice(0, 2)}/${sha256}`;
    const row = stamped({ ...facts, vendor_id: vendor.id, storage_key });
    const { id } = await shop.app.get(Database).tx((tx) => tx.save(VendorDocument, row as VendorDocument));
    expect(await storedFiles(shop, 'masters')).toBe(1);
    const node = await shop.another();
    expect((await client.get(`/vendor/vendorPaperFile/${id}`)).status).toBe(200);
    expect((await client.get('/vendor/fetchMedia')).body).toMatchObject({ total: 0 });
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect(await storedFiles(shop, 'masters')).toBe(0));
    await node.close();
  });
});
