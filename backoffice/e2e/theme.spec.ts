import { expect, test } from '@playwright/test';
import { colleague } from './colleague';
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

test('changes are discarded without leaving the page, and home sections have their names in a conflict', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const ask = await colleague(page, request);
  await operator.open('/theme_settings');
  const moves = page.getByRole('button', { name: / up$/ });
  const name = (await moves.nth(2).getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name, exact: true }).click();
  await expect(moves.nth(1)).toHaveAccessibleName(name);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(moves.nth(2)).toHaveAccessibleName(name);
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);

  await page.getByRole('button', { name, exact: true }).click();
  await ask('POST', 'themeSettings', { values: { home_sections: ['slider', 'flash_sale'] } });
  try {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
    await expect(dialog).toContainText('Flash sale');
    await expect(dialog).not.toContainText('flash_sale');
  } finally {
    await ask('POST', 'themeSettings', { values: { home_sections: null } });
  }
});
