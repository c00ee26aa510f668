import { expect } from '@playwright/test';
import { fillCart } from './fill-cart';
import { test } from './hydrated-page';
import { Operator } from './operator';

/** Other tests shop in other stores. */
const SLUG = 'wayanad-forest-honey';

interface Stocked {
  id: number;
  name: string;
  variants: { id: number; available: number }[];
}

test('when the stock falls below the quantity in the cart, the shopper is told and takes the rest', async ({
  page,
  request,
  baseURL,
}) => {
  const operator = await Operator.signedIn(request);
  const { data } = (await (await request.get(`/backend/api/web/product/${SLUG}`)).json()) as {
    data: Stocked;
  };
  const [variant] = data.variants;
  const setStock = (pieces: number) =>
    operator.call('PUT', `updateProductStock/${data.id}/${pieces}`, { variant_id: variant?.id });

  await fillCart(page, baseURL, [SLUG], 5);
  await page.goto('/cart');
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${data.name}` });
  await expect(quantity).toHaveValue('5');
  const notice = page.getByText('Some items have changed.');
  const problem = page
    .getByRole('listitem')
    .filter({ hasText: data.name })
    .getByText(/left\.|Sold out/);
  await expect(notice).toHaveCount(0);
  try {
    await setStock(2);
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(problem).toHaveText('Only 2 left. Reduce the quantity.');
    await page.getByRole('button', { name: 'Take the 2 that are left' }).click();
    await expect(notice).toHaveCount(0);
    await expect(problem).toHaveCount(0);
    await expect(quantity).toHaveValue('2');

    await setStock(0);
    await page.reload();
    await expect(problem).toHaveText('Sold out. Remove it to continue.');
    await expect(page.getByRole('button', { name: /^Take the/ })).toHaveCount(0);
  } finally {
    await setStock(variant?.available ?? 0);
  }
  await page.reload();
  await expect(quantity).toHaveValue('2');
  await expect(notice).toHaveCount(0);
  await expect(problem).toHaveCount(0);
});
