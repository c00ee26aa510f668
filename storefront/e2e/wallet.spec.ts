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
  await expect(main.getByRole('alert')).toHaveText('Please enter an amount, such as 25.');
  await main.getByLabel('Amount').first().fill('25');
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
