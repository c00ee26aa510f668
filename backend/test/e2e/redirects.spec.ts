import type { RedirectTarget } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import { eventually } from '../support/eventually';
import { guest } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Row {
  id: number;
  path: string;
  target: string;
  hits: number;
  last_used_at: string | null;
}

describe('redirects', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const create = (path: string, target: string) =>
    admin.post<{ data: Row; errors: Record<string, string[]> }>('/admin/redirects', { path, target });

  async function leads(address: string): Promise<string | null> {
    const url = `/web/redirect_target?address=${encodeURIComponent(address)}`;
    return (await guest(shop).get<{ data: RedirectTarget }>(url)).body.data.location;
  }

  it('send visitors on with their query, however the old address is written', async () => {
    expect((await create('/Products/Blue%20Mug/', '/product/blue-mug')).body.data.path).toBe(
      '/products/blue mug',
    );
    expect(await leads('/products/blue%20mug')).toBe('/product/blue-mug');
    expect(await leads('/PRODUCTS/Blue%20Mug/?utm_source=a&b=%20')).toBe(
      '/product/blue-mug?utm_source=a&b=%20',
    );
    expect(await leads('/products/red-mug')).toBeNull();
    await create('/guide', 'https://example.org/guide?lang=en#top');
    expect(await leads('/guide?x=1')).toBe('https://example.org/guide?lang=en&x=1#top');
  });

  it('find addresses that differ in their query only', async () => {
    await create('/?p=17', '/page/seventeen');
    await create('/index.php', '/Shop');
    expect(await leads('/?p=17')).toBe('/page/seventeen');
    expect(await leads('/?p=18')).toBeNull();
    expect(await leads('/index.php?p=17')).toBe('/Shop?p=17');
  });

  it('refuse loops, chains and what is no address', async () => {
    await create('/a', '/b');
    expect((await create('/A/', '/c')).status).toBe(409);
    expect((await create('/b', '/c')).body.errors).toEqual({
      path: ['Path is the target of the redirect of /a.'],
    });
    expect((await create('/z', '/a?x=1')).status).toBe(200);
    expect((await create('/y', '/a')).body.errors).toEqual({
      target: ['Target is redirected to /b itself; enter that address.'],
    });
    expect((await create('/self', '/Self/')).body.errors).toEqual({
      target: ['Target leads back to the same address.'],
    });
    for (const path of ['/', 'old', '//evil.example/x', 'https://evil.example/x'])
      expect((await create(path, '/b')).body.errors).toHaveProperty('path');
    for (const target of ['javascript:alert(1)', '//evil.example', 'new', 'https://u:p@evil.example/'])
      expect((await create('/to', target)).body.errors).toHaveProperty('target');
  });

  it('count their uses in batches, and stop when switched off', async () => {
    const { id } = (await create('/counted', '/Shop')).body.data;
    for (let n = 0; n < 3; n++) await leads('/counted');
    await eventually(async () => {
      const { data } = (await admin.get<{ data: Row }>(`/admin/redirects/${id}`)).body;
      expect(data).toMatchObject({ hits: 3, last_used_at: expect.any(String) as string });
    });
    await admin.put(`/admin/redirects/updateStatus/${id}`, {});
    expect(await leads('/counted')).toBeNull();
    await admin.delete(`/admin/redirects/${id}`, {});
    expect((await create('/counted', '/Shop')).status).toBe(200);
  });

  it('of two that would form a loop, saved at once, only one is stored', async () => {
    const answers = await Promise.all([create('/left', '/right'), create('/right', '/left')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('are out of reach for vendors', async () => {
    const { client } = await givenVendor(shop);
    expect((await client.get('/admin/redirects')).status).toBe(403);
    expect((await client.post('/admin/redirects', { path: '/v', target: '/Shop' })).status).toBe(403);
  });
});
