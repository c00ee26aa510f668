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

test('a section of the home page is moved to the top and back by keyboard, without losing the focus', async ({
  page,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/theme_settings');
  const moves = page.getByRole('button', { name: / up$/ });
  const third = moves.nth(2);
  const name = (await third.getAttribute('aria-label')) ?? '';
  const up = page.getByRole('button', { name });
  await third.focus();
  for (const place of [1, 0, 0]) {
    await page.keyboard.press('Enter');
    await expect(moves.nth(place)).toHaveAccessibleName(name);
    await expect(up).toBeFocused();
  }
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(moves.nth(1)).toHaveAccessibleName(name);
});
