import { expect, test } from '@playwright/test';
import { ConsoleUser, fresh } from '../../backoffice/e2e/console-user';
import { placeOrder } from '../../backoffice/e2e/place-order';

test('a vendor changes an order’s status; the order list has no vendor column', async ({ page, request }) => {
  const number = await placeOrder(request, 'hearth-and-holt');
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.authenticate('vendor@stoa.test');
  await vendor.openList('orders', { q: number });
  await expect(page.getByRole('columnheader', { name: 'Vendor' })).toHaveCount(0);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Processing' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('On the bench');
  await dialog.getByRole('button', { name: /^Mark as / }).click();
  await expect(page.getByText('On the bench')).toBeVisible();
});

test('a vendor marks an order as shipped with one click on its page', async ({ page, request }) => {
  const number = await placeOrder(request, 'hearth-and-holt');
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.authenticate('vendor@stoa.test');
  await vendor.openList('orders', { q: number });
  await page.getByRole('link', { name: number }).click();
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/changeSellerOrderStatus'));
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await sent).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 }).locator('..').getByText('Shipped')).toBeVisible();
});

test('a vendor imports products from a file and undoes the import', async ({ page }) => {
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.authenticate('vendor@stoa.test');
  const name = fresh('Imported bowl');
  await vendor.open('/products/import');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'bowls.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name,SKU,Price,Stock\n${name},${name.replaceAll(' ', '-')},12.50,5\n`),
  });
  await page.getByRole('button', { name: 'Import without test' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Import undone')).toBeVisible();
  await vendor.openList('products', { q: name });
  await expect(vendor.row(name)).toHaveCount(0);
});

test('another vendor’s order is neither listed nor opened by its address', async ({ browser, request }) => {
  const number = await placeOrder(request, 'brightwave-electronics');
  const enter = async (email: string): Promise<ConsoleUser> => {
    const vendor = new ConsoleUser(await (await browser.newContext()).newPage(), '/seller');
    await vendor.authenticate(email);
    await vendor.openList('orders', { q: number });
    return vendor;
  };
  const owner = await enter('vendor2@stoa.test');
  await owner.page.getByRole('link', { name: number }).click();
  await expect(owner.heading(`Order ${number}`)).toBeVisible();
  const address = owner.page.url();

  const stranger = await enter('vendor@stoa.test');
  await expect(stranger.page.getByText(/No (orders|results|Orders)/).first()).toBeVisible();
  await expect(stranger.page.getByText(number)).toHaveCount(0);
  const refused = stranger.page.waitForResponse((answer) => /\/orders\/\d+/.test(answer.url()));
  await stranger.page.goto(address);
  expect((await refused).status()).toBe(404);
  await expect(stranger.page.getByText('This record does not exist')).toBeVisible();
  await expect(stranger.page.getByText(number)).toHaveCount(0);
  for (const { page } of [owner, stranger]) await page.context().close();
});

test('a vendor’s order page links to no customer; store settings show both images', async ({ page }) => {
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.authenticate('vendor@stoa.test');
  await vendor.open('/orders');
  await page.getByRole('row').getByRole('link', { name: /^ST-/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Customer', exact: true })).toBeVisible();
  await expect(page.locator('main a[href*="/customers/"]')).toHaveCount(0);
  await vendor.open('/store_settings');
  await expect(page.getByRole('main').getByRole('img', { name: 'Hearth & Holt' })).toHaveCount(2);
});

test('an operator’s account cannot sign in to the seller portal', async ({ page }) => {
  const operator = new ConsoleUser(page, '/seller');
  await operator.signIn('admin@stoa.test');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/seller\/login$/);
});

test('the seller portal has no serious axe violations', async ({ page }) => {
  test.slow();
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.authenticate('vendor@stoa.test');
  for (const path of ['/dashboard', '/products', '/orders', '/products/create']) {
    await vendor.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await vendor.expectNoSeriousFindings();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a tap on a return’s card opens the return, and a tap on its order the order', async ({ page }) => {
    const vendor = new ConsoleUser(page, '/seller');
    await vendor.enter('vendor@stoa.test');
    for (const [link, address] of [
      [/-RT\d+$/, /\/seller\/returns\/view\/\d+/],
      [/^ST-[^-]+-\d+$/, /\/seller\/orders\/view\/\d+/],
    ] as const) {
      await vendor.open('/returns');
      await page.getByRole('main').getByRole('link', { name: link }).first().click();
      await expect(page).toHaveURL(address);
    }
  });
});
