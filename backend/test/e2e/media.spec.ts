import type { MediaRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Media } from '../../src/modules/media';
import { givenProduct } from '../support/catalogue.factories';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenMedia, givenPicture, upload } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Library {
  media: { id: number; filename: string }[];
  total: number;
}

describe('media', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({ UPLOAD_LIMIT: '200kb' });
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it('are uploaded, listed, searched, edited and deleted', async () => {
    const picture = await givenPicture('jpeg');
    const added = await upload(admin, 'admin', picture, {
      filename: '../evil/sofa.png',
      folder: 'sofas',
      alt: 'A sofa',
    });
    expect(added.body.data).toMatchObject({
      filename: 'sofa.png',
      folder: 'sofas',
      alt: 'A sofa',
      mime: 'image/jpeg',
      bytes: picture.length,
      height: 30,
      url: expect.stringMatching(/^\/media\/[\da-f]{32}\/160\.jpg$/),
    });
    const { id } = added.body.data;
    const answer = await admin.get<Library>('/admin/fetchMedia?filter={"q":"sofa","folder":"sofas"}');
    expect(answer.body).toMatchObject({ total: 1, media: [{ id }] });
    const input = { alt: 'A red sofa', focal_x: 20, translations: { ar: { alt: 'أريكة' } } };
    expect((await admin.put(`/admin/media/${id}`, input)).body).toMatchObject({
      data: { alt: 'A red sofa' },
    });
    const one = await admin.get(`/admin/fetchMedia/${id}`);
    expect(one.body).toMatchObject({ data: { focal_x: 20, translations: { ar: { alt: 'أريكة' } } } });
    const looked = await admin.as({ language: 'en' }).get<Library>(`/admin/mediaActive?ids=${id}`);
    expect(looked.body.media).toHaveLength(1);
    expect((await admin.get(`/admin/deleteMedia/${id}`)).status).toBe(200);
    expect((await admin.get(`/admin/fetchMedia/${id}`)).status).toBe(404);
  });

  it('are organised in folders with normalised paths and file counts', async () => {
    const { client } = await givenVendor(shop);
    const first = await upload(client, 'vendor', await givenPicture(), { folder: 'spring / lamps ' });
    await givenMedia(client, 'vendor');
    const folders = async (): Promise<unknown> =>
      (await client.get<{ folders: unknown }>('/vendor/fetchMediaFolders')).body.folders;
    expect(await folders()).toEqual([
      { path: '', count: 1 },
      { path: 'spring/lamps', count: 1 },
    ]);
    const { id } = first.body.data;
    expect((await client.put(`/vendor/media/${id}`, { folder: '../etc' })).body.errors).toHaveProperty(
      'folder',
    );
    await client.put(`/vendor/media/${id}`, { folder: 'summer' });
    expect(await folders()).toEqual([
      { path: '', count: 1 },
      { path: 'summer', count: 1 },
    ]);
  });

  it('have square thumbnails cropped around the focal point', async () => {
    const { id } = await givenMedia(admin);
    await admin.put(`/admin/media/${id}`, { focal_x: 90, focal_y: 10 });
    const { body } = await admin.get(`/admin/fetchMedia/${id}`);
    expect(body).toMatchObject({
      data: {
        thumbnail_url: expect.stringMatching(/square-100-0\.jpg$/),
        sizes: [{ urls: { avif: expect.any(String), webp: expect.any(String), jpg: expect.any(String) } }],
        used_by: [],
      },
    });
  });

  it('respect the operator’s limits for pixels per picture and pictures per vendor', async () => {
    const limits = { group: 'media', values: { max_megapixels: 1, vendor_pictures: 1 } };
    expect((await admin.put('/admin/settings', limits)).status).toBe(200);
    const { client } = await givenVendor(shop);
    await givenMedia(client, 'vendor');
    const second = await upload(client, 'vendor', await givenPicture());
    expect(second.body.errors?.file?.[0]).toMatch(/library is full/);
    const { default: sharp } = await import('sharp');
    const wide = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#123456' } });
    const large = await upload(admin, 'admin', await wide.jpeg().toBuffer());
    expect(large.body.errors?.file?.[0]).toMatch(/at most 1 million pixels/);
    const defaults = { group: 'media', values: { max_megapixels: null, vendor_pictures: null } };
    expect((await admin.put('/admin/settings', defaults)).status).toBe(200);
  });

  it('report the upload limit, folders and accepted file types before an upload', async () => {
    await upload(admin, 'admin', await givenPicture(), { folder: 'chairs' });
    const { body } = await admin.get('/admin/addMedia');
    expect(body).toMatchObject({
      data: {
        max_bytes: 204_800,
        folders: expect.arrayContaining(['chairs']),
        mime_types: expect.arrayContaining(['image/webp']),
      },
    });
  });

  it('have a blurhash, a checksum and an owner', async () => {
    const { client, vendor } = await givenVendor(shop);
    const own = (await upload(client, 'vendor', await givenPicture())).body.data;
    expect(own).toMatchObject({ owner: 'vendor', vendor_id: vendor.id, customer_id: null });
    expect(own.blurhash).toHaveLength(28);
    expect(own.sha256).toMatch(/^[\da-f]{32}$/);
    expect((await upload(admin, 'admin', await givenPicture())).body.data.owner).toBe('admin');
  });

  it('are stored once per owner when the same file is uploaded again', async () => {
    const picture = await givenPicture();
    const first = await upload(admin, 'admin', picture);
    const repeated = await upload(admin, 'admin', picture, { filename: 'other.png' });
    expect(repeated.body.data.id).toBe(first.body.data.id);
    const { client } = await givenVendor(shop);
    expect((await upload(client, 'vendor', picture)).body.data.id).not.toBe(first.body.data.id);
  });

  it('are rejected with the reason when picture, size or folder is invalid', async () => {
    const png = await givenPicture();
    const cases: [Buffer, RegExp][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /Only JPEG/],
      [Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), /not a picture/],
      [png.subarray(0, 40), /damaged/],
      [Buffer.from('%PDF-1.7 and then some text'), /Only JPEG/],
    ];
    for (const [bytes, reason] of cases) {
      const answer = await upload(admin, 'admin', bytes);
      expect(answer.status).toBe(422);
      expect(answer.body.errors?.file?.[0]).toMatch(reason);
    }
    const large = await upload(admin, 'admin', Buffer.alloc(300_000, 1));
    expect(large).toMatchObject({
      status: 413,
      body: { code: 'too_large', errors: { file: [expect.any(String)] } },
    });
    expect((await admin.post('/admin/addMedia', { file: 'x' })).status).toBe(415);
    const folder = await upload(admin, 'admin', png, { folder: '../etc' });
    expect(folder.body.errors).toHaveProperty('folder');
  });

  it('cannot be deleted while records use them', async () => {
    const picture = await givenMedia(admin);
    const { vendor } = await givenVendor(shop, { logo_id: picture.id });
    const records = [{ id: vendor.id, name: vendor.store_name }];
    const used_by = [{ page: 'vendors', field: 'logo_id', count: 1, records }];
    expect((await admin.get(`/admin/fetchMedia/${picture.id}`)).body).toMatchObject({ data: { used_by } });
    const answer = await admin.get(`/admin/deleteMedia/${picture.id}`);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'in_use', error: expect.stringContaining(vendor.store_name), details: { used_by } },
    });
    expect((await admin.delete(`/admin/media/${picture.id}`)).status).toBe(409);
    const product = await givenProduct(shop);
    const shown = await givenMedia(admin);
    const media = { version: product.version, media: [{ media_id: shown.id }] };
    await admin.put(`/admin/productsMedia/${product.id}`, media);
    expect((await admin.get(`/admin/deleteMedia/${shown.id}`)).body.details).toMatchObject({
      used_by: [{ page: 'products', records: [{ id: product.id, name: product.name }] }],
    });
  });

  it('belong to one vendor: other vendors cannot see, change or delete them', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    const mine = await givenMedia(one.client, 'vendor');
    expect((await one.client.get<Library>('/vendor/fetchMedia')).body.total).toBe(1);
    expect((await other.client.get<Library>('/vendor/fetchMedia')).body.total).toBe(0);
    expect((await other.client.get<Library>(`/vendor/mediaActive?ids=${mine.id}`)).body.total).toBe(0);
    const filter = { filter: { id: [mine.id] } };
    expect((await other.client.post<Library>('/vendor/filterMedia', filter)).body.total).toBe(0);
    for (const answer of [
      await other.client.get(`/vendor/fetchMedia/${mine.id}`),
      await other.client.put(`/vendor/media/${mine.id}`, { alt: 'mine now' }),
      await other.client.get(`/vendor/deleteMedia/${mine.id}`),
    ])
      expect(answer.status).toBe(404);
    expect((await one.client.get(`/vendor/deleteMedia/${mine.id}`)).status).toBe(200);
  });

  it('are closed to guests, to vendors on admin endpoints and to operators without the permission', async () => {
    const { client } = await givenVendor(shop);
    expect((await shop.client.get('/admin/fetchMedia')).status).toBe(401);
    expect((await client.get('/admin/fetchMedia')).status).toBe(403);
    const reader = await givenAdmin(shop, ['media.read']);
    expect((await reader.get('/admin/fetchMedia')).status).toBe(200);
    expect((await upload(reader, 'admin', await givenPicture())).status).toBe(403);
    expect((await reader.get('/admin/deleteMedia/1')).status).toBe(403);
  });

  it('without a blurhash get one when the backend starts', async () => {
    const { id, blurhash } = await givenMedia(admin);
    await shop.app.get(Database).tx((em) => em.update(Media, { id }, { blurhash: null }));
    const restarted = await shop.another();
    await eventually(async () => {
      const { body } = await admin.get<{ data: MediaRecord }>(`/admin/fetchMedia/${id}`);
      expect(body.data.blurhash).toBe(blurhash);
    });
    await restarted.close();
  });
});
