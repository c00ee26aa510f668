import { expect, test } from '@playwright/test';
import { ConsoleUser } from './console-user';

test('menu groups collapse by keyboard, stay collapsed and open for the current page', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link').nth(1)).toHaveText('Orders');
  const catalog = menu.getByRole('button', { name: 'Catalog' });
  await catalog.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Units' })).toHaveCount(0);
  await page.reload();
  await expect(catalog).toHaveAttribute('aria-expanded', 'false');
  // Opening a page expands its group and scrolls its menu entry into view.
  await operator.open('/languages');
  await expect(menu.getByRole('link', { name: 'Languages' })).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Stoa' }).click();
  await expect(operator.heading('Dashboard')).toBeVisible();
});

test('filters have readable names instead of field names', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/orders');
  await page.getByRole('button', { name: 'Add filter' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Placed from' })).toBeVisible();
  await expect(page.getByText(/\b(gte|lte)\b|^Is /)).toHaveCount(0);
});
