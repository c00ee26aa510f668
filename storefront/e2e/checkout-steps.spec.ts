import { expect, type Page } from '@playwright/test';
import { fillCart } from './fill-cart';
import { test } from './hydrated-page';
import { Shopper } from './shopper';

const reason = (page: Page) => page.getByRole('main').getByRole('alert');
const openStep = (page: Page) => page.getByRole('main').locator('[aria-current=step]');

test('a step that is opened before the ones before it says which comes first', async ({ page, baseURL }) => {
  await fillCart(page, baseURL, ['tide-stoneware-mug']);
  await page.goto('/checkout');
  await expect(reason(page)).toHaveCount(0);
  await page.goto('/checkout?step=review');
  await expect(openStep(page)).toContainText('Address');
  await expect(reason(page)).toHaveText('Please complete this step first.');
});

test('a review whose shipping no longer covers the cart says why shipping is asked for again', async ({
  page,
  baseURL,
}) => {
  const shopper = new Shopper(page);
  await fillCart(page, baseURL, ['tide-stoneware-mug']);
  await shopper.review('steps@example.test');
  await expect(reason(page)).toHaveCount(0);
  await fillCart(page, baseURL, ['wayanad-forest-honey']);
  await page.reload();
  await expect(openStep(page)).toContainText('Shipping');
  await expect(reason(page)).toContainText('Please choose the shipping again');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/step=payment/);
  await expect(reason(page)).toHaveCount(0);
});
