import { expect, test } from '@playwright/test';
import { ConsoleUser } from './console-user';

test('the order report fits a laptop, and keeps the columns that one chooses', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/reports/orders?days=90');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Total' })).toBeVisible();
  const isScrolling = () => table.evaluate((one) => one.scrollWidth > (one.parentElement?.clientWidth ?? 0));
  expect(await isScrolling()).toBe(false);

  const tax = table.getByRole('columnheader', { name: 'Tax' });
  await expect(tax).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Tax' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Tax' })).toBeChecked();
  await operator.expectNoSeriousFindings();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(tax).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Tax' }).click();
  await expect(tax).toHaveCount(0);
});
