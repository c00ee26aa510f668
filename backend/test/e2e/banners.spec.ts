import type { BannerKind, PlacedBanners } from '@stoa/contracts';
import { BANNER_PLACES } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { SaveSettings } from '../../src/modules/settings';
import { givenAdmin } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { givenBrand, givenCategory, givenProduct } from '../support/catalogue.factories';
import { givenMedia } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Made = { data: { id: number } };
const INACTIVE = { status: 'inactive' };
const ARCHIVED = { status: 'archived' };
const SUSPENDED = { status: 'suspended' };

describe('banners', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const shown = async (query = '', language = 'en'): Promise<PlacedBanners> => {
    const answer = await shop.client.get<{ data: PlacedBanners }>(`/web/banners${query}`, {
      'Accept-Language': language,
    });
    return answer.body.data;
  };
  const titles = async <K extends BannerKind>(
    kind: K,
    place: keyof PlacedBanners[K],
    query = '',
  ): Promise<string[]> => {
    const banners = (await shown(query))[kind][place] as { title: string }[] | undefined;
    return banners?.map(({ title }) => title) ?? [];
  };

  it('are returned as slides of their page, sorted, in the requested language', async () => {
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
    const { home: slides } = (await shown('', 'ar')).slider_images;
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

  it('are shown only while active, between their dates, and in their template', async () => {
    const now = () => titles('slider_images', 'flash_sales');
    const make = async (title: string, facts: object): Promise<number> =>
      (await admin.post<Made>('/admin/slider_images', { title, placement: 'flash_sales', ...facts })).body
        .data.id;
    await make('Past', { ends_at: '2020-01-01T00:00:00Z' });
    await make('Future', { starts_at: '2999-01-01T00:00:00Z' });
    await make('Second look', { template: 'template2' });
    const on = await make('Now', { starts_at: '2020-01-01T00:00:00Z', ends_at: '2999-01-01T00:00:00Z' });
    expect(await now()).toEqual(['Now']);
    expect(await titles('slider_images', 'flash_sales', '?template=template2')).toEqual([
      'Second look',
      'Now',
    ]);
    await shop.app.get(SaveSettings).execute('theme', { template: 'template2' }, null);
    expect(await now()).toEqual(['Second look', 'Now']);
    await admin.put(`/admin/slider_images/updateStatus/${on}`, { status: 'inactive' });
    expect(await now()).toEqual(['Second look']);
  });

  it('of the mobile application link to the same pages as those of the website', async () => {
    const page = { title: 'About delivery', body: '<p>Fast</p>', status: 'active' };
    const { slug } = (await admin.post<{ data: { slug: string } }>('/admin/content_pages', page)).body.data;
    const link = { link_type: 'page', link_value: slug };
    const made = await admin.post('/admin/application_slider_images', { title: 'Read on', ...link });
    expect(made.status).toBe(200);
    expect((await shown('')).application_slider_images.home).toMatchObject([
      { title: 'Read on', href: `/page/${slug}` },
    ]);
  });

  it('refuse unsafe backgrounds, invalid links, and an end before the start', async () => {
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

  it('of a vendor get its vendor ID, and take only its own images or one set by an operator', async () => {
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
    const answer = await client.put(`/vendor/static_banners/${made.body.data.id}`, { image_id: theirs.id });
    expect(answer.status).toBe(200);
  });

  it('of a vendor are not shown on marketplace pages', async () => {
    const { vendor } = await givenVendor(shop);
    const common = { title: 'A vendor’s own', placement: 'shop', vendor_id: vendor.id };
    expect((await admin.post('/admin/slider_images', common)).status).toBe(200);
    expect(await titles('slider_images', 'shop')).not.toContain('A vendor’s own');
  });

  it('of every kind are shown in each of its placements', async () => {
    for (const [kind, places] of Object.entries(BANNER_PLACES) as [BannerKind, readonly string[]][])
      for (const placement of places) {
        const made = await admin.post(`/admin/${kind}`, { title: `${kind} ${placement}`, placement });
        expect(made.status).toBe(200);
      }
    const placed = await shown();
    for (const [kind, places] of Object.entries(BANNER_PLACES) as [BannerKind, readonly string[]][]) {
      const rows = placed[kind] as Record<string, { title: string }[]>;
      for (const placement of places)
        expect(rows[placement]?.map(({ title }) => title)).toContain(`${kind} ${placement}`);
    }
  });

  it('of a vendor are shown in its store only, and return 404 once it is suspended', async () => {
    const { client, vendor } = await givenVendor(shop);
    await client.post('/vendor/static_banners', { title: 'Our own', placement: 'store' });
    const query = `?vendor=${vendor.id}`;
    expect(await titles('static_banners', 'store', query)).toEqual(['Our own']);
    expect(await titles('static_banners', 'store')).not.toContain('Our own');
    await admin.put(`/admin/updateVendorStatus/${vendor.id}`, { status: 'suspended' });
    expect((await shop.client.get(`/web/banners${query}`)).status).toBe(404);
    expect((await shop.client.get('/web/banners?vendor=nobody')).status).toBe(404);
  });

  it('lose their link once the linked brand is deleted', async () => {
    const brand = await givenBrand(shop, { name: 'Short-lived' });
    await admin.post('/admin/static_banners', {
      title: 'Leads',
      placement: 'cart',
      link_type: 'brand',
      link_value: 'short-lived',
    });
    const href = async () =>
      (await shown()).static_banners.cart?.find(({ title }) => title === 'Leads')?.href;
    expect(await href()).toBe('/Shop?brand=short-lived');
    await admin.delete(`/admin/brands/${brand}`);
    expect(await href()).toBeNull();
  });

  it('lose their link while its target is hidden, and can be changed when it is deleted', async () => {
    const { vendor } = await givenVendor(shop);
    const product = await givenProduct(shop, { vendor_id: vendor.id });
    const category = await givenCategory(shop, { name: 'Hideaways' });
    const page = await admin.post<Made>('/admin/content_pages', { title: 'Hidden help' });
    const targets: [type: string, value: string, hide: () => Promise<{ status: number }>][] = [
      ['category', 'hideaways', () => admin.put(`/admin/categories/updateStatus/${category}`, INACTIVE)],
      [
        'page',
        'hidden-help',
        () => admin.put(`/admin/content_pages/updateStatus/${page.body.data.id}`, INACTIVE),
      ],
      ['product', product.slug, () => admin.put(`/admin/products/updateStatus/${product.id}`, ARCHIVED)],
      ['vendor', vendor.slug, () => admin.put(`/admin/updateVendorStatus/${vendor.id}`, SUSPENDED)],
    ];
    for (const [link_type, link_value, hide] of targets) {
      const title = `To a ${link_type}`;
      const facts = { title, placement: 'cart', link_type, link_value };
      expect((await admin.post('/admin/static_banners', facts)).status).toBe(200);
      const href = async () =>
        (await shown()).static_banners.cart?.find((banner) => banner.title === title)?.href;
      expect(await href()).toContain(link_value);
      expect((await hide()).status).toBe(200);
      expect(await href()).toBeNull();
    }
    const banner = await admin.post<Made>('/admin/static_banners', {
      title: 'Outlives its target',
      link_type: 'category',
      link_value: 'hideaways',
    });
    await admin.delete(`/admin/categories/${category}`);
    const path = `/admin/static_banners/${banner.body.data.id}`;
    expect((await admin.put(path, { sort: 9 })).status).toBe(200);
    expect((await admin.put(path, { link_value: 'nowhere' })).status).toBe(422);
  });

  it('return 422 for an unknown template', async () => {
    const answer = await shop.client.get('/web/banners?template=template9');
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['template']]);
  });

  it('are closed to guests and operators without the permission', async () => {
    expect((await shop.client.get('/admin/slider_images')).status).toBe(401);
    const reader = await givenAdmin(shop, ['slider_images.read']);
    expect((await reader.post('/admin/slider_images', { title: 'No' })).status).toBe(403);
  });
});
