import { expect, type Page } from '@playwright/test';
import { fillCart } from './fill-cart';
import { test } from './hydrated-page';
import { Operator } from './operator';
import { Shopper } from './shopper';

async function cancelJustBought(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  await shopper.addFromStore(0);
  await shopper.checkOut('carla.cancels@example.test');
  await page.getByText('Cancel this order').click();
  await page.getByLabel('Reason (optional)').fill('I found it in the attic');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order was cancelled');
  await expect(page.getByText('Cancel this order')).toHaveCount(0);
}

test('a guest cancels an order that was just placed', async ({ page }) => {
  await cancelJustBought(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest cancels an order', async ({ page }) => {
    await cancelJustBought(page);
  });

  test('who cancels when the seller has begun to prepare the order is told that it is too late', async ({
    page,
    request,
    baseURL,
  }) => {
    await fillCart(page, baseURL, ['tide-stoneware-mug']);
    await new Shopper(page).checkOut('lena.late@example.test');
    const number = /payment-success\/([\w-]+)/.exec(page.url())?.[1];
    const operator = await Operator.signedIn(request);
    const { orders } = await operator.list<{ orders: { id: number }[] }>('orders', { q: number });
    await operator.call('POST', 'changeOrderStatus', { order_id: orders[0]?.id, state: 'processing' });
    await page.getByText('Cancel this order').click();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('it is already being prepared')).toBeVisible();
    await expect(page.getByText('Cancel this order')).toHaveCount(0);
  });
});

test('a customer adds the items of an earlier order to the cart again', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto('/login?to=/customer/orders');
  await page.getByRole('main').getByLabel('Email').fill('customer@stoa.test');
  await page.getByLabel('Password', { exact: true }).fill('stoa-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/customer\/orders$/);
  const before = await shopper.badge();
  await page.locator('main a[href^="/customer/orders/"]').first().click();
  await page.getByRole('button', { name: 'Buy again' }).click();
  // Leads to the cart, or names the products that are sold out by now.
  await expect(
    page.getByRole('heading', { name: 'Cart', exact: true }).or(page.getByText('could not be added')),
  ).toBeVisible();
  await page.goto('/cart');
  expect(await shopper.badge()).toBeGreaterThan(before);
});

test('an order is printed without the page’s navigation', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.addFromStore(0);
  await shopper.checkOut('petra.prints@example.test');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Order number')).toBeVisible();
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toHaveCount(0);
  await expect(page.getByText('Cancel this order')).toBeHidden();
});
