import { expect, test } from '@playwright/test';
import { ConsoleUser, fresh } from './console-user';
import { CountedUser, PIXEL } from './counted-user';

const MAX_INTERACTIONS = 8;

test('an operator creates and publishes a product on one page', async ({ page }) => {
  const operator = new CountedUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  const name = fresh('Clay bowl');
  await operator.open('/products');

  await operator.click('link', 'New product');
  await operator.fill('Name', name);
  await operator.fill('Price', '24.50');
  await operator.fill('Opening stock', '7');
  await operator.pick('Vendor', 'Hearth & Holt');
  await operator.pick('Main category', /./);
  await operator.upload('bowl.png', PIXEL);
  await operator.click('button', 'Publish');

  await expect(page).toHaveURL(/\/admin\/products\/view\/\d+$/);
  expect(operator.interactions).toBeLessThanOrEqual(MAX_INTERACTIONS);
  await page.goto(`/Shop?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('$24.50').first()).toBeVisible();
});

test('publishing without a price shows an error and keeps the input', async ({ page }) => {
  const operator = new CountedUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/products/create');
  const name = fresh('Clay plate');
  await operator.fill('Name', name);
  await operator.pick('Vendor', 'Hearth & Holt');
  await operator.click('button', 'Publish');
  await expect(page.getByText(/needs a price/)).toBeVisible();
  await expect(page).toHaveURL(/\/products\/create$/);
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue(name);

  await operator.fill('Price', '12');
  await operator.click('button', 'Publish');
  await expect(operator.heading(name)).toBeVisible();
});

test('a refused creation focuses the first invalid field', async ({ page }) => {
  const operator = new CountedUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/products/create');
  await operator.click('button', 'Save as draft');
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toBeFocused();
});

test('retrying after a lost response creates no second product', async ({ page }) => {
  const operator = new CountedUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/products/create');
  const name = fresh('Clay vase');
  await operator.fill('Name', name);
  await operator.fill('Price', '30');
  await operator.pick('Vendor', 'Hearth & Holt');
  const call = '**/backend/api/admin/createProduct';
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await operator.click('button', 'Publish');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(call);
  await operator.click('button', 'Publish');
  await expect(operator.heading(name)).toBeVisible();
  await operator.openList('products', { q: name });
  await expect(operator.row(name)).toHaveCount(1);
});

for (const [base, email] of [
  ['/admin', 'admin@stoa.test'],
  ['/seller', 'vendor@stoa.test'],
] as const)
  test(`${base}: a product is created with quantity discounts below its price`, async ({ page }) => {
    const person = new CountedUser(page, base);
    await person.authenticate(email);
    await person.open('/products/create');
    const name = fresh('Clay tile');
    await person.fill('Name', name);
    await person.fill('Price', '10');
    await person.fill('Opening stock', '90');
    if (base === '/admin') await person.pick('Vendor', 'Hearth & Holt');
    const discounts = page.getByRole('button', { name: 'Quantity discounts' });
    const dialog = page.getByRole('dialog', { name: 'Quantity discounts' });
    const close = () => dialog.getByRole('button', { name: 'Close' }).click();
    await discounts.click();
    await dialog.getByLabel('From quantity').fill('5');
    await dialog.getByLabel('Price each').fill('12');
    await close();
    await person.click('button', 'Save as draft');
    await expect(page.getByText(/^Each quantity once, from 2/)).toBeVisible();
    await discounts.click();
    await dialog.getByLabel('Price each').fill('9');
    await dialog.getByRole('button', { name: 'Add a quantity' }).click();
    await dialog.getByLabel('From quantity').last().fill('10');
    await dialog.getByLabel('Price each').last().fill('8.50');
    await person.expectNoSeriousFindings();
    await close();
    await expect(page.getByRole('listitem').filter({ hasText: '10+: $8.50' })).toBeVisible();
    await person.click('button', 'Save as draft');
    await expect(person.heading(name)).toBeVisible();
    const [, id = ''] = /\/(\d+)$/.exec(page.url()) ?? [];
    await person.open(`/products/edit/${id}/step2`);
    await page.getByRole('button', { name: /^Quantity discounts/ }).click();
    await expect(page.getByRole('dialog').getByLabel('From quantity')).toHaveCount(2);
    await expect(page.getByRole('dialog').getByLabel('Price each').last()).toHaveValue('8.50');
  });

test('an active product of a store that is not approved says why nobody can buy it', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  const token = await operator.authenticate('admin@stoa.test');
  const create = async (path: string, data: object): Promise<number> => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await request.post(`/backend/api/admin/${path}`, { headers, data });
    return ((await answer.json()) as { data: { id: number } }).data.id;
  };
  const store_name = fresh('Waiting store');
  const email = `${store_name.replaceAll(' ', '-').toLowerCase()}@journeys.test`;
  const vendor_id = await create('vendors', { store_name, email });
  const product = await create('createProduct', {
    name: fresh('Mug'),
    vendor_id,
    price: 900,
    status: 'active',
  });
  await operator.open(`/products/view/${product}`);
  const notice = page.getByRole('alert').filter({ hasText: 'Customers can’t buy this' });
  await expect(notice).toContainText('Pending');
  await notice.getByRole('link', { name: store_name }).click();
  await expect(operator.heading(store_name)).toBeVisible();
});
