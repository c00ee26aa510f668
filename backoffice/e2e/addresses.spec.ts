import { expect, test } from '@playwright/test';
import { colleague } from './colleague';
import { ConsoleUser, fresh } from './console-user';

test('an address shows everything that its country requires at once', async ({ page, request }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const ask = await colleague(page, request);
  const email = `${fresh('diver').replace(' ', '-')}@stoa.test`.toLowerCase();
  const customer = await ask('POST', 'customers', { first_name: 'Ann', last_name: 'Diver', email });

  await operator.open(`/addresses/create/${customer.id}`);
  await operator.fill('Postcode', '12');
  await page.getByRole('combobox', { name: 'Country' }).fill('United States');
  await page.getByRole('option', { name: 'United States', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const invalid = page.locator('[aria-invalid="true"]');
  await expect(invalid).toHaveCount(4);
  await expect(page.getByText('Not a postcode of United States')).toBeVisible();
  await operator.fill('Address line 1', '1 Reef Street');
  await operator.fill('Postcode', '94103');
  await operator.fill('City, if not listed', 'Coral');
  await page.getByRole('combobox', { name: 'State', exact: true }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/addresses/customer/${customer.id}$`));
});
