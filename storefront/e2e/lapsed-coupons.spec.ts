import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { Operator } from './operator';
import { Shopper } from './shopper';

interface Coupon {
  code: string;
  expire(): Promise<void>;
}

let made = 0;

/** A coupon for 10% off everything, and a function that makes it expire. */
async function givenCoupon(request: APIRequestContext): Promise<Coupon> {
  const operator = await Operator.signedIn(request);
  const code = `TENTH${Date.now().toString(36).toUpperCase()}${(made += 1)}`;
  const terms = { code, title: 'A tenth off', type: 'percent', rate: '0.1', status: 'active' };
  const { id } = await operator.call<{ id: number }>('POST', 'coupons', terms);
  const ends_at = new Date(Date.now() - 60_000).toISOString();
  return { code, expire: () => operator.call('PUT', `coupons/${id}`, { ...terms, ends_at }) };
}

async function apply(page: Page, { code }: Coupon): Promise<void> {
  const field = page.getByLabel('Coupon code');
  if (!(await field.isVisible())) await page.getByText('Have a coupon code?').click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Applied codes' })).toContainText(code);
}

const lapsed = (page: Page, { code }: Coupon) =>
  page.getByRole('status').filter({ hasText: `${code} no longer applies.` });
const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order/ });
const amountOf = async (place: Locator): Promise<string> =>
  /[\d,]+\.\d\d/.exec(await place.innerText())?.[0] ?? '';

test('a coupon that expires during order review shows the new total before the order is placed', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.addFromStore(0);
  await shopper.review('lapsed@example.test');
  const full = await amountOf(placeOrder(page));
  const coupon = await givenCoupon(request);
  await apply(page, coupon);
  await expect(placeOrder(page)).not.toContainText(full);
  await coupon.expire();
  await placeOrder(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    `${coupon.code} no longer applies. Your order has changed. Check the new total, then place your order again.`,
  );
  await expect(lapsed(page, coupon)).toContainText('This code has expired.');
  await expect(placeOrder(page)).toContainText(full);
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/payment-success\//);
  await expect(page.getByRole('main')).toContainText(full);
});

async function lapseInCart(page: Page, request: APIRequestContext): Promise<void> {
  await new Shopper(page).addFromStore(0);
  await page.goto('/cart');
  const coupon = await givenCoupon(request);
  await apply(page, coupon);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText(`Discount ${coupon.code}`);
  await coupon.expire();
  await page.reload();
  await expect(lapsed(page, coupon)).toContainText('This code has expired.');
  await expect(summary).not.toContainText(coupon.code);
  await page.getByRole('button', { name: `Remove code ${coupon.code}` }).click();
  await expect(page.getByText(coupon.code)).toHaveCount(0);
}

test('the cart shows an expired coupon with the reason until it is removed', async ({ page, request }) => {
  await lapseInCart(page, request);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart shows an expired coupon with the reason until it is removed', async ({ page, request }) => {
    await lapseInCart(page, request);
  });

  test('a refused code stays in its field with the reason, and an empty one is asked for', async ({
    page,
  }) => {
    await new Shopper(page).addFromStore(0);
    await page.goto('/cart?lang=en');
    const field = page.getByLabel('Coupon code');
    if (!(await field.isVisible())) await page.getByText('Have a coupon code?').click();
    await field.fill('NOSUCHCODE');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('This code isn’t valid.');
    await expect(field).toHaveValue('NOSUCHCODE');
    // Passes the browser's own check of required fields.
    await field.fill('   ');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Coupon code is required.');
  });
});

test('checkout subtracts a code’s discount before the address is known', async ({ page, request }) => {
  await new Shopper(page).addFromStore(0);
  await page.goto('/cart');
  const coupon = await givenCoupon(request);
  await apply(page, coupon);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  const reduced = await amountOf(summary.getByText('After discounts').locator('..'));
  await page.goto('/checkout');
  await expect(summary).toContainText(`Discount ${coupon.code}`);
  await expect(summary.getByText('Total so far').locator('..')).toContainText(reduced);
});
