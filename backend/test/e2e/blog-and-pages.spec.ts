import type { PostDetail, PostPage, WebContentPage } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { givenAdmin } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { givenMedia } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

type Made = { data: { id: number; slug: string } };
const HOUR = 3_600_000;

describe('blog posts and content pages', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    admin = await givenAdmin(shop);
    const en = await givenLanguage(shop);
    const arabic = { code: 'ar', iso: 'ar-EG', name: 'Arabic', native_name: 'العربية' };
    await givenLanguage(shop, { ...arabic, fallback_id: en.id });
  });
  afterAll(() => shop.close());

  const make = async (path: string, input: object): Promise<Made['data']> => {
    const answer = await admin.post<Made>(`/admin/${path}`, input);
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    return answer.body.data;
  };
  const read = async <T>(path: string, language = 'en'): Promise<T> =>
    (await shop.client.as({ language }).get<{ data: T }>(`/web/${path}`)).body.data;

  it('return a page by ID and by current or former slug, in the requested language', async () => {
    const texts = { title: 'Delivery', body: '<p>Two days.</p>' };
    const translations = { ar: { title: 'التوصيل', body: '<p>يومان.</p>' } };
    const { id, slug } = await make('content_pages', { ...texts, translations });
    expect(slug).toBe('delivery');
    expect(await read<WebContentPage>(`contentPageDetail/${id}`)).toMatchObject({ id, slug, ...texts });
    const arabic = { title: 'التوصيل', slug: 'التوصيل', body: '<p>يومان.</p>' };
    expect(await read(`contentPageDetail/${encodeURIComponent('التوصيل')}`, 'ar')).toMatchObject(arabic);
    await admin.put(`/admin/content_pages/${id}`, { slug: 'Shipping' });
    expect(await read(`contentPageDetail/delivery`)).toMatchObject({ id, slug: 'shipping' });
    expect((await shop.client.get('/web/contentPageDetail/no-such-page')).status).toBe(404);
  });

  it('return 404 for unpublished and inactive pages, and for scheduled pages until they are due', async () => {
    const soon = new Date(clock.now().getTime() + HOUR).toISOString();
    const later = await make('content_pages', { title: 'Later', published_at: soon });
    const never = await make('content_pages', { title: 'Never', published_at: null });
    const off = await make('content_pages', { title: 'Off' });
    await admin.put(`/admin/content_pages/updateStatus/${off.id}`, { status: 'inactive' });
    for (const { id } of [later, never, off])
      expect((await shop.client.get(`/web/contentPageDetail/${id}`)).status).toBe(404);
    clock.advance(2 * HOUR);
    expect((await shop.client.get(`/web/contentPageDetail/${later.id}`)).status).toBe(200);
  });

  it('list posts newest first, filtered by category and by tag', async () => {
    const cover = await givenMedia(admin);
    const category = await make('news_categories', { name: 'Makers' });
    const facts = { body: '<p>Text</p>', author: 'Ada', category_id: category.id };
    const old = new Date(clock.now().getTime() - HOUR).toISOString();
    const tags = 'oak,  care , oak';
    const first = await make('newses', { title: 'First', ...facts, published_at: old, tags });
    const second = await make('newses', { title: 'Second', cover_id: cover.id, tags: 'oaken' });
    const all = await read<PostPage>('all_posts');
    expect(all).toMatchObject({
      total: 2,
      page: 1,
      posts: [
        { id: second.id, cover: { id: cover.id }, category: null },
        { id: first.id, tags: ['oak', 'care'], category: { slug: 'makers', name: 'Makers' } },
      ],
      categories: [{ slug: 'makers' }],
    });
    expect(await read('all_posts?category=makers')).toMatchObject({ total: 1, posts: [{ id: first.id }] });
    expect(await read('all_posts?category=unknown')).toMatchObject({ total: 0, posts: [] });
    expect(await read('all_posts?tag=oak')).toMatchObject({ total: 1, posts: [{ id: first.id }] });
    expect(await read('all_posts?page=2')).toMatchObject({ total: 2, posts: [] });
    const refused = await shop.client.get('/web/all_posts?page=zero');
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['page']]);
  });

  it('return a post with related posts, and reflect its update and deletion immediately', async () => {
    const translations = { ar: { title: 'خشب البلوط' } };
    const { id, slug } = await make('newses', { title: 'Caring for oak', translations });
    const post = await read<PostDetail>(`post_detail/${slug}`);
    expect(post).toMatchObject({ id, comments_enabled: true, seo: { title: 'Caring for oak' } });
    expect(post.related.map((one) => one.id)).not.toContain(id);
    expect(await read(`post_detail/${id}`, 'ar')).toMatchObject({ title: 'خشب البلوط', slug: 'خشب-البلوط' });
    await admin.put(`/admin/newses/${id}`, { title: 'Caring for ash' });
    expect(await read(`post_detail/${id}`)).toMatchObject({ title: 'Caring for ash' });
    await admin.delete(`/admin/newses/${id}`);
    expect((await shop.client.get(`/web/post_detail/${slug}`)).status).toBe(404);
  });

  it('refuse to delete a category that has posts', async () => {
    const { id } = await make('news_categories', { name: 'Kept' });
    await make('newses', { title: 'In it', category_id: id });
    const refused = await admin.delete(`/admin/news_categories/${id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
  });
});
