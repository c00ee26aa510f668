import { expect, type APIRequestContext } from '@playwright/test';
import { Guest } from './guest';
import { test } from './hydrated-page';
import { Operator } from './operator';
import { Shopper } from './shopper';
import { UnreliableNetwork, type Fault } from './unreliable-network';

test.use({ serviceWorkers: 'block' });

interface Product {
  id: number;
  slug: string;
  vendor_id: number;
  primary_category_id: number;
  variants: { id: number }[];
}

/** Products created by a test, deleted afterwards: other tests expect only the demo products. */
const made: number[] = [];

test.afterEach(async ({ request }) => {
  const operator = await Operator.signedIn(request);
  for (const id of made.splice(0)) await operator.call('DELETE', `products/${id}`);
});

/** New products of one store that two guests have ordered together. */
async function givenOrderedTogether(request: APIRequestContext): Promise<Product[]> {
  const operator = await Operator.signedIn(request);
  const { data } = await (await request.get('/backend/api/web/trending_products_web')).json();
  const sold = await operator.call<Product>('GET', `products/${data[0].id}`);
  const place = { vendor_id: sold.vendor_id, primary_category_id: sold.primary_category_id };
  const products = await Promise.all(
    ['Oak', 'Ash', 'Elm'].map(async (wood) => {
      const facts = { name: `${wood} board ${Date.now()}`, price: 1900, opening_stock: 50, status: 'active' };
      const { id } = await operator.call<Product>('POST', 'createProduct', { ...place, ...facts });
      made.push(id);
      return operator.call<Product>('GET', `products/${id}`);
    }),
  );
  const variants = products.map((product) => product.variants[0]?.id ?? 0);
  for (const _ of ['first', 'second']) await new Guest(request).buy(variants);
  return products;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product page shows and explains products bought in the same order', async ({ page, request }) => {
    const [shown, ...others] = await givenOrderedTogether(request);
    await page.goto(`/product/${shown?.slug}`);
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Bought together' }) });
    await expect(section.getByText(/bought these in the same order during the last 180 days/)).toBeVisible();
    for (const { slug } of others)
      await expect(section.locator(`a[href="/product/${slug}"]`).first()).toBeVisible();
  });
});

for (const fault of ['aborted', 'answer lost'] satisfies Fault[])
  test(`adding all products bought together, ${fault}: a retry adds each product once`, async ({
    page,
    request,
  }) => {
    const products = await givenOrderedTogether(request);
    await page.goto(`/product/${products[0]?.slug}`);
    const network = await UnreliableNetwork.around(page);
    network.fail(fault);
    await page.getByRole('button', { name: `Add all ${products.length} to cart` }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
    await expect.poll(() => new Shopper(page).badge()).toBe(products.length);
  });
