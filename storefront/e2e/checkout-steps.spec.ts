import { expect, type Page } from '@playwright/test';
import { fillCart } from './fill-cart';
import { test, waitForHydration } from './hydrated-page';
import { signUp } from './new-customer';
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

test('an order that was placed in another tab is shown instead of being placed again', async ({
  page,
  context,
  baseURL,
}) => {
  await fillCart(page, baseURL, ['tide-stoneware-mug']);
  await new Shopper(page).review('tabs@example.test');
  const other = await context.newPage();
  await other.goto('/checkout?step=review');
  await waitForHydration(other);
  await other.getByRole('button', { name: /^Place order/ }).click();
  await expect(other).toHaveURL(/\/payment-success\/ST-/);
  const { pathname } = new URL(other.url());
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(({ pathname: shown }) => shown === pathname);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
});

test('a chosen address that another tab deletes gives way to the default one', async ({ page, baseURL }) => {
  const { token } = await signUp(page.context(), baseURL);
  const headers = { authorization: `Bearer ${token}` };
  const api = '/backend/api/web';
  const { data: countries } = await (await page.request.get(`${api}/countriesActive`)).json();
  const country_id = countries.find(({ iso2 }: { iso2: string }) => iso2 === 'GB').id;
  const add = async (line1: string): Promise<number> => {
    const name = { first_name: 'Nora', last_name: 'New', postcode: 'N1 2AB', city_text: 'London' };
    const data = { ...name, line1, country_id, type: 'both' };
    return (await (await page.request.post(`${api}/addCustomerAddress`, { headers, data })).json()).data.id;
  };
  await add('1 First Street');
  const other = await add('2 Second Street');
  await fillCart(page, baseURL, ['tide-stoneware-mug']);
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /2 Second Street/ }).check();
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await expect(page).toHaveURL(/step=shipping/);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/step=payment/);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.request.delete(`${api}/deleteCustomerAddress/${other}`, { headers });
  await page.getByRole('button', { name: 'Review your order' }).click();
  await expect(openStep(page)).toContainText('Address');
  await expect(reason(page)).toHaveText(
    'The address you chose has been deleted. Please choose or enter another one.',
  );
  await expect(page.getByRole('radio', { name: /1 First Street/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await expect(openStep(page)).toContainText('Shipping');
});
