import { expect } from '@playwright/test';
import { test } from './hydrated-page';
import { Shopper } from './shopper';

for (const path of ['/no-such-page', '/no/such/page', '/product/no-such-product', '/payment-nothing/G-1']) {
  test(`specification §2.2, §8: ${path} shows the 404 page`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Home page' })).toHaveAttribute('href', '/');
  });
}

for (const [language, title, home] of [
  ['ar', 'تعذّر العثور على هذه الصفحة', 'العودة إلى الصفحة الرئيسية'],
  ['es', 'No se ha podido encontrar esta página', 'Volver a la página de inicio'],
  ['hi', 'यह पेज नहीं मिला', 'होम पेज पर वापस जाएँ'],
  ['bn', 'এই পাতাটি খুঁজে পাওয়া যায়নি', 'হোম পেজে ফিরে যান'],
] as const)
  test(`specification §2.2, §9: the 404 page has its title, heading and link in ${language}`, async ({
    page,
  }) => {
    const answer = await page.goto(`/no-such-page?lang=${language}`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`${title} | Stoa`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('link', { name: home })).toHaveAttribute('href', '/');
    await expect(page.getByRole('main').locator('[lang="en"]')).toHaveCount(0);
  });

test('an account page redirects a guest to sign-in, which leads back to that page', async ({ page }) => {
  // Not the page that signing in leads to without a return path.
  await page.goto('/customer/questions');
  await expect(page).toHaveURL(/\/login\?to=%2Fcustomer%2Fquestions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await new Shopper(page).signIn();
  await expect(page).toHaveURL(/\/customer\/questions$/);
});

test('a form submitted from another site is rejected with 403', async ({ request }) => {
  const answer = await request.post('/cart', {
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    form: { intent: 'add', variant_id: '1', quantity: '1' },
  });
  expect(answer.status()).toBe(403);
});

test('choosing a language does not redirect to another site', async ({ request }) => {
  const answer = await request.post('/preferences', {
    form: { language: 'es', to: '//elsewhere.example' },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe('/');
});

test('search suggests while typing and searches on Enter', async ({ page }) => {
  await page.goto('/Shop');
  const name = await page.locator('main article h3').first().innerText();
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.pressSequentially(name.slice(0, 5));
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(10);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/Shop\?q=/);
});

test('the home page and stores have their own title and meta description; variants are noindex', async ({
  page,
}) => {
  const written = page.locator('meta[name="description"]');
  await page.goto('/');
  await expect(page).toHaveTitle('Stoa: many makers, one market');
  await expect(written).toHaveAttribute('content', /^Furniture, electronics, perfume/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index,follow');
  await page.goto('/?lang=ar');
  await expect(page).toHaveTitle(/^Stoa: صنّاع كثيرون، سوق واحد/);
  await page.goto('/template2?lang=en');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  await page.goto('/stores');
  await page.getByRole('main').getByRole('link', { name: 'Hearth & Holt' }).first().click();
  await expect(page).toHaveTitle('Hearth & Holt, oak and lamps from Aarhus | Stoa');
  await expect(written).toHaveAttribute('content', /^A family workshop/);
  await page.goto(`${page.url()}?sort=newest`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
});

test('later pages of a list have the page number in their title', async ({ page }) => {
  await page.goto('/Shop?page=2&lang=en');
  await expect(page).toHaveTitle(/^All products – page 2 \|/);
  await page.goto('/Shop?lang=en');
  await expect(page).toHaveTitle(/^All products \|/);
});

test('a store’s breadcrumb leads through the list of stores', async ({ page }) => {
  await page.goto('/store/hearth-and-holt?lang=en');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(trail).toHaveText(['Home', 'Stores', 'Hearth & Holt']);
});

test('without JavaScript, a product page shows delivery terms, and the cart estimates shipping and tax', async ({
  request,
  baseURL,
}) => {
  const { data } = await (await request.get('/backend/api/web/product/nova-phone')).json();
  const product = await (await request.get('/product/nova-phone?lang=en')).text();
  expect(product).toMatch(
    />(?:Free delivery available,|Delivery from \$\d+\.\d\d,|Delivery in) \d+–\d+ days</,
  );
  expect(product).toContain('estimated in your cart. Some payment methods add a fee.');

  const form = { intent: 'add', variant_id: String(data.variants[0].id), quantity: '1' };
  const added = await request.post('/cart', { headers: { origin: baseURL ?? '' }, form, maxRedirects: 0 });
  expect(added.status()).toBe(303);
  // The visitor's country is guessed from the browser's language.
  const html = await (await request.get('/cart', { headers: { 'accept-language': 'en-GB' } })).text();
  const cart = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  const amountOf = (label: string): number => {
    const [, amount = 'none'] = new RegExp(`${label} (Free|\\$[\\d,.]+)`).exec(cart) ?? [];
    return amount === 'Free' ? 0 : Math.round(Number(amount.replace(/[$,]/g, '')) * 100);
  };
  const tax = amountOf('Estimated tax');
  expect(tax).toBeGreaterThan(0);
  expect(amountOf('Subtotal') + amountOf('Estimated shipping') + tax).toBe(amountOf('Estimated total'));
  expect(cart).toContain('some payment methods add a fee');
});

test('the shop’s icons have its theme colour and the sizes given in the manifest', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  const svg = await request.get('/favicon.svg');
  expect(svg.headers()['content-type']).toContain('image/svg+xml');
  expect(await svg.text()).toContain(`fill="${manifest.theme_color}"`);
  const favicon = await request.get('/favicon.ico');
  expect([favicon.status(), favicon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  expect([...(await favicon.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const pictures = (manifest.icons as { src: string; sizes: string; type: string }[]).filter(
    ({ type }) => type === 'image/png',
  );
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes } of pictures) {
    const picture = await (await request.get(src)).body();
    // A PNG has its width and height in its first bytes.
    expect([src, `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

test('the footer shows the current year', async ({ request }) => {
  const page = await (await request.get('/brands')).text();
  expect(page).toMatch(new RegExp(`© (?:<!-- -->)?${new Date().getUTCFullYear()}`));
});

test('menus close on Escape, on a click elsewhere and after navigation', async ({ page }) => {
  await page.goto('/brands?lang=en');
  const entry = page.locator('.mega-entry', { has: page.locator('.mega-panel') }).first();
  const panel = entry.locator('.mega-panel');
  await entry.hover();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('main').hover();
  await entry.hover();
  await panel.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/Shop\?category=/);
  await expect(panel).toBeHidden();

  const language = page.getByRole('contentinfo').getByLabel(/^Language/);
  const choice = page.getByRole('contentinfo').getByRole('button', { name: 'Español' });
  await language.click();
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(language).toBeFocused();
  await language.click();
  await expect(choice).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(choice).toBeHidden();
});

test('category images fill their tiles in every template', async ({ page }) => {
  for (const template of ['template1', 'template2', 'template3']) {
    await page.goto(`/${template}?lang=en`);
    const tile = page.locator('.tile-picture', { has: page.locator('img') }).first();
    const [outer, inner] = [await tile.boundingBox(), await tile.locator('img').boundingBox()];
    expect([template, inner?.width, inner?.height]).toEqual([template, outer?.width, outer?.height]);
  }
});
