import { expect, type Locator } from '@playwright/test';
import { fillCart } from './fill-cart';
import { test } from './hydrated-page';
import { Shopper } from './shopper';

/** The browser speaks another language than the pages. */
test.use({ locale: 'de-DE' });

async function expectMessage(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(message));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
}

test('an empty newsletter field says in the page’s language that it is required, until it is filled', async ({
  page,
}) => {
  await page.goto('/brands?lang=es');
  const foot = page.getByRole('contentinfo');
  const [field, send] = [
    foot.getByLabel('Correo electrónico'),
    foot.getByRole('button', { name: 'Suscribirme' }),
  ];
  await send.click();
  await expectMessage(field, 'Correo electrónico: este campo es obligatorio.');
  await field.fill('nadie');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('nadie@example.test');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(foot.getByText('este campo es obligatorio')).toHaveCount(0);
  await field.fill('nadie');
  await send.click();
  await expectMessage(field, 'escribe una dirección como nombre@example.com');
  await expect(page).toHaveURL(/\/brands/);
});

test('stock alerts and coupon codes name their missing fields', async ({ page, baseURL }) => {
  await page.goto('/product/verano-midi-dress?variant=90&lang=en');
  const alerts = page.getByRole('region', { name: 'Back-in-stock alerts' });
  await alerts.getByRole('button').click();
  await expectMessage(alerts.getByLabel('Email'), 'Email is required.');
  await fillCart(page, baseURL, ['tide-stoneware-mug']);
  await page.goto('/cart');
  const code = page.getByLabel('Coupon code');
  if (!(await code.isVisible())) await page.getByText('Have a coupon code?').click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expectMessage(code, 'Coupon code is required.');
});

test('a proof of payment asks for a file in the page’s language', async ({ page, baseURL }) => {
  await page.goto('/cart?lang=en');
  await fillCart(page, baseURL, ['tide-stoneware-mug']);
  await new Shopper(page).review('freda.files@example.test', /Bank transfer/);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/payment-/);
  const file = page.getByLabel(/Picture or PDF of your transfer/);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectMessage(file, 'choose a file');
  await file.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(file).not.toHaveAttribute('aria-invalid');
});
