import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { Shopper } from './shopper';

/** Orders one product, to be paid in the sandbox, and arrives at its page. */
async function orderBySandbox(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  await shopper.addFromStore(0);
  await shopper.review('gwen.guest@example.test', /sandbox/);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sandbox payment');
}

async function payAfterDecline(page: Page): Promise<void> {
  await orderBySandbox(page);
  // A step back leads to the order, not to the cart that it emptied.
  await page.goBack();
  await expect(page).toHaveURL(/\/payment-pending\//);
  await page.goForward();
  await page.getByRole('button', { name: 'Be declined' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed');
  await expect(page.getByRole('main')).toContainText('Your payment was declined.');
  await page.getByRole('button', { name: 'Pay again' }).click();
  await page.getByRole('button', { name: 'Pay with 3-D Secure' }).click();
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await expect(page).toHaveURL(/\/payment-success\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed');
}

test('a guest whose payment is declined pays again, with 3-D Secure', async ({ page }) => {
  await payAfterDecline(page);
});

test('a payment that is confirmed later updates the open page', async ({ page }) => {
  await orderBySandbox(page);
  await page.getByRole('button', { name: 'Pay, confirmed after ten seconds' }).click();
  await expect(page).toHaveURL(/\/payment-pending\//);
  await expect(page.getByRole('main')).toContainText('This page updates by itself');
  await expect(page).toHaveURL(/\/payment-success\//, { timeout: 40_000 });
});

test('a guest changes to bank transfer and sends the proof', async ({ page }) => {
  await orderBySandbox(page);
  await page.getByRole('button', { name: 'Back to the shop without paying' }).click();
  await page.getByText('Pay by another method').click();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByRole('button', { name: 'Pay again' }).click();
  await expect(page.getByRole('main')).toContainText('IBAN');
  await expect(page.getByText(/^Please pay by /)).toBeVisible();
  // Almost seven days are left, not the hour of the sandbox.
  await expect(page.locator('.countdown-units li').first()).toHaveText(/^06/);
  const proof = {
    name: 'transfer.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  };
  await page.getByLabel(/Picture or PDF of your transfer/).setInputFiles(proof);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('We have received your proof');
  await expect(page.getByText(/^Please pay by /)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest whose payment is declined pays again, with 3-D Secure', async ({ page }) => {
    await payAfterDecline(page);
  });
});
