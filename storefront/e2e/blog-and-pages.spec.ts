import type { FooterData } from '@stoa/contracts';
import { expect, type APIRequestContext } from '@playwright/test';
import { test } from './hydrated-page';

test.use({ serviceWorkers: 'block' });

const API = '/backend/api';
const POST = '/blog/oil-wax-or-soap-caring-for-wood';

async function asOperator(request: APIRequestContext): Promise<{ authorization: string }> {
  const signIn = { email: 'admin@stoa.test', password: 'stoa-demo' };
  const { data } = await (await request.post(`${API}/admin/auth/login`, { data: signIn })).json();
  return { authorization: `Bearer ${data.token}` };
}

test('every link of the footer leads to an existing page, in all five languages', async ({ request }) => {
  test.slow();
  const titles = new Set<string>();
  const paths = new Set<string>();
  for (const language of ['en', 'ar', 'es', 'hi', 'bn']) {
    const headers = { 'accept-language': language };
    const { data } = (await (await request.get(`${API}/web/fetchFooterData`, { headers })).json()) as {
      data: FooterData;
    };
    titles.add(data.columns.map(({ title }) => title).join());
    const links = data.columns.flatMap((column) => column.links.map(({ href }) => href));
    for (const path of ['/AboutUs', '/TermCondition', '/PrivacyPolicy', '/RefundPolicy', '/blog'])
      expect(links).toContain(path);
    expect(links.filter((href) => href.startsWith('/page/')).length).toBeGreaterThanOrEqual(6);
    for (const href of links) paths.add(`${href}${href.includes('?') ? '&' : '?'}lang=${language}`);
  }
  expect(titles.size).toBe(5);
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('legal pages show their dates; both URLs of the terms share one canonical URL', async ({ page }) => {
  await page.goto('/TermsAndConditions?lang=en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/TermCondition$/);
  await expect(page.getByText(/^Effective from .* · Last updated/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveCount(2);
  await page.goto('/AboutUs?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Stoa');
  await expect(page.getByText(/Effective from|Last updated/)).toHaveCount(0);
  await page.goto('/AboutUs?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.rich')).toContainText(/\p{Script=Arabic}/u);
});

test('a renamed content page redirects from its former URL; unknown and deleted pages return 404', async ({
  request,
}) => {
  const headers = await asOperator(request);
  const title = `Gift cards ${Date.now()}`;
  const made = await request.post(`${API}/admin/content_pages`, {
    headers,
    data: { title, body: '<table><tr><th>Value</th></tr><tr><td>20</td></tr></table>' },
  });
  const { id, slug } = (await made.json()).data;
  expect(await (await request.get(`/page/${slug}`)).text()).toContain('<td>20</td>');
  await request.put(`${API}/admin/content_pages/${id}`, { headers, data: { slug: `${slug}-anew` } });
  const moved = await request.get(`/page/${slug}?lang=en`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `/page/${slug}-anew?lang=en`]);
  await request.delete(`${API}/admin/content_pages/${id}`, { headers, data: {} });
  expect((await request.get(`/page/${slug}-anew`)).status()).toBe(404);
  expect((await request.get('/page/no-such-page')).status()).toBe(404);
});

test('the blog filters posts by category and tag and shows a message for empty lists', async ({ page }) => {
  await page.goto('/blog?lang=en');
  const posts = page.locator('main article');
  const all = await posts.count();
  expect(all).toBe(12);
  await page.getByRole('navigation', { name: 'Blog categories' }).getByText('The table').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table');
  await expect(posts).toHaveCount(3);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\?category=/);
  await posts.filter({ hasText: 'Monsoon coffee' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/monsoon-coffee-brewed-gently$/);
  await page.getByRole('link', { name: '#coffee' }).click();
  await expect(posts).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  await page.goto('/blog?tag=no-such-tag');
  await expect(page.getByRole('heading', { name: 'No posts here yet' })).toBeVisible();
  expect((await page.goto('/blog?page=99'))?.status()).toBe(404);
  expect((await page.goto('/blog/no-such-post'))?.status()).toBe(404);
});

test('the RSS feed is well-formed and in the requested language', async ({ page, request }) => {
  await page.goto('/blog?lang=ar');
  const link = page.locator('link[type="application/rss+xml"]');
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  const text = await answer.text();
  const { root, titles } = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    return {
      root: document.documentElement.nodeName,
      titles: [...document.querySelectorAll('item > title')].map((one) => one.textContent ?? ''),
    };
  }, text);
  expect([root, titles.length]).toEqual(['rss', 12]);
  expect(titles[0]).toMatch(/\p{Script=Arabic}/u);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a comment that is too long keeps its text; an accepted comment appears after approval', async ({
    page,
    request,
  }) => {
    const text = `Oil, every autumn. <b>${Date.now()}</b>`;
    await page.goto(`${POST}?lang=en`);
    await page.getByRole('link', { name: 'Sign in to comment' }).click();
    await page.getByRole('main').getByLabel('Email').fill('customer@stoa.test');
    await page.getByLabel('Password', { exact: true }).fill('stoa-demo');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const comment = page.getByLabel('Comment', { exact: true });
    await comment.fill(`${text}${'.'.repeat(2000)}`);
    await page.getByRole('button', { name: 'Send comment' }).click();
    expect(await comment.inputValue()).toContain(text);
    await comment.fill(text);
    await page.getByRole('button', { name: 'Send comment' }).click();
    await expect(page).toHaveURL(/commented=\d+#comments$/);
    await expect(page.locator('#comments').getByRole('status')).toContainText('Thank you. Your comment');
    await expect(page.getByText(text)).toHaveCount(0);

    const headers = await asOperator(request);
    const filter = { q: text, status: 'pending' };
    const response = await request.post(`${API}/admin/news_comments/filter`, { headers, data: { filter } });
    const [comments] = (await response.json()).news_comments;
    const data = { status: 'approved' };
    await request.put(`${API}/admin/news_comments/updateStatus/${comments.id}`, { headers, data });
    await page.goto(POST);
    await expect(page.locator('#comments').getByText(text)).toBeVisible();
    await request.delete(`${API}/admin/news_comments/${comments.id}`, { headers, data: {} });
    await page.goto(POST);
    await expect(page.getByText(text)).toHaveCount(0);
  });
});
