import { expect, type Page } from '@playwright/test';
import { fillCart } from './fill-cart';
import { test } from './hydrated-page';

test('Arabic pages are right-to-left, and the language is remembered', async ({ page }) => {
  await page.goto('/?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const logo = await page.locator('header a[href="/"]').first().boundingBox();
  const cart = await page.locator('header a[href="/cart"]').first().boundingBox();
  expect(logo?.x ?? 0).toBeGreaterThan(cart?.x ?? Infinity);

  await page.goto('/Shop');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('كل المنتجات');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe('ar');
});

test('a language is kept through sign-in, unless another one is chosen there', async ({ page }) => {
  const signIn = async (): Promise<void> => {
    await page.locator('main input[name="email"]').fill('customer@stoa.test');
    await page.locator('main input[type="password"]').fill('stoa-demo');
    await page
      .locator('main form')
      .filter({ has: page.locator('input[type="password"]') })
      .getByRole('button')
      .last()
      .click();
  };
  for (const path of ['/WishList', '/customer/orders', '/customer/messages', '/product/nova-phone/review']) {
    await page.goto(`${path}?lang=ar`);
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.context().clearCookies();
  }
  await page.goto('/WishList?lang=ar');
  await page.getByRole('contentinfo').locator('summary').first().click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await signIn();
  await expect(page).toHaveURL(/\/WishList$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('the language switch translates the current page', async ({ page }) => {
  await page.goto('/Shop');
  await page
    .getByRole('contentinfo')
    .getByLabel(/^Language/)
    .click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/Shop$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('the language switch keeps what has been entered on the page', async ({ page, baseURL }) => {
  await fillCart(page, baseURL, ['tide-stoneware-mug']);
  // A link may name the language, which the form's own address then does too.
  await page.goto('/checkout?lang=en');
  await page.getByLabel('First name').first().fill('Gwen');
  await page.getByLabel('Country').first().selectOption({ label: 'United Kingdom' });
  await page
    .getByRole('contentinfo')
    .getByLabel(/^Language/)
    .click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByLabel('Nombre').first()).toHaveValue('Gwen');
  await expect(page.getByLabel('País').first().locator('option:checked')).toHaveText('Reino Unido');
});

test('the language switch keeps quantity and choice of a product, whose path is translated too', async ({
  page,
}) => {
  await page.goto('/product/paseo-city-runner?lang=en');
  await page.locator('label.option', { hasText: /^40$/ }).click();
  await expect(page).toHaveURL(/variant=/);
  const chosen = new URL(page.url()).search;
  await page.locator('input[name="quantity"]').first().fill('3');
  const foot = page.getByRole('contentinfo');
  await foot.getByLabel(/^Language/).click();
  await foot.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  expect(decodeURI(page.url())).toMatch(/\/product\/حذاء/);
  expect(new URL(page.url()).search).toBe(chosen);
  await expect(page.locator('input[name="quantity"]').first()).toHaveValue('3');
});

for (const path of ['/', '/Shop', '/cart', '/login', '/stores']) {
  for (const language of ['en', 'ar']) {
    test(`${path} fits a narrow phone in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`${path}?lang=${language}`);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
    });
  }
}

test('pages contain no NUL bytes in any language', async ({ request }) => {
  const pages = ['ar', 'hi', 'bn', 'es', 'en'].flatMap((language) =>
    ['/', '/Shop', '/stores', '/brands', '/flash-sales'].map((path) => `${path}?lang=${language}`),
  );
  const spoilt: string[] = [];
  for (const path of pages) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    if ((await answer.body()).includes(0)) spoilt.push(path);
  }
  expect(spoilt).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  /** Languages with a script of their own, and Spanish, whose texts may share single words with English. */
  const LANGUAGES: Readonly<Record<string, RegExp | null>> = {
    ar: /\p{Script=Arabic}/u,
    hi: /\p{Script=Devanagari}/u,
    bn: /\p{Script=Bengali}/u,
    es: null,
  };
  const PATHS = ['/', '/Shop', '/stores', '/cart', '/login', '/signup', '/product/paseo-city-runner'].concat([
    '/contact',
    '/vendor-application',
    '/ProductOrder',
  ]);

  async function linesOf(page: Page, path: string, language: string): Promise<string[]> {
    await page.goto(`${path}?lang=${language}`);
    const texts = await page
      .locator('h1, h2, h3, header a, button, label:not([aria-hidden] *), summary')
      .allInnerTexts();
    return texts.flatMap((text) => text.split('\n')).map((text) => text.trim());
  }

  for (const [language, script] of Object.entries(LANGUAGES))
    test(`headings, menus, labels and buttons are completely in ${language}`, async ({ page, request }) => {
      const read = async (path: string): Promise<{ name: string; native_name?: string }[]> => {
        const answer = await request.get(`/backend/api/web/${path}`);
        return ((await answer.json()) as { data: { name: string; native_name?: string }[] }).data;
      };
      // Names of brands and stores are not translated, and languages are shown by their native names.
      const named = [...(await read('brands')), ...(await read('vendors')), ...(await read('languages'))];
      const names = named.map(({ name, native_name }) => native_name ?? name).concat('Stoa');
      const isName = (line: string): boolean => names.some((name) => line.replace(/[\d\s()]+$/, '') === name);
      const isCurrency = (line: string): boolean => /^[A-Z]{3}( \S+)?$/.test(line);
      const foreign: string[] = [];
      for (const path of PATHS) {
        const english = script ? [] : await linesOf(page, path, 'en');
        const isForeign = (line: string): boolean =>
          script
            ? /\p{L}{3,}/u.test(line) && !script.test(line)
            : line.includes(' ') && english.includes(line);
        const strange = (await linesOf(page, path, language)).filter(isForeign);
        const lines = strange.filter((line) => !isName(line) && !isCurrency(line));
        foreign.push(...lines.map((line) => `${path}: ${line}`));
      }
      expect(foreign).toEqual([]);
    });
});

test('a page references the translations of its own language as a script, and of no other language', async ({
  request,
}) => {
  for (const language of ['en', 'ar']) {
    const page = await (await request.get(`/brands?lang=${language}`)).text();
    const texts = [...page.matchAll(/"(\/assets\/texts-(\w+)-\w+\.js)"/g)];
    expect(texts.map((match) => match[2])).toEqual([language]);
    const answer = await request.get(texts[0]?.[1] ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      expect.stringContaining('javascript'),
    ]);
  }
});
