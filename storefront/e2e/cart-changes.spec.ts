import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { fillCart } from './fill-cart';
import { test } from './hydrated-page';
import { Operator } from './operator';
import { Shopper } from './shopper';

test.use({ serviceWorkers: 'block' });

const cartOf = (page: Page) => page.getByRole('main');
const savedOf = (page: Page) => page.getByRole('region', { name: /^Saved for later/ });

/** Other tests buy other products: they would have to agree to the changed prices. */
const REPRICED = ['niacin-10-face-serum', 'court-basketball'] as const;

type Sold = { price: number } & Record<'id' | 'sku' | 'option_value_ids' | 'compare_at', unknown>;
type Edited = { variants: Sold[] } & Record<'version' | 'axes' | 'attributes', unknown>;

/** Makes every variant of a product a dollar cheaper; returns a function that undoes it. */
async function reprice(request: APIRequestContext, slug: string): Promise<() => Promise<void>> {
  const operator = await Operator.signedIn(request);
  const { data: shown } = await (await request.get(`/backend/api/web/product/${slug}`)).json();
  const change = async (by: number): Promise<void> => {
    const product = await operator.call<Edited>('GET', `products/${shown.id}`);
    const variants = product.variants.map(({ id, sku, option_value_ids, price, compare_at }) => ({
      id,
      sku,
      option_value_ids,
      compare_at,
      price: price + by,
    }));
    const { version, axes, attributes } = product;
    await operator.call('PUT', `productsAttribute/${shown.id}`, { version, axes, attributes, variants });
  };
  await change(-100);
  return () => change(100);
}

async function saveAndUndo(page: Page): Promise<void> {
  await new Shopper(page).addFromStore(0);
  await page.goto('/cart');
  await cartOf(page)
    .getByRole('button', { name: /^Save .* for later$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await savedOf(page)
    .getByRole('button', { name: /^Move .* to cart$/ })
    .click();
  await expect(savedOf(page)).toHaveCount(0);
  // Saved items have a button of the same name, and are shown again if they can't be moved.
  await expect(cartOf(page).getByRole('spinbutton', { name: /^Quantity of/ })).toBeVisible();
  await cartOf(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(cartOf(page).getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(cartOf(page).getByRole('button', { name: /^Remove/ })).toBeVisible();
}

test('items saved for later can be moved back, and removed items can be restored', async ({ page }) => {
  await saveAndUndo(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('items saved for later can be moved back, and removed items can be restored', async ({ page }) => {
    await saveAndUndo(page);
  });
});

test('a price change during checkout is shown and must be accepted to place the order', async ({
  page,
  request,
  baseURL,
}) => {
  const [slug] = REPRICED;
  await fillCart(page, baseURL, [slug]);
  await new Shopper(page).review('prices@example.test');
  const undo = await reprice(request, slug);
  try {
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByText('Your order has changed. Check the new total')).toBeVisible();
    await expect(page.getByText('This has changed')).toBeVisible();
    // Until the page has loaded what has changed, a click is told so again, or is ignored.
    await expect(async () => {
      await page.getByRole('button', { name: /^Place order/ }).click();
      const request = page.getByText('Please confirm that you agree to the changed prices.');
      await expect(request).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.getByRole('checkbox', { name: 'I agree to the changed prices.' }).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/payment-success\//);
  } finally {
    await undo();
  }
});

test('a price change on an open product page is shown when adding to the cart and must be accepted in checkout', async ({
  page,
  request,
}) => {
  const [, slug] = REPRICED;
  await page.goto(`/product/${slug}`);
  const undo = await reprice(request, slug);
  try {
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    const notice = page.getByRole('main').getByText(/^Added to cart\. The price has changed/);
    await expect(notice).toHaveText(/it was \$[\d.,]+ and is \$[\d.,]+ now\.$/);
    await page.goto('/cart');
    await expect(page.getByText('Prices have changed since you added these items')).toBeVisible();
    await new Shopper(page).review('seen@example.test');
    await page.getByRole('checkbox', { name: 'I agree to the changed prices.' }).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/payment-success\//);
  } finally {
    await undo();
  }
});
