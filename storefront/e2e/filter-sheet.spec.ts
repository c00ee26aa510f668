import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';

test.use({ viewport: { width: 390, height: 844 } });

const toggle = (page: Page) => page.locator('summary').filter({ hasText: /^Filters/ });
const sheet = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const results = (page: Page) => sheet(page).getByRole('link', { name: /^Show \d+ products?$/ });
const facet = (page: Page, name: string) =>
  sheet(page).getByRole('link', { name: new RegExp(`^${name}\\s*\\d+$`) });
const price = (page: Page, name: string) => sheet(page).getByRole('textbox', { name });

test('a filter that is chosen by keyboard keeps the focus, and Tab stays in the sheet', async ({ page }) => {
  await page.goto('/Shop');
  await toggle(page).press('Enter');
  await facet(page, 'Halcyon Audio').press('Enter');
  await expect(page).toHaveURL(/[?&]brand=halcyon-audio$/);
  await expect(facet(page, 'Halcyon Audio')).toBeFocused();
  await results(page).focus();
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('link', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(results(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('a price leaves the sheet open, like any other filter, and a step back from the list undoes it', async ({
  page,
}) => {
  await page.goto('/Shop');
  await toggle(page).click();
  const all = await results(page).textContent();
  await price(page, 'Maximum price').fill('٥٠');
  await price(page, 'Maximum price').press('Enter');
  await expect(page).toHaveURL(/[?&]to=/);
  await expect(results(page)).not.toHaveText(all ?? '');
  await expect(price(page, 'Maximum price')).toHaveValue('50');
  await results(page).click();
  await page.goBack();
  await toggle(page).click();
  await expect(results(page)).toHaveText(all ?? '');
  await expect(price(page, 'Maximum price')).toHaveValue('');
});

test('a place of delivery leaves the sheet open', async ({ page }) => {
  await page.goto('/Shop?brand=halcyon-audio');
  await toggle(page).click();
  await sheet(page).getByLabel('Delivers to').selectOption({ label: 'Spain' });
  await sheet(page).getByRole('button', { name: 'Apply destination' }).click();
  await expect(page).toHaveURL(/\/Shop\?brand=halcyon-audio&delivers_to=ES$/);
  await expect(results(page)).toBeVisible();
});

test('a price that is no amount is kept with a message beside it', async ({ page }) => {
  await page.goto('/Shop?brand=halcyon-audio');
  await toggle(page).click();
  await price(page, 'Minimum price').fill('cheap');
  await sheet(page).getByRole('button', { name: 'Apply price' }).click();
  await expect(sheet(page).getByRole('alert')).toHaveText('Enter a price as a number, such as 25 or 25.50.');
  await expect(price(page, 'Minimum price')).toHaveValue('cheap');
  await price(page, 'Minimum price').fill('1');
  await sheet(page).getByRole('button', { name: 'Apply price' }).click();
  await expect(sheet(page).getByRole('alert')).toHaveCount(0);
  await expect(sheet(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a price that is no amount opens the sheet again on its message', async ({ page }) => {
    await page.goto('/Shop?from=cheap&to=50');
    await expect(sheet(page).getByRole('alert')).toBeVisible();
    await expect(price(page, 'Minimum price')).toHaveValue('cheap');
    await expect(price(page, 'Maximum price')).toHaveValue('50');
  });
});
