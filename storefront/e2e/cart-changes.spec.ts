import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { Shopper } from './shopper';

test.use({ serviceWorkers: 'block' });

const API = '/backend/api';
const cartOf = (page: Page) => page.getByRole('main');
const savedOf = (page: Page) => page.getByRole('region', { name: /^Saved for later/ });

type Sold = { price: number } & Record<'id' | 'sku' | 'option_value_ids' | 'compare_at', unknown>;

/** Makes every variant of a product a dollar cheaper, as its seller would; gives back the way to undo it. */
async function reprice(request: APIRequestContext, slug: string): Promise<() => Promise<void>> {
  const signIn = { email: 'admin@stoa.test', password: 'stoa-demo' };
  const { data: session } = await (await request.post(`${API}/admin/auth/login`, { data: signIn })).json();
  const headers = { authorization: `Bearer ${session.token}` };
  const { data: shown } = await (await request.get(`${API}/web/product/${slug}`)).json();
  const address = `${API}/admin/products/${shown.id}`;
  const change = async (by: number): Promise<void> => {
    const { data: product } = await (await request.get(address, { headers })).json();
    const variants = (product.variants as Sold[]).map(({ id, sku, option_value_ids, price, compare_at }) => ({
      ...{ id, sku, option_value_ids, compare_at },
      price: price + by,
    }));
    const { version, axes, attributes } = product;
    const step = `${API}/admin/productsAttribute/${shown.id}`;
    const answer = await request.put(step, { headers, data: { version, axes, attributes, variants } });
    expect(answer.ok(), await answer.text()).toBe(true);
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

test('what is saved for later and what is removed comes back', async ({ page }) => {
  await saveAndUndo(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('what is saved for later and what is removed comes back', async ({ page }) => {
    await saveAndUndo(page);
  });
});

test('a price that changes in checkout is shown, agreed to and only then charged', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.addFromStore(0);
  const slug = new URL(page.url()).pathname.split('/').pop() ?? '';
  await shopper.review('prices@example.test');
  const undo = await reprice(request, slug);
  try {
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByText('Prices have changed. Check the new total')).toBeVisible();
    await expect(page.getByText('This has changed')).toBeVisible();
    await page.getByRole('checkbox', { name: 'I agree to the changed prices.' }).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/payment-success\//);
  } finally {
    await undo();
  }
});
