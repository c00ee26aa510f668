import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { largeFile } from './large-file';

test.use({ serviceWorkers: 'block' });

const API = '/backend/api';

/** A product that the demo shop's customer has received and not reviewed yet. */
async function reviewable(request: APIRequestContext): Promise<string> {
  const signIn = { email: 'customer@stoa.test', password: 'stoa-demo' };
  const { data } = await (await request.post(`${API}/customer/auth/login`, { data: signIn })).json();
  const headers = { authorization: `Bearer ${data.token}` };
  const read = async (path: string) =>
    (await (await request.get(`${API}/web/${path}`, { headers })).json()).data;
  for (const { id } of await read('customer_orders'))
    for (const part of (await read(`order_detail/${id}`)).parts)
      for (const { slug } of part.lines) {
        const product = slug && (await read(`product/${slug}`));
        if (product && (await read(`product/${product.id}/review_standing`)).state === 'open') return slug;
      }
  throw new Error('The demo customer has nothing to review');
}

async function signIn(page: Page, to: string): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(to)}`);
  await page.getByRole('main').getByLabel('Email').fill('customer@stoa.test');
  await page.getByLabel('Password', { exact: true }).fill('stoa-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your review: /);
}

test('a customer who has not received a product sees a message instead of the form', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Reader');
  await page.getByRole('main').getByLabel('Email').fill(`rosa.${Date.now()}@shoppers.test`);
  await page.getByLabel('Password', { exact: true }).fill('a long enough one');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  await page.goto('/product/paseo-city-runner/review');
  await expect(page.getByText(/^Only customers who have received this product/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit review' })).toHaveCount(0);
});

test('an oversized photo and a file of another kind are rejected at once with a message naming them', async ({
  page,
  request,
}) => {
  await signIn(page, `/product/${await reviewable(request)}/review`);
  const field = page.getByLabel(/^Photos/);
  await field.setInputFiles(await largeFile('huge.png', 12));
  await expect(page.getByText(/^huge\.png is larger than \d+\sMB/)).toBeVisible();
  await expect(field).toHaveValue('');
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect(page.getByText(/^notes\.txt can’t be sent/)).toBeVisible();
  await expect(field).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a review with an invalid photo is rejected with an error and keeps its text and rating', async ({
    page,
    request,
  }) => {
    await signIn(page, `/product/${await reviewable(request)}/review`);
    await page.getByText('4 out of 5 stars').click({ force: true });
    await page.getByRole('textbox', { name: 'Review', exact: true }).fill('Just as in the picture.');
    await page.getByLabel(/^Photos/).setInputFiles({
      name: 'desk.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not a picture at all'),
    });
    await page.getByRole('button', { name: 'Submit review' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Review', exact: true })).toHaveValue(
      'Just as in the picture.',
    );
    await expect(page.getByRole('radio', { name: '4 out of 5 stars' })).toBeChecked();
  });
});

test.describe('list of reviews', () => {
  test.use({ javaScriptEnabled: false });

  test('links filter by stars and sort, filtered lists are noindex, and a link removes the filter', async ({
    page,
    request,
  }) => {
    const { data } = await (await request.get(`${API}/web/trending_products_web`)).json();
    const max = [...data].sort((a, b) => b.rating_count - a.rating_count)[0];
    await page.goto(`/product/${max.slug}`);
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0);
    await page
      .locator('#reviews')
      .getByRole('link', { name: /^5 stars: / })
      .click();
    await expect(page).toHaveURL(/stars=5#reviews$/);
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(1);
    const five = await page.locator('#reviews').getByRole('img', { name: '5 out of 5 stars' }).count();
    expect(five).toBeGreaterThan(0);
    await expect(page.locator('#reviews').getByRole('img', { name: /out of 5 stars/ })).toHaveCount(five);
    await page.locator('#reviews').getByRole('link', { name: 'Lowest rating' }).click();
    await expect(page).toHaveURL(/reviews_sort=lowest&stars=5#reviews$/);
    await page.locator('#reviews').getByRole('link', { name: 'Show all reviews' }).click();
    await expect(page).toHaveURL(/\?reviews_sort=lowest#reviews$/);
  });
});

/** A product of the demo shop whose first reviews are in both languages; which they are depends on the day. */
async function reviewedIn(request: APIRequestContext, ...languages: string[]): Promise<string> {
  const read = async (path: string) => (await (await request.get(`${API}/web/${path}`)).json()).data;
  for (const { id, slug } of (await read('shopFilterProducts?per_page=96')).products) {
    const { reviews } = await read(`product/${id}/reviews`);
    const first = reviews.slice(0, 3).map(({ language }: { language: string }) => language);
    if (languages.every((language) => first.includes(language))) return slug;
  }
  throw new Error(`No product has reviews in ${languages.join(' and ')}`);
}

test('a review in another language than the page is marked with its language', async ({ page, request }) => {
  const reviews = page.locator('#reviews').getByRole('listitem').filter({ hasText: '·' });
  const slug = await reviewedIn(request, 'en', 'es');
  await page.goto(`/product/${slug}`);
  const foreign = reviews.filter({ hasText: 'Written in Spanish' }).first();
  const text = await foreign.locator('p[lang="es"]').textContent();
  await expect(reviews.filter({ hasNotText: /Written in/ }).first()).toBeVisible();
  await page.goto(`/product/${slug}?lang=es`);
  await expect(reviews.filter({ hasText: text ?? '' })).not.toContainText('Escrita en');
  await expect(reviews.filter({ hasText: 'Escrita en inglés' }).first()).toBeVisible();
});

test('a review edited by its author is moderated again', async ({ page }) => {
  await page.goto('/login?to=/customer/reviews');
  await page.getByRole('main').getByLabel('Email').fill('customer@stoa.test');
  await page.getByLabel('Password', { exact: true }).fill('stoa-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).first().click();
  await expect(page).toHaveURL(/\/customer\/reviews\/\d+$/);
  const text = `On second thoughts, better. ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Review', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save review' }).click();
  await expect(page).toHaveURL(/\/customer\/reviews$/);
  const changed = page.getByRole('listitem').filter({ hasText: text });
  await expect(changed.getByText('Being checked')).toBeVisible();
});
