import { expect } from '@playwright/test';
import { type BuiltShop, startBuiltShop } from '../../scripts/testing/built-shop';
import { test as base } from './hydrated-page';
import { Operator } from './operator';
import { Shopper } from './shopper';

const OWNER = { email: 'owner@example.test', password: 'a password of the owner' };

/** A shop of its own, as it is before anybody has sold anything. */
const test = base.extend<object, { shop: BuiltShop }>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright finds out by the pattern what a fixture needs
    async ({}, provide) => {
      const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = OWNER;
      const shop = await startBuiltShop({ SEED: 'minimal', ADMIN_EMAIL, ADMIN_PASSWORD });
      await provide(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, provide) => provide(shop.url),
});

test('a shop in which nothing is for sale says so, and mentions no document that is not written', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Nothing for sale yet' })).toBeVisible();
  for (const path of ['/', '/Shop', '/stores', '/signup', '/contact', '/become-a-vendor']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.locator('a[href*="terms"], a[href*="privacy"]')).toHaveCount(0);
    await expect(page.getByText(/terms and conditions|privacy policy/i)).toHaveCount(0);
  }
});

test('a shop of one vendor sells under its own name, from the home page to the order', async ({
  page,
  request,
}) => {
  const owner = await Operator.signedIn(request, OWNER);
  const store = { store_name: 'Atelier Nord', email: 'nord@example.test', store_status: 'open' };
  const { id } = await owner.call<{ id: number }>('POST', 'vendors', store);
  await owner.call('PUT', `vendors/updateStatus/${id}`, { status: 'approved' });
  const values = { is_multi_vendor: 0, platform_vendor_id: id, shop_name: 'Nordlicht' };
  await owner.call('PUT', 'settings', { group: 'general', values });
  const product = { vendor_id: id, name: 'Oak stool', price: 4900, opening_stock: 3, status: 'active' };
  await owner.call('POST', 'createProduct', product);

  const shopper = new Shopper(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Oak stool' }).first().click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect.poll(() => shopper.badge()).toBe(1);
  const expectOwnName = async (): Promise<void> =>
    expect(await page.locator('body').innerText()).not.toContain('Atelier Nord');
  await page.goto('/cart');
  await expectOwnName();
  await shopper.review('gwen.guest@example.test');
  await expectOwnName();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/payment-success\//);
  await expectOwnName();
  await expect(page.locator('header')).toContainText('Nordlicht');
});
