import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';

const section = (page: Page, name: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name }) });

test('a search without results offers categories and popular products', async ({ page }) => {
  await page.goto('/Shop?q=zzqxw');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  const popular = section(page, 'Popular products').locator('article');
  await expect(popular).toHaveCount(4);
  await popular.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  const category = section(page, 'Categories to explore').getByRole('link').first();
  const name = await category.innerText();
  await category.click();
  await expect(page).toHaveURL(/\/Shop\?category=[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('filters without results can be removed one by one, and a store offers products of its own', async ({
  page,
}) => {
  await page.goto('/store/hearth-and-holt?q=lamp&price_min=9900000');
  await expect(page.getByRole('link', { name: /^Remove filter: Price/ })).toBeVisible();
  const brands = section(page, 'Popular products').locator('article');
  await expect(brands.first()).toBeVisible();
  for (const one of await brands.all()) await expect(one).toContainText('Hearth & Holt');
  await section(page, 'Categories to explore').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/store\/hearth-and-holt\?category=/);
});
