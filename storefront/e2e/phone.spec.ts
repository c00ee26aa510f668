import { expect } from '@playwright/test';
import { test } from './hydrated-page';

test.use({ viewport: { width: 390, height: 844 } });

for (const language of ['en', 'ar']) {
  test(`filters open in a sheet and close when the results are shown (${language})`, async ({ page }) => {
    await page.goto(`/Shop?lang=${language}`);
    await page.locator('.filter-toggle summary').click();
    const panel = page.locator('.filter-panel');
    await expect(panel).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await panel.locator('.filter-foot .btn-primary').click();
    await expect(panel).toBeHidden();
  });
}

test('filters are rendered once and work without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/Shop?lang=en');
  await expect(page.getByRole('textbox', { name: 'Minimum price', includeHidden: true })).toHaveCount(1);
  await page.locator('.filter-toggle summary').click();
  await expect(page.getByRole('link', { name: /^Show \d+ products$/ })).toBeVisible();
  await page.locator('.filter-panel .facet').first().click();
  await expect(page).toHaveURL(/category=/);
  await expect(page.locator('.filter-panel')).toBeHidden();
  await context.close();
});

test('the menu offers sign-up, languages and currencies', async ({ page }) => {
  await page.goto('/brands?lang=en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.locator('.drawer summary').first().click();
  const panel = page.locator('.drawer-panel');
  await expect(panel.getByRole('link', { name: 'Create an account' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Flash sales' })).toBeVisible();
  await panel.getByLabel(/^Language/).click();
  await expect(panel.getByRole('button', { name: 'العربية' })).toBeVisible();
  await panel.getByLabel(/^Currency/).click();
  await panel.getByRole('button', { name: /^EUR/ }).click();
  await expect(page).toHaveURL(/\/brands/);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'currency')?.value).toBe('EUR');
});

test('a banner’s image does not overlap its text', async ({ page }) => {
  await page.goto('/template2?lang=en');
  const strip = page.locator('.strip2').first();
  const picture = await strip.locator('.strip-frame').boundingBox();
  const text = await strip.locator('.strip-text').boundingBox();
  if (!picture || !text) throw new Error('The banner is not laid out');
  expect(picture.x + picture.width).toBeLessThanOrEqual(text.x + 1);
});

test('each breadcrumb link is at least 44 pixels wide', async ({ page }) => {
  await page.goto('/product/paseo-city-runner?lang=ar');
  const parts = await page.locator('main nav').first().getByRole('link').all();
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect((await part.boundingBox())?.width).toBeGreaterThanOrEqual(44);
});

for (const language of ['en', 'ar'])
  test(`languages and currencies at the end of the page open within the window (${language})`, async ({
    page,
  }) => {
    await page.goto(`/cart?lang=${language}`);
    const footer = page.getByRole('contentinfo');
    for (const summary of await footer.locator('.dropdown > summary').all()) {
      await summary.click();
      for (const choice of await footer.locator('.dropdown[open] .dropdown-item').all())
        await expect(choice).toBeInViewport({ ratio: 1 });
      await summary.click();
    }
  });
