import { expect } from '@playwright/test';
import { test } from './hydrated-page';
import { signUp } from './new-customer';

test('a deposit whose payment is declined says so, and is paid on a second try', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(context, baseURL);
  await page.goto('/customer/wallet');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Continue' }).click();
  const amount = main.getByLabel('Amount').first();
  await expect(amount).toHaveAccessibleDescription('Please enter an amount, such as 25.');
  await expect(amount).toBeFocused();
  await amount.fill('25000');
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(amount).toHaveAccessibleDescription('Amount must be at most $10,000.00.');
  await expect(amount).toHaveValue('25000');
  await amount.fill('25');
  await main.getByRole('radio', { name: /sandbox/i }).check();
  await main.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Be declined' }).click();
  await expect(page).toHaveURL(/\/customer\/wallet/);
  const deposit = main.getByRole('listitem').filter({ hasText: 'Deposit' });
  await expect(async () => {
    await page.reload();
    await expect(deposit).toContainText('Your payment was declined.', { timeout: 1000 });
  }).toPass();

  await deposit.getByRole('button', { name: 'Continue to payment' }).click();
  // Left by the browser's Back, it leads to the same page again.
  await page.waitForURL(/\/backend\/sandbox\//);
  const address = page.url();
  await page.goBack();
  await deposit.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(address);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/customer\/wallet/);
  await expect(async () => {
    await page.reload();
    await expect(deposit).toContainText('Completed', { timeout: 1000 });
  }).toPass();
  await expect(deposit.getByRole('button')).toHaveCount(0);
});
