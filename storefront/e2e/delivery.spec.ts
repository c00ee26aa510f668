import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { Operator } from './operator';
import { findingsIn } from './schema-org/findings';
import { structuredDataIn } from './search-engine/html';
import { Shopper } from './shopper';

const UK = 'United Kingdom';

/** The delivery box of a product's page, scrolled to, as it is loaded once it is seen. */
async function seenDelivery(page: Page, name = 'Delivery'): Promise<Locator> {
  const delivery = page.getByRole('region', { name, exact: true });
  await delivery.scrollIntoViewIfNeeded();
  return delivery;
}

test('a product page shows the delivery price and date for the chosen country, which is remembered', async ({
  page,
}) => {
  await page.goto('/product/nova-phone?lang=en');
  const delivery = await seenDelivery(page);
  await delivery.locator('summary').click();
  await delivery.getByLabel('Deliver to').selectOption({ label: UK });
  await expect(delivery.locator('summary')).toContainText(UK);
  await expect(delivery.getByRole('listitem').first()).toContainText(/Estimated delivery: .+/);
  await expect(delivery.getByRole('listitem').first()).toContainText(/Free|\$\d/);

  // The destination applies to the whole shop, also in another language.
  await page.goto('/product/nova-phone?lang=ar');
  const arabic = await seenDelivery(page, 'التوصيل');
  await expect(arabic.getByRole('listitem').first()).toContainText('موعد التوصيل المتوقع');
  await expect(arabic.locator('select[name="country"]')).not.toHaveValue('');
});

test('loading the delivery estimate shifts no layout', async ({ page }) => {
  await page.goto('/product/nova-phone?lang=en');
  const marks = page.locator('button.mark').first();
  const delivery = await seenDelivery(page);
  const before = await marks.boundingBox();
  await expect(delivery.locator('summary')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await marks.boundingBox())?.y).toBe(before?.y);
});

test('without JavaScript, a separate page shows the delivery estimate', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/product/nova-phone?lang=en');
  await page.getByRole('link', { name: 'Select where to deliver' }).click();
  const form = page.getByRole('main');
  if (!(await form.getByLabel('Deliver to').isVisible())) await form.locator('summary').click();
  await form.getByLabel('Deliver to').selectOption({ label: UK });
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form.locator('summary')).toContainText(UK);
  await expect(form.getByText(/Estimated delivery:/).first()).toBeVisible();
  await form.getByRole('link', { name: 'Back to the product' }).click();
  await expect(page).toHaveURL(/\/product\/nova-phone/);
  await context.close();
});

test('the destination filter of the shop also sets the destination on product pages', async ({ page }) => {
  await page.goto('/Shop?lang=en&sort=newest');
  const filter = page.locator('form[action="/delivery"]');
  await filter.getByLabel('Delivers to').selectOption({ label: UK });
  await filter.getByRole('button', { name: 'Apply destination' }).click();
  await expect(page).toHaveURL(/sort=newest&delivers_to=GB/);
  await page.goto('/product/nova-phone?lang=en');
  await expect((await seenDelivery(page)).locator('summary')).toContainText(UK);
});

test('the cart shows the progress to free delivery for the chosen country', async ({ page }) => {
  const shopper = new Shopper(page);
  // Brightwave, the phone's vendor, offers free delivery from an amount on.
  await page.goto('/product/nova-phone?lang=en');
  await shopper.chooseOptions();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect.poll(() => shopper.badge()).toBe(1);
  await page.goto('/cart');
  await page.getByLabel('Deliver to').selectOption({ label: UK });
  const bar = page.getByRole('progressbar', { name: /free shipping/i });
  await expect(bar).toBeVisible();
});

test('a city’s delivery surcharge appears as a price range in structured data', async ({ request }) => {
  const operator = await Operator.signedIn(request);
  const answer = await request.get('/backend/api/web/citiesActive');
  const [city] = ((await answer.json()) as { data: { id: number; state_id: number; name: string }[] }).data;
  const facts = { name: city?.name, state_id: city?.state_id };
  const change = (delivery_fee: number | null) =>
    operator.call('PUT', `cities/${city?.id}`, { ...facts, delivery_fee });
  const rates = async (): Promise<unknown[]> => {
    const page = await request.get('/product/petal-bar-soap?lang=en');
    const data = structuredDataIn(await page.text());
    expect(data.flatMap((thing) => findingsIn(thing))).toEqual([]);
    return [...JSON.stringify(data).matchAll(/"shippingRate":(\{.*?\})/g)].map(([, rate = '']) =>
      JSON.parse(rate),
    );
  };
  const range = expect.objectContaining({ minValue: expect.any(Number), maxValue: expect.any(Number) });
  await change(350);
  try {
    await expect.poll(rates).toContainEqual(range);
  } finally {
    await change(null);
  }
  await expect.poll(rates).not.toContainEqual(range);
});
