import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { Operator } from './operator';
import { Shopper } from './shopper';

const DAY = 86_400_000;

test('flash sales count down by the server’s clock, regardless of the visitor’s own clock', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(Date.now() + 3 * DAY));
  await page.goto('/flash-sales');
  const sale = page.locator('.sale').first();
  const until = await sale.locator('time').getAttribute('datetime');
  const days = sale.locator('.countdown-units b').first();
  const milliseconds = Date.parse(until ?? '') - Date.now();
  await expect(days).toHaveText(String(Math.floor(milliseconds / DAY)).padStart(2, '0'));
});

test('a product in a flash sale shows the end time and the remaining units', async ({ page }) => {
  await page.goto('/');
  await page.locator('.sale').first().getByRole('link').filter({ hasNotText: 'See all' }).first().click();
  const offer = page.getByRole('region', { name: 'Flash sale' });
  // In the visitor's local time, so without a time zone.
  await expect(offer.getByText(/^Ends [^()]+$/)).toBeVisible();
  await expect(offer.getByText(/^\d+ of \d+ left$/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('flash sales show their end time in UTC and no countdown', async ({ page }) => {
    await page.goto('/flash-sales');
    await expect(
      page
        .locator('.sale')
        .first()
        .getByText(/^Ends .+ \(UTC\)$/),
    ).toBeVisible();
    await expect(page.locator('.countdown-units')).toHaveCount(0);
  });
});

interface Sale {
  title: string;
  /** Path of the product page. */
  page: string;
  end(): Promise<void>;
}

interface Card {
  slug: string;
  variant_id: number | null;
  stock_status: string;
  compare_at: number | null;
  available_at: string | null;
}

const isFree = (card: Card): boolean =>
  card.variant_id !== null &&
  card.stock_status === 'in_stock' &&
  card.compare_at === null &&
  card.available_at === null;

/** A sale of one product at half its price, lasting this many milliseconds; each ordinal is another product. */
async function givenSale(request: APIRequestContext, ordinal: number, lasting: number): Promise<Sale> {
  const operator = await Operator.signedIn(request);
  const at = ordinal + 4 * test.info().retry;
  const answer = await request.get('/backend/api/web/shopFilterProducts?per_page=96&sort=price_desc');
  const { products } = ((await answer.json()) as { data: { products: Card[] } }).data;
  const card = products.filter(isFree)[at];
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const sale = {
    title: `Sale of ${card?.slug}`,
    status: 'active',
    starts_at: inMs(-DAY),
    ends_at: inMs(lasting),
    items: [{ variant_id: card?.variant_id, rate: '0.5' }],
  };
  const { id } = await operator.call<{ id: number }>('POST', 'flash_sales', sale);
  return {
    title: sale.title,
    page: `/product/${card?.slug}`,
    end: () => operator.call('PUT', `flash_sales/${id}`, { ...sale, ends_at: inMs(-1000) }),
  };
}

async function buy(page: Page, sale: Sale): Promise<void> {
  await page.goto(sale.page);
  await expect(page.getByRole('region', { name: 'Flash sale' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByRole('main').getByText('Added to cart', { exact: true })).toBeVisible();
}

const PRICES_CHANGED = 'Prices have changed since you added these items';

test('a flash sale that ends while its product page is open shows a message with the new price', async ({
  page,
  request,
}) => {
  const sale = await givenSale(request, 0, 12_000);
  await page.goto(sale.page);
  const offer = page.getByRole('region', { name: 'Flash sale' });
  await expect(offer).toBeVisible();
  const notice = page.getByText(/^The flash sale price is no longer available\. The price is now \$/);
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByRole('main').getByText('Added to cart', { exact: true })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText(PRICES_CHANGED)).toHaveCount(0);
});

test('a flash sale that ends during order review shows the new total, which must be accepted to place the order', async ({
  page,
  request,
}) => {
  const sale = await givenSale(request, 1, DAY);
  await buy(page, sale);
  await new Shopper(page).review('sale-ended@example.test');
  const place = page.getByRole('button', { name: /^Place order/ });
  const before = await place.innerText();
  await sale.end();
  await place.click();
  await expect(page.getByText('Your order has changed. Check the new total')).toBeVisible();
  await expect(page.getByText('This has changed')).toBeVisible();
  await expect(place).not.toHaveText(before);
  await page.getByRole('checkbox', { name: 'I agree to the changed prices.' }).check();
  await place.click();
  await expect(page).toHaveURL(/\/payment-success\//);
});

test('a flash sale that ends while the cart is open shows a notice at the next change until it is dismissed', async ({
  page,
  request,
}) => {
  const sale = await givenSale(request, 2, DAY);
  await buy(page, sale);
  await page.goto('/cart');
  await expect(page.getByText(PRICES_CHANGED)).toHaveCount(0);
  await sale.end();
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(page.getByText(PRICES_CHANGED)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText(PRICES_CHANGED)).toHaveCount(0);
});

test('a flash sale that ends while a list is open shows the price change when its product is added', async ({
  page,
  request,
}) => {
  const sale = await givenSale(request, 3, DAY);
  await page.goto('/flash-sales');
  const added = page
    .locator('.sale')
    .filter({ has: page.getByRole('heading', { name: sale.title, exact: true }) })
    .getByRole('button', { name: /^Add to cart: / });
  await expect(added).toBeVisible();
  await sale.end();
  await added.click();
  await expect(
    page.getByText(/^Added to cart\. The price has changed since this page was loaded/),
  ).toBeVisible();
});
