import { expect, test } from '@playwright/test';

test('Arabic reads from right to left and is remembered', async ({ page }) => {
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

test('the language switch changes the page it is used on', async ({ page }) => {
  await page.goto('/Shop');
  await page
    .getByRole('contentinfo')
    .getByLabel(/^Language/)
    .click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/Shop$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
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

test('pages in every script hold nothing but their characters', async ({ request }) => {
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
