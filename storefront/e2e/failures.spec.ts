import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { fillCart } from './fill-cart';
import { test } from './hydrated-page';
import { Operator } from './operator';
import { Shopper } from './shopper';
import { UnreliableNetwork, type Fault } from './unreliable-network';

// A service worker would respond instead of the network.
test.use({ serviceWorkers: 'block' });

const RUNNER = '/product/paseo-city-runner';
/** Milliseconds that a slow connection takes for each request. */
const SLOW = 1500;

const notice = (page: Page): Locator => page.locator('.failed-request .notice');
const retry = (page: Page): Promise<void> => page.getByRole('button', { name: 'Try again' }).click();
const option = (page: Page, label: string): Locator =>
  page.locator('label.option', { hasText: new RegExp(`^${label}$`) });
const add = (page: Page): Locator => page.getByRole('button', { name: /^Add/ }).first();
const quantityField = (page: Page): Locator => page.getByRole('spinbutton', { name: /^Quantity of/ });

async function atHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The key is set by the script once the page is hydrated.
  await expect(page.locator('input[name="request_key"]').first()).not.toHaveValue('', { timeout: 20_000 });
}

/** The lines in the cart, as quantity × options. */
async function inCart(page: Page): Promise<string[]> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/cart');
  const lines = page.locator('.cart-line');
  return Promise.all(
    (await lines.all()).map(async (line) => {
      const options = await line.locator('p').first().innerText();
      return `${await line.getByRole('spinbutton').inputValue()} × ${options}`;
    }),
  );
}

/** Numbers of the orders placed with this e-mail address. */
async function numbersOfOrders(request: APIRequestContext, email: string): Promise<string[]> {
  const operator = await Operator.signedIn(request);
  const { orders } = await operator.list<{ orders: { number: string }[] }>('orders', { email });
  return orders.map(({ number }) => number);
}

test('on a slow connection, a double click adds the last chosen size once', async ({ page }) => {
  await atHydrated(page, RUNNER);
  await UnreliableNetwork.around(page, SLOW);
  await option(page, '38').click();
  await option(page, '40').click();
  await add(page).dblclick();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  expect(await inCart(page)).toEqual(['1 × Color: Lilac · Shoe size (EU): 40']);
});

test('offline, pointing at a product keeps the page, and once online again it opens', async ({
  page,
  context,
}) => {
  await page.goto('/brands');
  await page.goto('/Shop');
  const typed = page.getByRole('contentinfo').getByLabel('Email');
  await typed.fill('somebody@example.test');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const unreached = page.waitForEvent('requestfailed', (request) => /\.js$/.test(request.url()));
  const product = page.locator('main article a[data-prefetch]').first();
  await product.hover();
  await unreached;
  // A reload would be offline too, and so lose the page.
  await page.waitForTimeout(500);
  await expect(typed).toHaveValue('somebody@example.test');
  await context.setOffline(false);
  await product.click();
  await expect(page).toHaveURL(/\/product\//);
});

test('offline, a page stays with what was typed, though the script of another was never loaded', async ({
  page,
  context,
}) => {
  await page.goto('/Shop');
  const typed = page.getByRole('contentinfo').getByLabel('Email');
  await typed.fill('somebody@example.test');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: /to cart/ })
    .first()
    .click();
  await expect(notice(page)).toContainText('You seem to be offline');
  await page.getByRole('combobox').first().fill('lamp');
  await expect(typed).toHaveValue('somebody@example.test');
  await context.setOffline(false);
  await retry(page);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  await expect(typed).toHaveValue('somebody@example.test');
  await context.setOffline(true);
  await page.locator('a[href="/brands"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('offline before its scripts have loaded, the cart keeps a note, which is saved once online again', async ({
  browser,
  baseURL,
}) => {
  // Without the fixture's page, which is hydrated.
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  await fillCart(page, baseURL, ['tide-stoneware-mug']);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/cart');
  await page.getByText('Note or gift message').click();
  const note = page.getByRole('textbox', { name: /^Note to .* \(optional\)$/ });
  await note.fill('Ring twice.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save note' }).click();
  const offline = page.getByText('You seem to be offline. Nothing you entered is lost.');
  await expect(offline).toBeVisible();
  await expect(note).toHaveValue('Ring twice.');
  await page.context().setOffline(false);
  await expect(offline).toHaveCount(0);
  const saved = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Save note' }).click();
  await saved;
  await expect(note).toHaveValue('Ring twice.');
  await page.close();
});

for (const fault of ['aborted', 'unavailable', 'answer lost'] as const satisfies Fault[]) {
  test(`adding to the cart, ${fault}: the page keeps the chosen option, and a retry adds one unit`, async ({
    page,
  }) => {
    await atHydrated(page, RUNNER);
    const network = await UnreliableNetwork.around(page);
    await option(page, '39').click();
    network.fail(fault);
    await add(page).click();
    await expect(notice(page)).toContainText('Nothing you entered is lost');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paseo City Runner');
    await expect(option(page, '39').locator('xpath=preceding-sibling::input[1]')).toBeChecked();
    await retry(page);
    await expect(page.getByText('Added to cart').first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(await inCart(page)).toEqual(['1 × Color: Lilac · Shoe size (EU): 39']);
  });

  test(`changing the cart, ${fault}: the page stays, and a retry changes it once`, async ({ page }) => {
    await new Shopper(page).addFromStore(0);
    await page.goto('/cart');
    await page.waitForLoadState('networkidle');
    const network = await UnreliableNetwork.around(page);
    network.fail(fault);
    await page.getByRole('button', { name: /^Increase quantity/ }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
    await retry(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(quantityField(page)).toHaveValue('2');
    // The field shows the new quantity at once: the next fault is not for this request.
    await expect.poll(() => network.sent).toBe(2);
    network.fail(fault);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(notice(page)).toBeVisible();
    await retry(page);
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  test(`signing in, ${fault}: the form keeps its input, and a retry signs in`, async ({ page }) => {
    await page.goto('/login?to=/cart');
    const network = await UnreliableNetwork.around(page);
    await page.waitForLoadState('networkidle');
    await page.getByRole('main').getByLabel('Email').fill('customer2@stoa.test');
    await page.getByLabel('Password', { exact: true }).fill('stoa-demo');
    network.fail(fault);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('customer2@stoa.test');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('stoa-demo');
    await retry(page);
    await expect(page).toHaveURL(/\/cart$/);
  });
}

test('responses that arrive out of order leave the cart and its badge in the server’s state', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.addFromStore(0);
  await shopper.addFromStore(1);
  await page.goto('/cart');
  await page.waitForLoadState('networkidle');
  const network = await UnreliableNetwork.around(page);
  network.hold(1200, 100);
  await page
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Increase quantity/ })
    .last()
    .click();
  await expect.poll(() => network.sent).toBe(2);
  await expect.poll(() => shopper.badge(), { timeout: 8000 }).toBe(4);
  await expect(quantityField(page).first()).toHaveValue('2');
  await expect(quantityField(page).last()).toHaveValue('2');
});

test('a quantity above the stock is reduced to the stock with a message, and Tab moves the focus on', async ({
  page,
}) => {
  await new Shopper(page).addFromStore(0);
  await page.goto('/cart');
  await page.waitForLoadState('networkidle');
  const field = quantityField(page);
  const max = await field.getAttribute('max');
  await field.fill('9999');
  await page.keyboard.press('Tab');
  await expect(page.getByText(new RegExp(`at most ${max} of`))).toBeVisible();
  await expect(field).toHaveValue(max ?? '');
  await expect(page.getByRole('button', { name: /^Increase quantity/ })).toBeFocused();
});

test('checkout keeps its input if every step fails once, and places exactly one order', async ({
  page,
  request,
}) => {
  const email = `flaky${Date.now()}@example.test`;
  const shopper = new Shopper(page);
  await shopper.addFromStore(0);
  await page.goto('/checkout');
  await page.waitForLoadState('networkidle');
  const network = await UnreliableNetwork.around(page);
  const failing = async (fault: Fault, button: RegExp | string): Promise<void> => {
    network.fail(fault);
    await page.getByRole('button', { name: button }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
  };
  await shopper.fillAddress(email);
  await failing('aborted', 'Continue to shipping');
  await expect(page.getByLabel('Street and number').first()).toHaveValue('12 Colonnade Street');
  await retry(page);
  await expect(page).toHaveURL(/step=shipping/);
  await failing('unavailable', 'Continue to payment');
  await retry(page);
  await expect(page).toHaveURL(/step=payment/);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await failing('aborted', 'Review your order');
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  await retry(page);
  await expect(page).toHaveURL(/step=review/);
  await page.getByText('Note or gift message').click();
  await page.getByLabel(/^Note to .* \(optional\)$/).fill('Ring twice.');
  expect(await numbersOfOrders(request, email)).toEqual([]);
  await failing('answer lost', /^Place order/);
  const placed = await numbersOfOrders(request, email);
  expect(placed).toHaveLength(1);
  await expect(page.getByLabel(/^Note to .* \(optional\)$/)).toHaveValue('Ring twice.');
  await retry(page);
  await expect(page).toHaveURL(/\/payment-success\//);
  expect(await numbersOfOrders(request, email)).toEqual(placed);
  expect(await shopper.badge()).toBe(0);
});

test('a page that fails to load shows an error page without CSP violations; “Try again” loads it', async ({
  page,
}) => {
  await page.goto('/cart');
  await page.waitForLoadState('networkidle');
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  await page.route('**/login?*_data=login*', (route) => route.abort());
  await page.locator('header a[href="/login"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  expect(violations).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('a page that fails to render keeps the header and footer, and a retry shows it', async ({ page }) => {
  await atHydrated(page, RUNNER);
  await page.route('**/brands?*_data=brands*', (route) =>
    route.fulfill({ headers: { 'X-Remix-Response': 'yes' }, json: {} }),
  );
  const header = await page.getByRole('banner').elementHandle();
  await page.locator('a[href="/brands"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('500 - Internal Server Error');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brands');
});
