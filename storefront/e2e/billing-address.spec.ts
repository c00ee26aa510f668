import { expect } from '@playwright/test';
import { test } from './hydrated-page';
import { signUp } from './new-customer';
import { Shopper } from './shopper';

test('a guest pays with another billing address, corrects it when it is refused, and sees both on the order', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.addFromStore(0);
  await page.goto('/checkout?lang=en');
  await shopper.fillAddress('bill.guest@example.test');
  await page.getByLabel('Billing address is the same as shipping address').uncheck();
  const billing = {
    'First name': 'Bill',
    'Last name': 'Payer',
    'Street and number': '7 Ledger Lane',
    Postcode: 'no postcode',
    City: 'Leeds',
  };
  await page.getByLabel('Country').nth(1).selectOption({ label: 'United Kingdom' });
  for (const [name, text] of Object.entries(billing)) await page.getByLabel(name).nth(1).fill(text);
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  const postcode = page.getByLabel('Postcode').nth(1);
  await expect(postcode).toBeFocused();
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await expect(postcode).toHaveAccessibleDescription('Postcode: not valid for the selected country.');
  await expect(page.getByLabel('Postcode').first()).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Street and number').first()).toHaveValue('12 Colonnade Street');
  for (const [name, text] of Object.entries(billing))
    await expect(page.getByLabel(name).nth(1)).toHaveValue(text);
  await postcode.fill('LS1 4DY');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await expect(page).toHaveURL(/step=shipping/);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: 'Review your order' }).click();
  await expect(page).toHaveURL(/step=review/);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/payment-success\//);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  for (const line of ['12 Colonnade Street', 'Bill Payer', '7 Ledger Lane'])
    await expect(summary.getByText(line)).toBeVisible();
});

test('a customer sees a saved address in full before ordering', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { token } = await signUp(context, baseURL);
  const headers = { authorization: `Bearer ${token}` };
  const places = await request.get('/backend/api/web/countriesActive');
  const { data } = (await places.json()) as { data: { id: number; iso2: string }[] };
  const address = {
    first_name: 'Nora',
    last_name: 'New',
    line1: '48 Alma Vale Road',
    line2: 'Flat 2',
    postcode: 'BS8 2HS',
    city_text: 'Bristol',
    country_id: data.find(({ iso2 }) => iso2 === 'GB')?.id,
  };
  const saved = await request.post('/backend/api/web/addCustomerAddress', { headers, data: address });
  expect(saved.ok(), await saved.text()).toBe(true);
  await new Shopper(page).addFromStore(0);
  await page.goto('/checkout?lang=en');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await expect(page).toHaveURL(/step=shipping/);
  for (const line of ['48 Alma Vale Road', 'Flat 2', 'BS8 2HS Bristol'])
    await expect(page.getByRole('main').getByText(line, { exact: true })).toBeVisible();
});
