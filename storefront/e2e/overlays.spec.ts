import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './hydrated-page';

test.use({ viewport: { width: 390, height: 844 } });

/** Goes to the shop by a link, so that a step back stays within the document. */
async function openShop(page: Page): Promise<void> {
  await page.goto('/brands');
  await page.locator('a[href="/Shop?category=audio"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/Shop\?category=audio$/);
}

/** A first step back closes the overlay and keeps the page; the second one leaves it. */
async function expectBackCloses(page: Page, overlay: Locator, before: RegExp): Promise<void> {
  const { href, entries } = await page.evaluate(() => ({
    href: location.href,
    entries: history.length,
  }));
  await page.evaluate(() => history.back());
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(href);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await page.goForward();
  await expect(page).toHaveURL(href);
  await expect(overlay).toBeHidden();
}

test('a step back closes the filters and keeps what was chosen in them', async ({ page }) => {
  await openShop(page);
  await page.locator('.filter-toggle summary').click();
  const sheet = page.getByRole('complementary', { name: 'Filters' });
  await sheet.getByRole('link', { name: /^Halcyon Audio/ }).click();
  await expect(page).toHaveURL(/[?&]brand=halcyon-audio/);
  await expectBackCloses(page, sheet, /\?category=audio$/);
});

test('a step back closes the menu, whose links still lead on', async ({ page }) => {
  await openShop(page);
  const toggle = page.locator('.drawer > summary');
  const panel = page.locator('.drawer-panel');
  await toggle.click();
  await expectBackCloses(page, panel, /\/brands$/);
  await toggle.click();
  await panel.locator('a[href="/Shop?category=cameras"]').dispatchEvent('click');
  await expect(page).toHaveURL(/\?category=cameras$/);
  await expect(panel).toBeHidden();
});

test('a step back closes an enlarged picture', async ({ page }) => {
  await openShop(page);
  await page.locator('a[href^="/product/"]').first().dispatchEvent('click');
  const picture = page.locator('.gallery-track a').first();
  await picture.click();
  const dialog = page.locator('dialog.zoom');
  await expect(dialog.locator('.pswp')).toBeFocused();
  await expectBackCloses(page, dialog, /\?category=audio$/);
});

test('filters that are open are closed by a reload, which keeps what was chosen', async ({ page }) => {
  await openShop(page);
  await page.locator('.filter-toggle summary').click();
  const sheet = page.getByRole('complementary', { name: 'Filters' });
  await sheet.getByRole('link', { name: /^Halcyon Audio/ }).click();
  await expect(page).toHaveURL(/[?&]brand=halcyon-audio/);
  await page.reload();
  await expect(page).toHaveURL(/[?&]brand=halcyon-audio/);
  await page.goBack();
  await expect(page).toHaveURL(/\/Shop\?category=audio$/);
});
