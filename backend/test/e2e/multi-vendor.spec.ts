import type { ProductDetail, SearchSuggestions, ShopPage, VendorSummary } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { DeclaredAccess } from '../../src/kernel/access';
import { givenProduct } from '../support/catalogue.factories';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { givenCurrency, givenLanguage } from '../support/localisation.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { addToCart, guest } from '../support/ordering.factories';

type Data<T> = { data: T };
type TestVendor = Awaited<ReturnType<typeof givenVendor>>;

describe('a shop with multi-vendor mode off', () => {
  let shop: Shop;
  let admin: Client;
  let platform: TestVendor;
  let other: TestVendor;
  let own: { id: number; variants: { id: number }[] };
  let foreign: { id: number; variants: { id: number }[] };

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '1000' });
    admin = await givenAdmin(shop);
    await givenLanguage(shop);
    await givenCurrency(shop);
    [platform, other] = [await givenVendor(shop), await givenVendor(shop)];
    own = await givenProduct(shop, { vendor_id: platform.vendor.id, name: 'Own lamp' });
    foreign = await givenProduct(shop, { vendor_id: other.vendor.id, name: 'Foreign lamp' });
    await shop.client.get('/web/shopFilterProducts');
    const values = { is_multi_vendor: 0, platform_vendor_id: platform.vendor.id };
    const saved = await admin.put('/admin/settings', { group: 'general', values });
    if (saved.status !== 200) throw new Error(saved.text);
  });
  afterAll(() => shop.close());

  it('responds 403 multi_vendor_off to all seller portal and vendor management calls', async () => {
    const about =
      /^\/backend\/api\/(?:vendor\/|admin\/(?:vendors(?:\/|$)|vendor_papers|vendorPaperFile|addVendorPaper|vendorCommission|filterVendorProducts|updateVendor|resetVendor|payoutRequests|updatePayoutRequestStatus))/;
    const routes = shop.app
      .get(DeclaredAccess)
      .routes()
      .filter(({ path }) => about.test(path) && !/\/auth\/log(?:in|out)$/.test(path));
    expect(routes.length).toBeGreaterThan(40);
    const answers = await Promise.all(
      routes.map(async ({ method, path }) => {
        const client = path.includes('/api/vendor/') ? other.client : admin;
        const at = path.replace('/backend/api', '').replace(/:\w+/g, '1');
        const { status, body } = await client.call(method, at, method === 'GET' ? undefined : {});
        return `${method} ${at}: ${status} ${String(body.code)}`;
      }),
    );
    expect(answers.filter((answer) => !answer.endsWith(': 403 multi_vendor_off'))).toEqual([]);
  });

  it('hides the history of vendor records but not of products', async () => {
    const history = (record: string) => admin.get(`/admin/history/${record}`);
    for (const resource of ['vendors', 'vendor_papers', 'payoutRequests'])
      expect((await history(`${resource}/${other.vendor.id}`)).body.code).toBe('multi_vendor_off');
    expect((await history(`products/${own.id}`)).status).toBe(200);
  });

  it('checks authentication and permission before it responds multi_vendor_off', async () => {
    expect((await shop.client.get('/admin/vendors')).status).toBe(401);
    const powerless = await givenAdmin(shop, []);
    expect((await powerless.get('/admin/vendors')).body.code).toBe('forbidden');
  });

  it('rejects vendor sign-in, including the platform vendor’s, and vendor applications', async () => {
    for (const { user } of [platform, other]) {
      const login = await shop.client.post('/vendor/auth/login', { email: user.email, password: PASSWORD });
      expect(login).toMatchObject({
        status: 403,
        body: { code: 'multi_vendor_off', error: expect.stringMatching(/Multi-vendor mode is off/) },
      });
    }
    const wrong = { email: other.user.email, password: 'not it' };
    expect((await shop.client.post('/vendor/auth/login', wrong)).status).toBe(401);
    const input = { store_name: 'Late', name: 'Late', email: `late${next()}@stoa.test`, password: PASSWORD };
    expect((await shop.client.post('/vendor/registerVendor', input)).body.code).toBe('multi_vendor_off');
  });

  it('sells only the platform vendor’s products', async () => {
    const page = await shop.client.get<Data<ShopPage>>('/web/shopFilterProducts');
    expect(page.body.data.products.map((card) => card.name)).toEqual(['Own lamp']);
    expect((await shop.client.get(`/web/product/${foreign.id}`)).status).toBe(404);
    const product = await shop.client.get<Data<ProductDetail>>(`/web/product/${own.id}`);
    expect(product.body.data.is_sellable).toBe(true);
    const buyer = guest(shop);
    expect((await addToCart(buyer, foreign.variants[0]?.id ?? 0)).status).not.toBe(200);
    expect((await addToCart(buyer, own.variants[0]?.id ?? 0)).status).toBe(200);
  });

  it('hides vendors from filters, search, store pages and the footer', async () => {
    const page = await shop.client.get<Data<ShopPage>>('/web/shopFilterProducts');
    expect(page.body.data.facets.map((facet) => facet.param)).not.toContain('vendor');
    const answer = await shop.client.get<Data<SearchSuggestions>>('/web/search_products?q=Store');
    expect(answer.body.data.vendors).toEqual([]);
    const featured = await shop.client.get<Data<VendorSummary[]>>('/web/featured_vendors');
    expect(featured.body.data).toEqual([]);
    expect((await shop.client.get('/web/vendors')).status).toBe(404);
    expect((await shop.client.get(`/web/vendor/${platform.vendor.slug}`)).status).toBe(404);
    expect((await shop.client.get('/web/fetchFooterData')).text).not.toContain('/stores');
  });

  it('still serves the vendor lookup to operators', async () => {
    expect((await admin.get('/admin/vendorsActive')).status).toBe(200);
  });

  it('becomes a marketplace again once multi-vendor mode is on', async () => {
    await admin.put('/admin/settings', { group: 'general', values: { is_multi_vendor: 1 } });
    expect((await admin.get('/admin/vendors')).status).toBe(200);
    const page = await shop.client.get<Data<ShopPage>>('/web/shopFilterProducts');
    expect(page.body.data.products.map((card) => card.name).sort()).toEqual(['Foreign lamp', 'Own lamp']);
    expect(page.body.data.facets.map((facet) => facet.param)).toContain('vendor');
    expect(await shop.client.signIn('vendor', other.user.email, PASSWORD)).toBeDefined();
  });
});
