import { expect, test } from '@playwright/test';
import { ConsoleUser } from './console-user';

test('the preview stays on the page that the operator opened in it', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/theme_settings');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await preview.getByRole('link', { name: 'Stores', exact: true }).first().click();
  await expect(preview.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();
  await page.getByRole('radio').nth(1).click();
  const frame = page.locator('iframe[title="Preview"]');
  await expect(frame).toHaveAttribute('src', /^\/stores\?/);
  await expect(preview.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();
});
