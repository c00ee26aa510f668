import type { Client } from '@stoa/testing';
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

  it('are uploaded, listed, found, described and deleted', async () => {
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
    const found = await admin.get<Library>('/admin/fetchMedia?filter={"q":"sofa","folder":"sofas"}');
    expect(found.body).toMatchObject({ total: 1, media: [{ id }] });
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

  it('say beforehand what can be uploaded', async () => {
    await upload(admin, 'admin', await givenPicture(), { folder: 'chairs' });
    const { body } = await admin.get('/admin/addMedia');
    expect(body).toMatchObject({
      data: { max_bytes: 204_800, folders: ['chairs'], mime_types: expect.arrayContaining(['image/webp']) },
    });
  });

  it('are kept once for each owner', async () => {
    const picture = await givenPicture();
    const first = await upload(admin, 'admin', picture);
    const again = await upload(admin, 'admin', picture, { filename: 'other.png' });
    expect(again.body.data.id).toBe(first.body.data.id);
    const { client } = await givenVendor(shop);
    expect((await upload(client, 'vendor', picture)).body.data.id).not.toBe(first.body.data.id);
  });

  it('refuse what is no honest picture and say why', async () => {
    const png = await givenPicture();
    const cases: [Buffer, RegExp][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /Only JPEG/],
      [Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), /no picture/],
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

  it('stay while something shows them', async () => {
    const picture = await givenMedia(admin);
    await givenVendor(shop, { logo_id: picture.id });
    const answer = await admin.get(`/admin/deleteMedia/${picture.id}`);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'in_use', details: { used_by: [{ table: 'vendors', count: 1 }] } },
    });
  });

  it('are a vendor’s own: others neither see, change nor delete them', async () => {
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

  it('are closed to guests, to the wrong strategy and without the permission', async () => {
    const { client } = await givenVendor(shop);
    expect((await shop.client.get('/admin/fetchMedia')).status).toBe(401);
    expect((await client.get('/admin/fetchMedia')).status).toBe(401);
    const reader = await givenAdmin(shop, ['media.read']);
    expect((await reader.get('/admin/fetchMedia')).status).toBe(200);
    expect((await upload(reader, 'admin', await givenPicture())).status).toBe(403);
    expect((await reader.get('/admin/deleteMedia/1')).status).toBe(403);
  });
});
