import type { ShopPage } from '@stoa/contracts';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from './hydrated-page';

type Thing = Record<string, unknown>;

/** Parts of the demo shop's sitemap. */
const PARTS = ['pages', 'products-1', 'categories-1', 'brands-1', 'stores-1', 'posts-1', 'texts-1'];

const textOf = async (request: APIRequestContext, path: string): Promise<string> => {
  const answer = await request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.text();
};
const inTags = (text: string, tag: string): string[] =>
  [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map((match) => match[1] ?? '');
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  return pathname + search;
};

/** All structured data of a page, by type. */
async function thingsOn(page: Page, path: string): Promise<Map<unknown, Thing>> {
  await page.goto(path);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.flatMap((text) => {
    const { '@graph': graph, ...thing } = JSON.parse(text) as Thing & { '@graph'?: Thing[] };
    return graph ?? [thing];
  });
  return new Map(things.map((thing) => [thing['@type'], thing]));
}

test('robots.txt names the sitemap, which has every kind of page and its URLs in every language', async ({
  request,
}) => {
  const robots = await textOf(request, '/robots.txt');
  const index = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  const parts = inTags(await textOf(request, pathOf(index)), 'loc').map(pathOf);
  for (const kind of PARTS) expect(parts).toContain(`/sitemap/${kind}.xml`);

  const products = await textOf(request, '/sitemap/products-1.xml');
  const addresses = inTags(products, 'loc');
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(inTags(products, 'lastmod')).toHaveLength(addresses.length);
  expect(addresses.filter((address) => address.endsWith('?lang=ar')).length * 5).toBe(addresses.length);
  for (const path of ['/sitemap/products-999.xml', '/sitemap/orders-1.xml', '/sitemap/products-1'])
    expect((await request.get(path)).status()).toBe(404);
});

test('a URL in the sitemap is the canonical URL of its page and has the same alternates', async ({
  request,
  page,
}) => {
  for (const part of PARTS) {
    const rows = (await textOf(request, `/sitemap/${part}.xml`)).match(/<url>.*?<\/url>/g) ?? [];
    for (const row of [rows[0], rows.find((one) => inTags(one, 'loc')[0]?.endsWith('lang=ar'))]) {
      const address = pathOf(inTags(row ?? '', 'loc')[0] ?? '');
      // Crawlers keep no cookies; a language cookie would redirect to another URL.
      await page.context().clearCookies();
      const answer = await page.goto(address);
      expect([address, answer?.status(), answer?.request().redirectedFrom()]).toEqual([address, 200, null]);
      const links = page.locator('link[rel="alternate"][hreflang]');
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(pathOf(canonical ?? '')).toBe(address);
      await expect(page.locator('meta[name="robots"][content^="noindex"]')).toHaveCount(0);
      const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      const listed = [...(row ?? '').matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
      expect(listed.map(pathOf)).toEqual(hrefs.map(pathOf));
    }
  }
});

test('a product’s structured data has its rating, variants, offers and breadcrumb', async ({ page }) => {
  const things = await thingsOn(page, '/product/paseo-city-runner');
  const group = things.get('ProductGroup');
  const variants = (group?.hasVariant ?? []) as { sku: string; offers: Thing }[];
  expect(group?.variesBy).toEqual(
    expect.arrayContaining(['https://schema.org/color', 'https://schema.org/size']),
  );
  expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
  expect(variants.length).toBeGreaterThan(1);
  expect(variants[0]?.offers).toMatchObject({
    '@type': 'Offer',
    price: expect.stringMatching(/^\d+\.\d\d$/),
    priceCurrency: 'USD',
    availability: expect.stringMatching(/schema\.org\/(InStock|BackOrder|OutOfStock)$/),
    hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy' },
  });
  expect(things.get('BreadcrumbList')).toBeDefined();
  expect(group).toHaveProperty('aggregateRating.ratingValue');
});

test('a blog post’s structured data has its author, date and breadcrumb', async ({ page }) => {
  const things = await thingsOn(page, '/blog/monsoon-coffee-brewed-gently?lang=en');
  expect(things.get('BlogPosting')).toMatchObject({
    headline: 'Monsoon coffee, brewed gently',
    author: { '@type': 'Person', name: 'Nikhil Varma' },
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(things.get('BreadcrumbList')).toBeDefined();
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
});

test('an offer’s structured data has the price and days of delivery methods with a fixed price', async ({
  page,
}) => {
  // Brightwave's tracked parcel has a fixed price; its courier's price depends on the order.
  const things = await thingsOn(page, '/product/nova-phone');
  const [variant] = (things.get('ProductGroup')?.hasVariant ?? []) as { offers: Thing }[];
  expect(variant?.offers.shippingDetails).toMatchObject([
    {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: expect.stringMatching(/^\d+\.\d\d$/),
      },
      deliveryTime: { transitTime: { minValue: 2, maxValue: 4, unitCode: 'DAY' } },
    },
  ]);
});

test('a product without options has Product data with a single offer', async ({ page, request }) => {
  const list = await request.get('/backend/api/web/shopFilterProducts?per_page=96');
  const { products } = ((await list.json()) as { data: ShopPage }).data;
  const simple = products.find((product) => product.variant_id !== null);
  const things = await thingsOn(page, `/product/${simple?.slug}`);
  expect(things.get('Product')).toMatchObject({ name: simple?.name, offers: { '@type': 'Offer' } });
  expect(things.has('ProductGroup')).toBe(false);
});

test('the home page’s structured data has the organization and a working search URL', async ({ page }) => {
  const things = await thingsOn(page, '/');
  expect(things.get('Organization')).toMatchObject({ name: 'Stoa' });
  const { urlTemplate } = (things.get('WebSite')?.potentialAction as { target: { urlTemplate: string } })
    .target;
  await page.goto(pathOf(urlTemplate.replace('{search_term_string}', 'lamp')));
  await expect(page.locator('main article').first()).toContainText(/lamp/i);
});

for (const path of ['/', '/Shop', '/new-arrival-products', '/brands', '/stores', '/blog'])
  test(`${path} has an existing og:image`, async ({ page, request }) => {
    await page.goto(path);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await request.get(pathOf(image ?? ''))).headers()['content-type']).toMatch(/^image\//);
  });

test('a later page of a list is its own canonical URL and indexable', async ({ page }) => {
  await page.goto('/Shop?page=2');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/Shop\?page=2$/);
  await expect(page.locator('meta[name="robots"][content^="noindex"]')).toHaveCount(0);
  await page.goto('/Shop?page=2&lang=ar');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/Shop\?page=2&lang=ar$/);
});

test('a list whose filter is unknown is that of the whole shop, and not indexed', async ({ page }) => {
  const robots = page.locator('meta[name="robots"]');
  for (const [path, content] of [
    ['/Shop?brand=nope', /^noindex/],
    ['/Shop?category=nope', /^noindex/],
    ['/Shop?brand=nope&page=2', /^noindex/],
  ] as const) {
    await page.goto(path);
    await expect(robots).toHaveAttribute('content', content);
    expect(pathOf((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '')).toBe('/Shop');
  }
  await page.goto('/Shop?brand=cordis');
  await expect(robots).toHaveCount(0);
});
