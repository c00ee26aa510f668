import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';

test.use({ serviceWorkers: 'block' });

const RUNNER = '/product/paseo-city-runner';
const chosen = async (page: Page): Promise<string[]> =>
  page
    .locator('main form')
    .getByRole('radio', { checked: true })
    .evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent ?? ''),
    );
const option = (page: Page, label: string) =>
  page.locator('label.option', { hasText: new RegExp(`^${label}$`) });
const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' }).first();
const add = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true }).first();

test('a size is never preselected, and choosing an option changes no other option', async ({ page }) => {
  await page.goto(RUNNER);
  expect(await chosen(page)).toEqual(['Lilac']);
  await add(page).click();
  await expect(page.getByText('Choose: Shoe size (EU)').first()).toBeVisible();
  await expect(page.locator('header a[href="/cart"]').first()).toHaveAttribute('aria-label', 'Cart, empty');
  await option(page, '42').click();
  expect(await chosen(page)).toEqual(['Lilac', '42']);
  await expect(page.getByText('Not available in this combination: Lilac / 42')).toBeVisible();
  await expect(add(page)).toBeDisabled();
  await page.reload();
  expect(await chosen(page)).toEqual(['Lilac', '42']);
  await option(page, '40').click();
  expect(await chosen(page)).toEqual(['Lilac', '40']);
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await option(page, 'Coral').click();
  expect(await chosen(page)).toEqual(['Coral', '40']);
});

/** The answer to a quantity that cannot be bought, on a page in Spanish. */
async function refusal(page: Page, entered: string): Promise<string> {
  await page.goto('/product/wayanad-forest-honey?lang=es');
  await page.getByRole('spinbutton', { name: 'Cantidad' }).first().fill(entered);
  await page.getByRole('button', { name: 'Añadir al carrito' }).first().click();
  return page.getByRole('main').getByRole('alert').innerText();
}
const REFUSED = [
  ['999', 'Cantidad: debe ser'],
  ['1.5', 'Cantidad: debe ser un número entero'],
  ['', 'Cantidad: debe ser 1 como mínimo'],
] as const;

test('a quantity that cannot be bought is refused in the language of the page', async ({ page }) => {
  for (const [entered, text] of REFUSED) expect(await refusal(page, entered)).toContain(text);
});

test('a choice made while the page was being hydrated is the one that is added', async ({ page }) => {
  await page.goto(RUNNER);
  // Checked without an event, as before the scripts listen, and sent before the page is rendered again.
  const button = await add(page).elementHandle();
  await page.getByRole('radio', { name: '40', exact: true }).evaluate((field: HTMLInputElement, sent) => {
    field.checked = true;
    (sent as HTMLButtonElement).click();
  }, button);
  await expect(page.locator('header a[href="/cart"]').first()).toHaveAttribute('aria-label', /Cart, 1/);
});

test('on a phone, the buy bar shows the chosen options', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(RUNNER);
  await expect(page.locator('.buy-bar')).toContainText('Choose: Shoe size (EU)');
  await option(page, '40').click();
  await expect(page.locator('.buy-bar')).toContainText('Lilac / 40');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a quantity that cannot be bought is refused in the language of the page', async ({ page }) => {
    for (const [entered, text] of REFUSED) expect(await refusal(page, entered)).toContain(text);
  });

  test('the form submits the chosen options, and the page names a missing one', async ({ page }) => {
    await page.goto(RUNNER);
    await add(page).click();
    await expect(page.getByText('Choose: Shoe size (EU)').first()).toBeVisible();
    await option(page, '42').click();
    await quantity(page).fill('2');
    await add(page).click();
    await expect(page.getByText('Not available in this combination: Lilac / 42')).toBeVisible();
    await expect(quantity(page)).toHaveValue('2');
    await option(page, '40').click();
    await page.getByRole('button', { name: 'Show selection' }).click();
    await option(page, '39').click();
    await add(page).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText('Color: Lilac · Shoe size (EU): 39')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paseo City Runner');
  });

  test('a refused quantity is reported on the product’s page, with everything that was chosen', async ({
    page,
  }) => {
    await page.goto(RUNNER);
    await option(page, '40').click();
    // As if the last units had been sold since the page was loaded.
    const form = { 'choice.shoe_size': '', quantity: '900' };
    form['choice.shoe_size'] = await page.locator('input[name="choice.shoe_size"]:checked').inputValue();
    const refused = await page.request.post(`${RUNNER}?buy`, { form });
    expect(refused.status()).toBe(422);
    const text = await refused.text();
    expect(text).toContain('value="900"');
    expect(text).toMatch(/role="alert"[^]*Quantity must be \d+ or less/);
    expect(text).toMatch(new RegExp(`checked="" value="${form['choice.shoe_size']}"`));
  });
});
