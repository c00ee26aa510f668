import type { Client } from '@stoa/testing';
import { SaveSettings } from '../../src/modules/settings';
import { Slides } from '../../src/modules/content';
import { givenAdmin } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { givenCategory } from '../support/catalogue.factories';
import { givenMedia } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Made = { data: { id: number } };

describe('banners', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it('become slides of their page, in order, in the asked language', async () => {
    const en = await givenLanguage(shop);
    await givenLanguage(shop, {
      code: 'ar',
      iso: 'ar-EG',
      name: 'Arabic',
      native_name: 'العربية',
      fallback_id: en.id,
    });
    const image = await givenMedia(admin);
    await givenCategory(shop, { name: 'كراسي' });
    const common = { title: 'Chairs', action: 'See them', link_type: 'category', link_value: 'كراسي' };
    const texts = { image_id: image.id, translations: { ar: { title: 'كراسي' } } };
    await admin.post('/admin/slider_images', {
      ...common,
      ...texts,
      sort: 2,
      background: 'linear-gradient(120deg, #fff 0%, tomato)',
    });
    await admin.post('/admin/slider_images', { title: 'First', sort: 1 });
    await admin.post('/admin/slider_images', { title: 'Shop only', placement: 'shop' });
    const slides = await shop.app.get(Slides).active('home', 'ar');
    expect(slides).toMatchObject([
      { title: 'First', href: null, picture: null, background: '' },
      {
        title: 'كراسي',
        action: 'See them',
        href: `/Shop?category=${encodeURIComponent('كراسي')}`,
        picture: { id: image.id, src: expect.stringContaining('/media/') },
      },
    ]);
    const lookup = await admin.get('/admin/sliderImagesActive');
    expect(lookup.body).toMatchObject({ total: 3 });
  });

  it('are shown within their time, in their template and while they are on', async () => {
    const slides = shop.app.get(Slides);
    const titles = async (): Promise<string[]> =>
      (await slides.active('flash_sales', 'en')).map((one) => one.title);
    const make = async (title: string, facts: object): Promise<number> =>
      (await admin.post<Made>('/admin/slider_images', { title, placement: 'flash_sales', ...facts })).body
        .data.id;
    await make('Past', { ends_at: '2020-01-01T00:00:00Z' });
    await make('Future', { starts_at: '2999-01-01T00:00:00Z' });
    await make('Second look', { template: 'template2' });
    const now = await make('Now', { starts_at: '2020-01-01T00:00:00Z', ends_at: '2999-01-01T00:00:00Z' });
    expect(await titles()).toEqual(['Now']);
    await shop.app.get(SaveSettings).execute('theme', { template: 'template2' }, null);
    expect(await titles()).toEqual(['Second look', 'Now']);
    await admin.put(`/admin/slider_images/updateStatus/${now}`, { status: 'inactive' });
    expect(await titles()).toEqual(['Second look']);
  });

  it('let nothing into a page’s style or links that does not belong there', async () => {
    const errors = async (facts: object): Promise<string[]> => {
      const answer = await admin.post('/admin/slider_images', { title: 'Bad', ...facts });
      expect(answer.status).toBe(422);
      return Object.keys(answer.body.errors ?? {});
    };
    expect(await errors({ background: 'url(https://evil.test/x.png)' })).toEqual(['background']);
    expect(await errors({ background: '#fff;} body{display:none' })).toEqual(['background']);
    expect(await errors({ link_type: 'url', link_value: 'javascript:alert(1)' })).toEqual(['link_value']);
    expect(await errors({ link_type: 'url', link_value: '//evil.test' })).toEqual(['link_value']);
    expect(await errors({ link_type: 'product' })).toEqual(['link_value']);
    expect(await errors({ link_type: 'product', link_value: 'nothing-here' })).toEqual(['link_value']);
    const time = { starts_at: '2026-02-01T00:00:00Z', ends_at: '2026-01-01T00:00:00Z' };
    expect(await errors(time)).toEqual(['ends_at']);
    expect(
      (await admin.post('/admin/slider_images', { title: 'Good', link_type: 'url', link_value: '/Shop' }))
        .status,
    ).toBe(200);
  });

  it('of a vendor stand in its own store, with its own pictures', async () => {
    const { client, vendor } = await givenVendor(shop);
    const theirs = await givenMedia(admin);
    const own = await givenMedia(client, 'vendor');
    const refused = await client.post('/vendor/static_banners', { title: 'Sale', image_id: theirs.id });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['image_id']]);
    const stamped = await client.post('/vendor/static_banners', { title: 'Sale', vendor_id: 1 });
    expect(Object.keys(stamped.body.errors ?? {})).toEqual(['vendor_id']);
    const made = await client.post<Made>('/vendor/static_banners', { title: 'Sale', image_id: own.id });
    expect(made.body).toMatchObject({ data: { title: 'Sale', image: { id: own.id } } });
    const seen = await admin.get(`/admin/static_banners/${made.body.data.id}`);
    expect(seen.body).toMatchObject({ data: { vendor_id: vendor.id } });
    await admin.put(`/admin/static_banners/${made.body.data.id}`, { image_id: theirs.id });
    const kept = await client.put(`/vendor/static_banners/${made.body.data.id}`, { image_id: theirs.id });
    expect(kept.status).toBe(200);
  });

  it('of a vendor never open a page of the shop', async () => {
    const { vendor } = await givenVendor(shop);
    const common = { title: 'A vendor’s own', placement: 'shop', vendor_id: vendor.id };
    expect((await admin.post('/admin/slider_images', common)).status).toBe(200);
    const titles = (await shop.app.get(Slides).active('shop', 'en')).map((one) => one.title);
    expect(titles).not.toContain('A vendor’s own');
  });

  it('are closed to guests and operators without the permission', async () => {
    expect((await shop.client.get('/admin/slider_images')).status).toBe(401);
    const reader = await givenAdmin(shop, ['slider_images.read']);
    expect((await reader.post('/admin/slider_images', { title: 'No' })).status).toBe(403);
  });
});
