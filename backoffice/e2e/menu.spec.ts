import { expect, test } from '@playwright/test';
import { ConsoleUser } from './console-user';

test('the menu begins with orders, folds by keyboard and stays as it was left', async ({ page }) => {
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
  // A page's own group opens with it, and its entry is in view.
  await operator.open('/languages');
  await expect(menu.getByRole('link', { name: 'Languages' })).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Stoa' }).click();
  await expect(operator.heading('Dashboard')).toBeVisible();
});

test('filters are offered by names that people know', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  await operator.open('/orders');
  await page.getByRole('button', { name: 'Add filter' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Placed from' })).toBeVisible();
  await expect(page.getByText(/\b(gte|lte)\b|^Is /)).toHaveCount(0);
});
