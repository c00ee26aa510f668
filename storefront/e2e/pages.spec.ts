import { expect, test } from '@playwright/test';

for (const path of ['/no-such-page', '/no/such/page', '/product/no-such-product', '/payment-nothing/G-1']) {
  test(`${path} says that it could not be found`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Home page' })).toHaveAttribute('href', '/');
  });
}

test('the account asks to sign in, and comes back', async ({ page }) => {
  await page.goto('/customer/orders');
  await expect(page).toHaveURL(/\/login\?to=%2Fcustomer%2Forders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('a first visit gets a session token and the shop’s currency', async ({ page }) => {
  await page.goto('/');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'session_token')?.value).toMatch(/^[A-Za-z0-9]{64}$/);
  expect(cookies.find(({ name }) => name === 'currency')?.value).toMatch(/^[A-Z]{3}$/);
});

test('a form of another site changes nothing', async ({ request }) => {
  const answer = await request.post('/cart', {
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    form: { intent: 'add', variant_id: '1', quantity: '1' },
  });
  expect(answer.status()).toBe(403);
});

test('nobody is led to another site after choosing a language', async ({ request }) => {
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
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(10);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/Shop\?q=/);
});

test('what has been written for the home page and a store is what they tell search engines', async ({
  page,
}) => {
  const written = page.locator('meta[name="description"]');
  await page.goto('/');
  await expect(page).toHaveTitle('Stoa: many makers, one market');
  await expect(written).toHaveAttribute('content', /^Furniture, electronics, perfume/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index,follow');
  await page.goto('/?lang=ar');
  await expect(page).toHaveTitle(/^ستوا: صنّاع كثيرون، سوق واحد/);
  await page.goto('/template2?lang=en');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  await page.goto('/stores');
  await page.getByRole('main').getByRole('link', { name: 'Hearth & Holt' }).first().click();
  await expect(page).toHaveTitle('Hearth & Holt, oak and lamps from Aarhus | Stoa');
  await expect(written).toHaveAttribute('content', /^A family workshop/);
  await page.goto(`${page.url()}?sort=newest`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
});
