import { expect } from '@playwright/test';
import { test } from './hydrated-page';

test('a store’s page links to its reviews, which link back', async ({ page }) => {
  await page.goto('/stores?lang=en');
  await page.getByRole('main').getByRole('link', { name: 'Hearth & Holt' }).first().click();
  await page.getByRole('link', { name: /^Reviews: .* out of 5/ }).click();
  await expect(page).toHaveURL(/\/store\/[\w-]+\/reviews$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews of Hearth & Holt');
  await expect(page.locator('#reviews li').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Hearth & Holt' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hearth & Holt');
});

test('reviews without a store redirect to the stores; reviews of an unknown store return 404', async ({
  request,
}) => {
  const none = await request.get('/store/reviews', { maxRedirects: 0 });
  expect([none.status(), none.headers().location]).toEqual([302, '/stores']);
  expect((await request.get('/store/no-such-store/reviews')).status()).toBe(404);
});
