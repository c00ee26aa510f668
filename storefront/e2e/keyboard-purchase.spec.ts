import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { KeyboardUser } from './keyboard';

async function findProduct(page: Page, user: KeyboardUser): Promise<void> {
  await page.goto('/?lang=en');
  await user.fill(page.getByRole('combobox', { name: 'Search products' }), 'Paseo City Runner');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Shop\?q=/);
  await user.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /City Runner/ })
      .first(),
  );
  await expect(page).toHaveURL(/\/product\/paseo-city-runner/);
}

async function fillAddress(page: Page, user: KeyboardUser): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
  await user.fill(page.getByRole('main').getByRole('textbox', { name: 'Email' }), 'kay.keys@example.test');
  await user.fill(field('First name'), 'Kay');
  await user.fill(field('Last name'), 'Keys');
  await user.fill(page.getByRole('combobox', { name: 'Country' }).first(), 'United Kingdom');
  await user.fill(field('Street and number'), '12 Colonnade Street');
  await user.fill(field('Postcode'), 'EC1A 1BB');
  await user.fill(field('City'), 'London');
}

async function checkOut(page: Page, user: KeyboardUser): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await fillAddress(page, user);
  await user.press(button('Continue to shipping'));
  await expect(page).toHaveURL(/step=shipping/);
  await user.tabTo(page.getByRole('main').getByRole('radio'));
  await user.press(button('Continue to payment'));
  await expect(page).toHaveURL(/step=payment/);
  await user.tabTo(page.getByRole('main').getByRole('radio'));
  const cash = page.getByRole('radio', { name: /Cash on delivery/ });
  await user.arrowTo(cash);
  await user.press(button('Review your order'));
  await expect(page).toHaveURL(/step=review/);
  await user.press(button(/^Place order/));
  await expect(page).toHaveURL(/\/payment-success\//);
}

test('a guest buys a product with options by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const user = new KeyboardUser(page);
  await findProduct(page, user);
  const main = page.getByRole('main');
  for (const option of await main.locator('form fieldset').all())
    if ((await option.getByRole('radio', { checked: true }).count()) === 0) await user.choose(option);
  await user.press(main.getByRole('button', { name: 'Add to cart', exact: true }));
  await user.press(main.getByRole('link', { name: 'View cart' }));
  await expect(page).toHaveURL(/\/cart$/);
  await user.press(main.getByRole('link', { name: 'Go to checkout' }));
  await expect(page).toHaveURL(/\/checkout/);
  await checkOut(page, user);
});
