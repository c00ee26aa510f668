import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { Shopper } from './shopper';

async function buyFromTwoVendors(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  const vendors = [await shopper.addFromStore(0), await shopper.addFromStore(1)];

  await page.goto('/cart');
  for (const vendor of vendors)
    await expect(page.getByRole('region', { name: `Sold by ${vendor}` })).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText('Subtotal');

  await shopper.checkOut('gwen.guest@example.test');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed');
  for (const vendor of vendors) await expect(page.getByRole('main')).toContainText(vendor);
  expect(await shopper.badge()).toBe(0);
}

test('a guest buys from two vendors', async ({ page }) => {
  await buyFromTwoVendors(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest buys from two vendors', async ({ page }) => {
    await buyFromTwoVendors(page);
  });
});

test.describe('without JavaScript, in a country with states', () => {
  test.use({ javaScriptEnabled: false });

  test('checkout offers the states after the country is submitted', async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.addFromStore(0);
    await page.goto('/checkout');
    await shopper.fillAddress('gwen.guest@example.test');
    await page.getByLabel('Country').first().selectOption({ label: 'United States' });
    await page.getByLabel('Postcode').first().fill('10001');
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await page.getByLabel('State or region').first().selectOption({ label: 'New York' });
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await expect(page).toHaveURL(/step=shipping/);
  });
});

test('sign-up after an order has the guest’s email address, but not in other browsers', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.addFromStore(0);
  await shopper.checkOut('greta.guest@example.test');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('greta.guest@example.test');
  // Another browser must not learn the order's email address.
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  await page.context().clearCookies();
  await page.goto(`/signup?lang=en&order=${order}`);
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('');
});

test('an incomplete address marks the invalid fields and focuses the first one', async ({ page }) => {
  await new Shopper(page).addFromStore(0);
  await page.goto('/checkout');
  await page.getByLabel('Country').first().selectOption({ label: 'United Kingdom' });
  await page.getByLabel('Postcode').first().fill('no postcode');
  await page.getByLabel('Phone').first().fill('none');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toBeFocused();
  for (const name of ['Postcode', 'Phone'])
    await expect(page.getByLabel(name).first()).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First name').first()).toHaveAttribute('aria-invalid', 'true');
  await expect(page).not.toHaveURL(/step=shipping/);
});

test('a checkbox pressed while leaving an invalid field changes, and the field is marked', async ({
  page,
}) => {
  await new Shopper(page).addFromStore(0);
  await page.goto('/checkout');
  const same = page.getByRole('checkbox', { name: 'Billing address is the same' });
  await expect(same).toBeChecked();
  await page.getByRole('main').getByLabel('Email').fill('no email address');
  await page.getByText('Billing address is the same').click();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(same).not.toBeChecked();
});

test('the cart changes quantities and removes lines', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.addFromStore(0);
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect.poll(() => shopper.badge()).toBe(2);
  await page.getByRole('button', { name: /^Decrease quantity/ }).click();
  await expect.poll(() => shopper.badge()).toBe(1);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect.poll(() => shopper.badge()).toBe(0);
});
