import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';

const option = (page: Page, label: string) =>
  page.locator('label.option', { hasText: new RegExp(`^${label}$`) });
const discounts = (page: Page) => page.getByRole('table', { name: 'Quantity discounts' });
const lowest = (page: Page) => page.getByRole('main').getByText(/^Lowest price in the 30 days before: /);

test('a table shows the quantity discounts of the chosen option only, and the cart charges them', async ({
  page,
}) => {
  await page.goto('/product/monsooned-malabar-coffee');
  await option(page, '250 g').click();
  await expect(discounts(page)).toHaveCount(0);
  await option(page, 'Whole bean').click();
  await expect(discounts(page).getByRole('row')).toHaveText([
    /^Quantity\s*Price each$/,
    /^3–5\s*\$13\.00\s*[-−–]7\s?%$/,
    /^6\+\s*\$12\.00\s*[-−–]14\s?%$/,
  ]);
  await option(page, 'Filter').click();
  await expect(discounts(page)).toHaveCount(0);
  await option(page, 'Whole bean').click();
  await expect(discounts(page)).toBeVisible();
  await page.getByLabel('Quantity', { exact: true }).first().fill('3');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByRole('main').getByText('Added to cart', { exact: true })).toBeVisible();
  await page.goto('/cart');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary.getByText('$39.00').first()).toBeVisible();
  await page.getByRole('button', { name: /^Decrease quantity/ }).click();
  await expect(summary.getByText('$28.00').first()).toBeVisible();
});

test('a reduction shows the lowest price of the 30 days before it, and other prices show none', async ({
  page,
}) => {
  await page.goto('/product/voyager-cabin-suitcase');
  await expect(lowest(page)).toHaveText('Lowest price in the 30 days before: $189.00');
  await expect(page.getByRole('main').locator('s', { hasText: '$189.00' }).first()).toBeVisible();
  await page.goto('/product/monsooned-malabar-coffee');
  await option(page, '1 kg').click();
  await expect(lowest(page)).toHaveText('Lowest price in the 30 days before: $56.00');
  await option(page, '250 g').click();
  await expect(lowest(page)).toHaveCount(0);
});
