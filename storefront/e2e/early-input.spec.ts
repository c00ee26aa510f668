import { expect, test, type Page } from '@playwright/test';
import { fillCart } from './fill-cart';
import { waitForHydration } from './hydrated-page';

/**
 * Opens a page whose scripts arrive late, as on a slow network, and types into one of its inputs before.
 * @param key pressed afterwards, also before the scripts arrive
 */
async function typeEarly(page: Page, path: string, name: string, text: string, key?: string): Promise<void> {
  let release = (): void => undefined;
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const input = page.locator(`input[name="${name}"]`).first();
  await input.fill(text);
  if (key) await input.press(key);
  release();
  await waitForHydration(page);
}

test('a search that was typed before the page’s scripts ran is kept', async ({ page }) => {
  await typeEarly(page, '/product/nova-phone?lang=en', 'q', 'lamp');
  await expect(page.locator('input[name="q"]')).toHaveValue('lamp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Shop\?.*q=lamp/);
});

test('a price that was typed before the page’s scripts ran filters the list', async ({ page }) => {
  await typeEarly(page, '/Shop?lang=en', 'from', '120');
  const from = page.locator('input[name="from"]').first();
  await expect(from).toHaveValue('120');
  await from.press('Enter');
  await expect(page).toHaveURL(/from=120/);
});

test('a quantity that was typed before the page’s scripts ran is sent', async ({ page, baseURL }) => {
  await fillCart(page, baseURL, ['spring-insulated-bottle']);
  await typeEarly(page, '/cart?lang=en', 'quantity', '3');
  const quantity = page.locator('input[name="quantity"]').first();
  await expect(quantity).toHaveValue('3');
  await quantity.press('Enter');
  await expect(page.locator('header a[href="/cart"]').first()).toHaveAccessibleName(/3/);
});

test('a quantity that was typed and left before the page’s scripts ran is sent by itself', async ({
  page,
  baseURL,
}) => {
  await fillCart(page, baseURL, ['spring-insulated-bottle']);
  await typeEarly(page, '/cart?lang=en', 'quantity', '3', 'Tab');
  await expect(page.locator('header a[href="/cart"]').first()).toHaveAccessibleName(/3/);
  await expect(page.locator('input[name="quantity"]').first()).toHaveValue('3');
});
