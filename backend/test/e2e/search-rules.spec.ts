import type { SearchSuggestions, ShopPage } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenBrand, givenProduct } from '../support/catalogue.factories';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenCurrency, givenLanguage } from '../support/localisation.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Created = { data: { id: number } };
interface Query {
  id: number;
  query: string;
  language: string;
  searches: number;
  results: number;
  outcome: string;
}

describe('search synonyms, curations and query reports', () => {
  let shop: Shop;
  let admin: Client;
  let other: Awaited<ReturnType<Shop['another']>>;
  let vendor_id: number;
  let mug: number;
  let lamp: number;
  let scarf: number;
  let gone: number;

  beforeAll(async () => {
    shop = await startShop();
    other = await shop.another();
    admin = await givenAdmin(shop);
    await givenCurrency(shop);
    await givenLanguage(shop);
    await givenLanguage(shop, { code: 'es', iso: 'es', name: 'Spanish', native_name: 'Español' });
    vendor_id = (await givenVendor(shop)).vendor.id;
    const brand_id = await givenBrand(shop, { name: 'Kilnworks' });
    mug = (await givenProduct(shop, { vendor_id, brand_id, name: 'Stoneware mug', stock: 5 })).id;
    lamp = (await givenProduct(shop, { vendor_id, name: 'Oak lamp', stock: 5 })).id;
    scarf = (await givenProduct(shop, { vendor_id, name: 'Woollen scarf', stock: 5 })).id;
    gone = (await givenProduct(shop, { vendor_id, name: 'Tin mug', stock: 0 })).id;
  });
  afterAll(async () => {
    await other.close();
    await shop.close();
  });

  const page = async (query: string, client = shop.client): Promise<ShopPage> =>
    (await client.get<{ data: ShopPage }>(`/web/shopFilterProducts?${query}`)).body.data;
  const ids = async (q: string, more = '', client = shop.client): Promise<number[]> =>
    (await page(`q=${encodeURIComponent(q)}${more}`, client)).products.map(({ id }) => id);
  const add = async (path: string, input: object): Promise<number> => {
    const { status, body, text } = await admin.post<Created>(`/admin/${path}`, input);
    if (status !== 200) throw new Error(text);
    return body.data.id;
  };
  const queries = async (filter: object = {}): Promise<Query[]> =>
    (
      await admin.post<{ search_queries: Query[] }>('/admin/search_queries/filter', {
        filter,
        range: [0, 99],
      })
    ).body.search_queries;

  it('synonym changes take effect on every node', async () => {
    // Nodes notify each other only through Redis.
    const second = shop.settings.REDIS_URL ? other.client : shop.client;
    const both = async (q: string) => [await ids(q), await ids(q, '', second)];
    expect(await both('luminaire')).toEqual([[], []]);
    const id = await add('search_synonyms', { terms: 'luminaire, lamp' });
    await eventually(async () => expect(await both('luminaires')).toEqual([[lamp], [lamp]]));
    await admin.put(`/admin/search_synonyms/${id}`, { terms: 'luminaire, scarf' });
    await eventually(async () => expect(await both('luminaire')).toEqual([[scarf], [scarf]]));
    await admin.put(`/admin/search_synonyms/updateStatus/${id}`, { status: 'inactive' });
    await eventually(async () => expect(await both('luminaire')).toEqual([[], []]));
    await admin.put(`/admin/search_synonyms/updateStatus/${id}`, { status: 'active' });
    await admin.delete(`/admin/search_synonyms/${id}`);
    await eventually(async () => expect(await both('luminaire')).toEqual([[], []]));
  });

  it('synonyms can be one-way or limited to one language', async () => {
    const one = await add('search_synonyms', { terms: 'present, scarf', type: 'one_way' });
    expect([await ids('present'), await ids('scarf')]).toEqual([[scarf], [scarf]]);
    await admin.put(`/admin/search_synonyms/${one}`, { terms: 'scarf, present', type: 'one_way' });
    expect(await ids('present')).toEqual([]);
    await add('search_synonyms', { terms: 'bufanda, scarf', language: 'es' });
    const spanish = shop.client.as({ language: 'es' });
    expect([await ids('bufanda'), await ids('bufanda', '', spanish)]).toEqual([[], [scarf]]);
  });

  it('a synonym with one term, and a curation with an invalid query, period or product, are rejected', async () => {
    const refused = async (path: string, input: object) =>
      (await admin.post(`/admin/${path}`, input)).body.errors;
    expect(await refused('search_synonyms', { terms: 'alone, ' })).toEqual({
      terms: ['Terms must have at least two terms, separated by commas.'],
    });
    expect(await refused('search_curations', { query: '!?' })).toEqual({
      query: ['Search must have letters or digits.'],
    });
    const window = { starts_at: '2026-05-02T00:00:00Z', ends_at: '2026-05-01T00:00:00Z' };
    expect(await refused('search_curations', { query: 'mug', ...window })).toEqual({
      ends_at: [expect.stringMatching(/must be after the start/)],
    });
    expect(await refused('search_curations', { query: 'mug', product_ids: [999_999] })).toHaveProperty(
      'product_ids',
    );
  });

  it('pinned products come first in the given order, and are sorted and filtered like any result', async () => {
    expect(await ids('mug')).toEqual([gone, mug]);
    const id = await add('search_curations', { query: 'mug', product_ids: [scarf, lamp] });
    expect(await ids('Mugs')).toEqual([scarf, lamp, gone, mug]);
    expect((await admin.get<{ data: object }>(`/admin/search_curations/${id}`)).body.data).toMatchObject({
      product_ids: [scarf, lamp],
    });
    await admin.put(`/admin/search_curations/${id}`, { product_ids: [lamp, scarf] });
    expect(await ids('mug')).toEqual([lamp, scarf, gone, mug]);
    expect(await ids('mug', '&brand=kilnworks')).toEqual([mug]);
    expect(await ids('mug', '&sort=newest')).toEqual([gone, scarf, lamp, mug]);
    expect(await ids('stoneware mug')).toEqual([mug]);
    await admin.put(`/admin/search_curations/${id}`, { ends_at: '2020-01-01T00:00:00Z' });
    expect(await ids('mug')).toEqual([gone, mug]);
    await admin.delete(`/admin/search_curations/${id}`);
  });

  it('pinned products that are not for sale are omitted, and sold-out ones come last', async () => {
    const draft = (await givenProduct(shop, { vendor_id, name: 'Draft vase', status: 'draft' })).id;
    const vase = (await givenProduct(shop, { vendor_id, name: 'Vase', stock: 5 })).id;
    const id = await add('search_curations', { query: 'tableware', product_ids: [gone, draft, vase] });
    expect(await ids('tableware')).toEqual([vase, gone]);
    await admin.delete(`/admin/products/${vase}`);
    expect(await ids('tableware')).toEqual([gone]);
    await admin.delete(`/admin/search_curations/${id}`);
    expect(await ids('tableware')).toEqual([]);
  });

  it('suggestions include only brands with products', async () => {
    await givenBrand(shop, { name: 'Kilnless' });
    const { body } = await shop.client.get<{ data: SearchSuggestions }>('/web/search_products?q=kiln');
    expect(body.data.brands).toEqual([{ name: 'Kilnworks', slug: 'kilnworks' }]);
  });

  it('the query report counts searches and results, but not paging, filtering, sorting, suggestions or email addresses', async () => {
    for (const q of ['Purple  Unicorn', 'purple unicorn', 'purple unicorn', 'woollen']) await ids(q);
    await ids('purple unicorn', '&page=2');
    await ids('woollen', '&in_stock=1');
    await ids('woollen', '&sort=newest');
    await ids('ada@example.com');
    await shop.client.get('/web/search_products?q=purple+unic');
    await eventually(async () => {
      const searches = await queries({ outcome: 'no_results' });
      expect(searches.find(({ query }) => query === 'purple unicorn')).toMatchObject({
        searches: 3,
        results: 0,
        language: 'en',
      });
    });
    const all = await queries();
    expect(all.find(({ query }) => query === 'woollen')).toMatchObject({
      outcome: 'results',
      results: 1,
      searches: 1,
    });
    expect(all.map(({ query }) => query)).not.toContain('purple unic');
    expect(all.filter(({ query }) => query.includes('@'))).toEqual([]);
  });

  it('the query report updates the count and results of repeated searches, and its rows can be deleted', async () => {
    await ids('zeppelin');
    const row = async () => (await queries()).find(({ query }) => query === 'zeppelin');
    await eventually(async () => expect(await row()).toMatchObject({ searches: 1, results: 0 }));
    await add('search_synonyms', { terms: 'zeppelin, lamp' });
    await ids('zeppelin');
    await eventually(async () =>
      expect(await row()).toMatchObject({ searches: 2, results: 1, outcome: 'results' }),
    );
    await admin.delete(`/admin/search_queries/${(await row())?.id}`);
    expect(await row()).toBeUndefined();
  });

  it('access requires permission, and reported queries cannot be created by hand', async () => {
    const nobody = await givenAdmin(shop, []);
    for (const path of ['search_synonyms', 'search_curations', 'search_queries'])
      expect((await nobody.get(`/admin/${path}`)).status).toBe(403);
    expect((await admin.post('/admin/search_queries', { query: 'x' })).status).toBe(404);
  });
});
