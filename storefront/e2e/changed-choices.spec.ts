import { expect, type BrowserContext, type Page } from '@playwright/test';
import { fillCart } from './fill-cart';
import { test } from './hydrated-page';
import { signUp } from './new-customer';
import { Shopper } from './shopper';

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order/ }).click();

async function enterAddress(page: Page, line1: string): Promise<void> {
  await page.getByLabel('Country').last().selectOption({ label: 'United Kingdom' });
  for (const [label, text] of [
    ['First name', 'Nora'],
    ['Last name', 'New'],
    ['Street and number', line1],
    ['Postcode', 'EC1A 1BB'],
    ['City', 'London'],
  ] as const)
    await page.getByLabel(label).last().fill(text);
}

/** From the address to the review, with the address that is chosen already. */
async function review(page: Page): Promise<void> {
  await page.goto('/checkout');
  for (const button of ['Continue to shipping', 'Continue to payment'])
    await page.getByRole('button', { name: button }).click();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: 'Review your order' }).click();
  await expect(page).toHaveURL(/step=review/);
}

async function inAnotherTab(context: BrowserContext, act: (tab: Page) => Promise<void>): Promise<void> {
  const tab = await context.newPage();
  await act(tab);
  await tab.close();
}

test('an order whose address was edited in another tab is placed only once the new address has been shown', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(context, baseURL);
  await fillCart(page, baseURL, ['tide-stoneware-mug']);
  await page.goto('/customer/profile');
  await page.getByText('Add an address').click();
  await enterAddress(page, '12 Colonnade Street');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('12 Colonnade Street')).toBeVisible();
  await review(page);
  await inAnotherTab(context, async (tab) => {
    await tab.goto('/customer/profile');
    await tab.getByText('Edit', { exact: true }).first().click();
    await tab.getByLabel('Street and number').first().fill('34 Cloister Road');
    await tab.getByRole('button', { name: 'Save address' }).first().click();
    await expect(tab.getByText('34 Cloister Road')).toBeVisible();
  });
  await placeOrder(page);
  await expect(alert(page, 'The address has been changed in the meantime.')).toBeVisible();
  await expect(page.getByText('34 Cloister Road')).toBeVisible();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/payment-success\//);
});

test('an order whose payment was changed in another tab is placed only once it has been shown', async ({
  page,
  context,
  baseURL,
}) => {
  await fillCart(page, baseURL, ['tide-stoneware-mug']);
  await new Shopper(page).review('two-tabs@example.test');
  await inAnotherTab(context, async (tab) => {
    await tab.goto('/checkout?step=payment');
    await tab.getByRole('radio', { name: /Bank transfer/ }).check();
    await tab.getByRole('button', { name: 'Review your order' }).click();
    await expect(tab).toHaveURL(/step=review/);
  });
  await placeOrder(page);
  await expect(alert(page, 'You have changed this checkout in another tab.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment' }).getByText('Bank transfer')).toBeVisible();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/payment-/);
});
