import { expect, type Locator } from '@playwright/test';
import { test } from './hydrated-page';
import { Operator } from './operator';
import { previewOf, TEMPLATES } from './template-preview';

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

test('without JavaScript, a missing option is marked in the bar that is in sight', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/product/ruzafa-wool-coat?lang=en');
  const missing = page.locator('.buy-bar').getByText('Choose: Size');
  await expect(missing).not.toHaveClass(/text-sale/);
  await page.locator('.buy-bar').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\?buy$/);
  await expect(missing).toBeInViewport();
  await expect(missing).toHaveClass(/text-sale/);
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

interface Box {
  top: number;
  bottom: number;
}

const boxOf = (part: Locator): Promise<Box> => part.evaluate((element) => element.getBoundingClientRect());

for (const template of TEMPLATES)
  test(`template ${template}: a product added to the cart is confirmed once, beside every control`, async ({
    page,
    request,
  }) => {
    const operator = await Operator.signedIn(request);
    const token = await previewOf(operator, template);
    await page.goto(`/product/glide-wireless-mouse?lang=en&theme_preview=${token}`);
    await page.locator('.buy-bar button').click();
    const notice = page.getByText('Added to cart', { exact: true });
    await expect(notice).toBeInViewport();
    await expect(notice).toHaveCount(1);
    expect((await boxOf(page.locator('.buy-dock .notice'))).bottom).toBeLessThanOrEqual(
      (await boxOf(page.locator('.buy-bar'))).top,
    );
    await page.goto(`/new-arrival-products?lang=en&theme_preview=${token}`);
    await page.locator('.card button[name="variant_id"]').first().click();
    const toast = page.locator('.toast', { hasText: 'Added to cart' });
    await expect(toast).toBeInViewport({ ratio: 1 });
    const bar = page.locator('.bottom-bar');
    if (template === 3) expect((await boxOf(toast)).bottom).toBeLessThanOrEqual((await boxOf(bar)).top);
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
