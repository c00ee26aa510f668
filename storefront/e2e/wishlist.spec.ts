import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { signUp, type NewCustomer } from './new-customer';
import { Shopper } from './shopper';
import { UnreliableNetwork, type Fault } from './unreliable-network';

const cards = (page: Page) => page.locator('main article');
const heart = (page: Page, at = 0) =>
  cards(page)
    .nth(at)
    .getByRole('button', { name: /^Save to wish list/ });
const nameOf = async (page: Page, at = 0): Promise<string> =>
  (await cards(page).nth(at).getByRole('heading').innerText()).trim();

/** Saves a product and waits for the answer: opening another page would abort the request. */
async function save(page: Page, at = 0): Promise<void> {
  await heart(page, at).click();
  await expect(heart(page, at)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Saved to wish list' })).toBeVisible();
}

async function signIn(
  page: Page,
  { email, password }: Pick<NewCustomer, 'email' | 'password'>,
): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs out and waits for the page that follows: opening another one would abort the request. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
}

test('a guest’s saved products are on the wish list after sign-in, can be removed and restored, and are cleared at sign-out', async ({
  page,
  context,
  baseURL,
}) => {
  const customer = await signUp(context, baseURL);
  await page.goto('/customer');
  await signOut(page);
  await page.goto('/new-arrival-products');
  const [first, second] = [await nameOf(page), await nameOf(page, 1)];
  await save(page);
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'Wish list, 1 product' }).click();
  await expect(page).toHaveURL(/\/login\?to=%2FWishList$/);
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/WishList$/);
  await expect(page.getByRole('heading', { name: first })).toBeVisible();

  await page.goto('/new-arrival-products');
  await save(page, 1);
  await expect(page.getByRole('link', { name: 'Wish list, 2 products' })).toBeVisible();
  await page.goto('/WishList');
  await page.getByRole('button', { name: `Remove ${second}`, exact: true }).click();
  await expect(page.getByText(`Removed from your wish list: ${second}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: second })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: second })).toBeVisible();
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(page.getByText(/added to cart\./)).toBeVisible();

  await signOut(page);
  await page.goto('/new-arrival-products');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: 'Wish list, empty' })).toBeVisible();
});

test('a shared wish list is open to a second person until its owner stops sharing', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signUp(context, baseURL);
  await page.goto('/new-arrival-products');
  const name = await nameOf(page);
  await save(page);
  await page.goto('/WishList');
  const link = page.getByLabel('Link to your list');
  await page.getByText('Share this list').click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const url = await link.inputValue();

  const other = await browser.newContext({ baseURL });
  const friend = await other.newPage();
  await friend.goto(url);
  await expect(friend.getByRole('heading', { level: 1 })).toContainText('wish list');
  await expect(friend.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(link).toHaveCount(0);
  expect((await friend.reload())?.status()).toBe(404);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  await other.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest’s saved product is on the wish list after sign-in and can be removed', async ({
    page,
    context,
    baseURL,
  }) => {
    const customer = await signUp(context, baseURL);
    await page.goto('/customer');
    await signOut(page);
    await page.goto('/new-arrival-products');
    const name = await nameOf(page);
    await heart(page).click();
    await expect(page).toHaveURL(/\/login\?to=%2FWishList$/);
    await expect(page.getByText('What you have saved comes along')).toBeVisible();
    await signIn(page, customer);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
    await expect(page.getByText('Your wish list is empty')).toBeVisible();
  });

  test('four products are compared, a fifth is rejected, and one is removed', async ({ page }) => {
    for (let at = 0; at < 5; at += 1) {
      await page.goto('/Shop');
      await cards(page)
        .nth(at)
        .getByRole('button', { name: /^Compare: / })
        .click();
      await expect(page).toHaveURL(/\/Compare\?ids=/);
    }
    await expect(page.getByText('You can compare up to four products')).toBeVisible();
    const heads = page.getByRole('columnheader').getByRole('link');
    await expect(heads).toHaveCount(4);
    const all = await page.getByRole('row').count();
    await page.getByRole('link', { name: 'Differences only' }).click();
    await expect(page).toHaveURL(/differences=1/);
    expect(await page.getByRole('row').count()).toBeLessThanOrEqual(all);
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(heads).toHaveCount(3);
  });
});

test('products are added to the comparison and removed from it in a list', async ({ page }) => {
  await page.goto('/Shop');
  const compare = (at: number) =>
    cards(page)
      .nth(at)
      .getByRole('button', { name: /^Compare: / });
  await compare(0).click();
  await compare(1).click();
  await expect(compare(0)).toHaveAttribute('aria-pressed', 'true');
  await compare(0).click();
  await expect(page.getByRole('link', { name: 'Compare (1)' })).toBeVisible();
  await compare(2).click();
  await page.getByRole('link', { name: 'Compare (2)' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare products');
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(2);
  // On narrow screens only the table scrolls, not the page.
  await page.setViewportSize({ width: 320, height: 700 });
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
});

test('price alerts are turned on and off on the wish list, and an invalid alert link shows a message', async ({
  page,
}) => {
  // Alerts need a confirmed e-mail address, which a new customer has not.
  await page.goto('/login');
  await signIn(page, { email: 'customer2@stoa.test', password: 'stoa-demo' });
  await expect(page).toHaveURL(/\/customer\/orders/);
  await page.goto('/new-arrival-products');
  if ((await heart(page).getAttribute('aria-pressed')) === 'false') await save(page);
  await page.goto('/WishList');
  const stop = page.getByRole('button', { name: 'Stop price alerts' });
  const begin = page.getByRole('button', { name: 'Email me about lower prices' });
  await begin.click();
  await expect(
    page.getByText('We’ll email you when something on your wish list gets cheaper.'),
  ).toBeVisible();
  await page.reload();
  await stop.click();
  await expect(begin).toBeVisible();

  await page.goto(`/price-alerts/${'x'.repeat(43)}`);
  await expect(page.getByText('This link no longer works.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Wish list' }).click();
  await expect(page).toHaveURL(/\/WishList$/);
});

test.describe('on an unreliable network', () => {
  // A service worker would respond instead of the network.
  test.use({ serviceWorkers: 'block' });

  async function saveTwo(page: Page): Promise<void> {
    await page.goto('/new-arrival-products');
    // Products without options can be added to the cart from the list.
    const simple = cards(page).filter({ has: page.locator('button[name="variant_id"]') });
    for (const at of [0, 1]) {
      const button = simple.nth(at).getByRole('button', { name: /^Save to wish list/ });
      // The heart fills before the response, and leaving the page may end the request.
      const saved = page.waitForResponse((response) => response.request().method() === 'POST');
      await button.click();
      await saved;
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(page.getByRole('link', { name: 'Wish list, 2 products' })).toBeVisible();
    await page.goto('/WishList');
    await expect(page.locator('main input[name="request_key"]').first()).not.toHaveValue('');
  }

  for (const fault of ['aborted', 'unavailable', 'answer lost'] satisfies Fault[])
    test(`adding the whole wish list to the cart, ${fault}: a retry adds each product once`, async ({
      page,
      context,
      baseURL,
    }) => {
      await signUp(context, baseURL);
      await saveTwo(page);
      const network = await UnreliableNetwork.around(page);
      network.fail(fault);
      await page.getByRole('button', { name: 'Add all to cart' }).click();
      await expect(page.locator('.failed-request .notice')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('2 products added to cart.')).toBeVisible();
      expect(network.sent).toBe(2);
      await expect.poll(() => new Shopper(page).badge()).toBe(2);
      // Another click adds the products again.
      await page.getByRole('button', { name: 'Add all to cart' }).click();
      await expect.poll(() => new Shopper(page).badge()).toBe(4);
    });
});
