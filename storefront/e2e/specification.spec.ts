import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { specifiedAddresses } from './demo-addresses';
import { test } from './hydrated-page';

const YEAR = 365 * 86_400;

/** Set-Cookie headers of a response, by cookie name. */
async function cookiesOf(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<Map<string, string>> {
  const answer = await request.get(path, { headers, maxRedirects: 0 });
  const all = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  return new Map(all.map(({ value }) => [value.slice(0, value.indexOf('=')), value]));
}

/** Opens a page and waits until the network is idle. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

const statusOf = async (request: APIRequestContext, path: string): Promise<[string, number]> => [
  path,
  (await request.get(path, { maxRedirects: 0 })).status(),
];

test('specification §2.3: every URL of the storefront is served', async ({ request }) => {
  // Error pages: the shop is overloaded, a return from an identity provider without its response, an order that nobody placed.
  const refusing = [
    ['/sorry', 503],
    ['/verify_login', 400],
    ['/payment-failed/unknown', 404],
  ];
  const specified = specifiedAddresses();
  expect(specified).toHaveLength(43);
  // The same with other parameters, or without those that are optional.
  const others = [
    '/product',
    '/product/nova-phone',
    '/set-password',
    '/verify-email/1/x',
    '/customer/orders/1',
  ];
  const paths = [...specified, ...others];
  const answers = await Promise.all(paths.map((path) => statusOf(request, path)));
  expect(answers.filter(([, status]) => status >= 400)).toEqual(refusing);
});

test('specification §9: a first visit sets cookies for the session and currency, not the language', async ({
  request,
}) => {
  const set = await cookiesOf(request, '/Shop', { 'accept-language': 'ar' });
  expect(set.get('session_token')).toMatch(
    /^session_token=[A-Za-z0-9]{64}; Path=\/; SameSite=Lax; Max-Age=31536000/,
  );
  expect(set.get('currency')).toMatch(/^currency=USD; Path=\//);
  expect(set.has('i18n_redirected')).toBe(false);
});

test('specification §9: the browser’s language applies only on /; a chosen one is kept for 365 days', async ({
  request,
}) => {
  const headers = { 'accept-language': 'ar,en;q=0.5' };
  const languageOf = async (path: string): Promise<string | undefined> =>
    /<html lang="(\w+)"/.exec(await (await request.get(path, { headers })).text())?.[1];
  expect([await languageOf('/'), await languageOf('/Shop')]).toEqual(['ar', 'en']);
  const chosen = (await cookiesOf(request, '/Shop?lang=hi', headers)).get('i18n_redirected');
  expect(chosen).toMatch(new RegExp(`^i18n_redirected=hi; Path=/; SameSite=Lax; Max-Age=${YEAR}`));
  expect(await languageOf('/Shop')).toBe('hi');
});

test('specification §4.1, §9: auth. cookies have the path / and are deleted with the wish list at sign-out', async ({
  request,
  baseURL,
}) => {
  const send = (path: string, form: Record<string, string>) =>
    request.post(path, { headers: { origin: baseURL ?? '' }, form, maxRedirects: 0 });
  const answer = await send('/login', { email: 'customer@stoa.test', password: 'stoa-demo' });
  expect(answer.headers()['set-cookie']).toMatch(/auth\._token\.customer=[\w.-]+; Path=\/; .*HttpOnly/);
  // Other errors do not change the token.
  expect((await request.get('/no-such-page')).headers()['set-cookie'] ?? '').not.toContain('auth.');
  const cookie = (await send('/logout', {})).headers()['set-cookie'];
  for (const name of ['auth._token.customer', 'wishlist'])
    expect(cookie).toContain(`${name}=; Path=/; SameSite=Lax; Max-Age=0`);
});

test('specification §6: customer pages redirect guests to /login with a return path', async ({ request }) => {
  for (const path of ['/customer', '/customer/orders', '/profile', '/WishList', '/welcome']) {
    const { location } = (await request.get(path, { maxRedirects: 0 })).headers();
    expect([path, location]).toEqual([path, `/login?to=${encodeURIComponent(path)}`]);
  }
});

test('specification §9: CSS breakpoints are 576, 768, 992, 1200 and 1400 pixels', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const css = await (await request.get(sheet)).text();
  const widths = [...css.matchAll(/@media[^{]*?\bwidth\s*(?:[<>]=?|:)\s*([\d.]+)(px|rem)/g)];
  const pixels = widths.map(([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1));
  expect(pixels.length).toBeGreaterThan(5);
  expect(pixels.filter((width) => ![576, 768, 992, 1200, 1400].includes(width))).toEqual([]);
});

for (const [status, body, title, detail] of [
  [404, 'This page could not be found', 'This page could not be found', 'Oops! Page not found'],
  [429, 'Wait', '429 - Too Many Requests', 'Please wait a moment'],
  [500, 'Unknown middleware x', '500 - Internal Server Error', 'Unknown middleware x'],
  [418, 'The kettle is on.', 'An error occurred', 'The kettle is on.'],
] as const)
  test(`specification §2.2, §8: status ${status} shows “${title}”, a red bar of 5 px and no toast`, async ({
    page,
  }) => {
    await open(page, '/cart');
    await page.route('**/brands?*_data=brands*', (route) =>
      route.fulfill({ status, headers: { 'X-Remix-Catch': 'yes' }, json: { error: body } }),
    );
    await page.locator('a[href="/brands"]').filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(detail).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Home page' })).toHaveAttribute('href', '/');
    await expect(page.locator('.progress-failed')).toHaveCSS('height', '5px');
    await expect(page.locator('.progress-failed')).toHaveCSS('background-color', 'rgb(221, 0, 0)');
    await expect(page.locator('.toast')).toHaveCount(0);
  });

test('specification §8, §9: 403 shows an outlined toast 350 px wide for 1500 ms, longer while hovered', async ({
  page,
}) => {
  await open(page, '/newsletter');
  await page.route('**/newsletter?*_data=newsletter*', (route) =>
    route.fulfill({ status: 403, headers: { 'X-Remix-Response': 'yes' }, json: null }),
  );
  const form = page.getByRole('main').locator('form').first();
  const send = () => form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await form.locator('input[type="email"]').fill('ann@example.test');
  await send();
  const toast = page.locator('.toast', { hasText: 'You Are Not Authenticated To Perform This Action' });
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.width).toBe(350);
  await expect(toast).toHaveCSS('border-top-style', 'solid');
  await toast.hover();
  await page.waitForTimeout(1900);
  await expect(toast).toBeVisible();
  const since = Date.now();
  await page.mouse.move(5, 400);
  await expect(toast).toHaveCount(0);
  expect(Date.now() - since).toBeGreaterThan(1300);
});

/** Answers the data of /stores only after `delay` milliseconds. */
const slowStores = (page: Page, delay: number) =>
  page.route('**/stores?*_data=stores*', async (route) => {
    await new Promise((done) => setTimeout(done, delay));
    await route.continue();
  });

/** Notes in the page when the navigation to /stores starts, and when the bar comes and goes, in milliseconds. */
const timeBar = (page: Page) =>
  page.evaluate(() => {
    const times = { started: 0, came: 0, went: 0 };
    Object.assign(window, { times });
    document.addEventListener('click', () => (times.started = performance.now()), { capture: true });
    new MutationObserver(() => {
      const isThere = document.querySelector('.progress') !== null;
      if (isThere) times.came ||= performance.now();
      else if (times.came) times.went ||= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
/** When the bar came and went; timers of the browser may be early by a fraction of a millisecond. */
const barTimes = (page: Page) =>
  page.evaluate(() => (window as unknown as { times: Record<'started' | 'came' | 'went', number> }).times);
const goToStores = (page: Page) =>
  page.locator('a[href="/stores"]').filter({ visible: true }).first().click();

test('specification §4.5, §9: the 5 px loading bar appears after 200 ms; pages change by the transition “page”', async ({
  page,
}) => {
  await open(page, '/brands');
  await slowStores(page, 1500);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const main = document.querySelector('main');
    const note = () => seen.push(main?.className.match(/page-\w+-active/)?.[0] ?? '-');
    if (main) new MutationObserver(note).observe(main, { attributeFilter: ['class'] });
  });
  await timeBar(page);
  await goToStores(page);
  const bar = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(bar).toHaveCSS('height', '5px');
  await expect(bar).toHaveCSS('animation-duration', '5s');
  await expect(page).toHaveURL(/\/stores$/);
  await expect(bar).toHaveCount(0);
  const { started, came, went } = await barTimes(page);
  expect(came - started).toBeGreaterThanOrEqual(200);
  expect(came - started).toBeLessThan(800);
  expect(went - came).toBeGreaterThanOrEqual(199);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toEqual(['page-leave-active', 'page-enter-active']);
});

test('specification §9: the loading bar stays for at least 200 ms, even if the page loads right after it appeared', async ({
  page,
}) => {
  await open(page, '/brands');
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => (finish = resolve));
  await page.route('**/stores?*_data=stores*', async (route) => {
    await held;
    await route.continue();
  });
  await timeBar(page);
  await goToStores(page);
  const bar = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(bar).toBeVisible();
  finish();
  await expect(page).toHaveURL(/\/stores$/);
  await expect(bar).toHaveCount(0);
  const { came, went } = await barTimes(page);
  expect(went - came).toBeGreaterThanOrEqual(199);
});

test('specification §4.1, §8: a script chunk that fails to load reloads the page, at most once in 60 s', async ({
  page,
}) => {
  let documents = 0;
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest()) documents += 1;
  });
  const fail = () =>
    page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  await open(page, '/brands');
  const reloaded = page.waitForEvent('load');
  expect(await fail()).toBe(false);
  await reloaded;
  await page.waitForLoadState('networkidle');
  expect(await fail()).toBe(true);
  await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() - 60_001)));
  expect(documents).toBe(2);
  const loaded = page.waitForEvent('load');
  expect(await fail()).toBe(false);
  await loaded;
  expect(documents).toBe(3);
});

test('specification §9: hovering over a link prefetches its page, but not over 2g', async ({
  page,
  browser,
}) => {
  const ahead = page.locator('link[rel="prefetch"][href*="_data"]');
  await open(page, '/brands');
  await page.locator('a[data-prefetch]').filter({ visible: true }).first().hover();
  await expect(ahead.first()).toBeAttached();
  const slow = await browser.newPage();
  await slow.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
  );
  await open(slow, '/brands');
  await slow.locator('a[data-prefetch]').filter({ visible: true }).first().hover();
  await slow.waitForTimeout(500);
  await expect(slow.locator('link[rel="prefetch"][href*="_data"]')).toHaveCount(0);
  await slow.close();
});

test('specification §9: the dialog of a product’s images is 1140 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await open(page, '/product/nova-phone');
  await page.locator('main .gallery-track a').first().click();
  const dialog = page.locator('dialog.zoom');
  await expect(dialog).toBeVisible();
  const width = await dialog.evaluate((one) => one.getBoundingClientRect().width);
  expect(width).toBe(1140);
});
