import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { KeyboardShopper } from './keyboard-shopper';

// A style in transition is neither that with the focus nor that without.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function chooseProduct(page: Page, shopper: KeyboardShopper): Promise<void> {
  await page.goto('/');
  await shopper.type(page.getByRole('combobox', { name: /search/i }).first(), 'paseo city runner');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/Shop\?/);
  await shopper.press(page.getByRole('main').getByRole('link', { name: /^Paseo City Runner/ }));
  await page.waitForURL(/\/product\//);
  for (const option of await page.locator('main form fieldset').all()) {
    await shopper.reach(option.getByRole('radio').first());
    await page.keyboard.press('ArrowRight');
    await expect(option.getByRole('radio', { checked: true })).toHaveCount(1);
  }
}

async function fillAddress(page: Page, shopper: KeyboardShopper): Promise<void> {
  for (const [label, text] of [
    ['Email', 'kim.keys@example.test'],
    ['Country', 'United K'],
    ['First name', 'Kim'],
    ['Last name', 'Keys'],
    ['Street and number', '12 Colonnade Street'],
    ['Postcode', 'EC1A 1BB'],
    ['City', 'London'],
  ] as const) {
    await page.keyboard.press('Home');
    await shopper.type(page.getByLabel(label).first(), text);
  }
}

test('a purchase needs no mouse, and always shows where the keyboard is', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new KeyboardShopper(page);
  await chooseProduct(page, shopper);
  await shopper.press(page.getByRole('button', { name: 'Add to cart', exact: true }).first());
  await shopper.press(page.getByRole('link', { name: /checkout/i }).first());
});
