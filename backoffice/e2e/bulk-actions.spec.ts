import { expect, test } from '@playwright/test';
import { colleague } from './colleague';
import { ConsoleUser, fresh } from './console-user';

test('a bulk change that fails for some says which and why, and keeps them selected', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const ask = await colleague(page, request);
  const name = fresh('Hogshead');
  const used = await ask('POST', 'units', {
    name: `${name} used`,
    symbol: fresh('h').slice(-11).replace(' ', ''),
  });
  await ask('POST', 'units', { name: `${name} free`, symbol: fresh('i').slice(-11).replace(' ', '') });
  const { vendor_id, category_id } = await ask('GET', 'products/1');
  const product = await ask('POST', 'products', { name, vendor_id, category_id, unit_id: used.id });

  await operator.openList('units', { q: name });
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const dialog = page.getByRole('dialog', { name: '1 of 2 could not be deleted' });
  await expect(dialog).toContainText('Deleted: 1. Those listed here stay selected.');
  await expect(dialog.getByRole('listitem')).toContainText(`${name} used`);
  await operator.expectNoSeriousFindings();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(operator.row(`${name} free`)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Select this row' })).toBeChecked();

  await ask('DELETE', `products/${product.id}`);
});

/** A picture of one white pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

test('pictures that are in use stay selected when others are deleted', async ({ page, request }) => {
  const operator = new ConsoleUser(page, '/admin');
  const token = await operator.authenticate('admin@stoa.test');
  const headers = { Authorization: `Bearer ${token}` };
  const folder = fresh('bulk').replace(' ', '-');
  const add = async (name: string): Promise<number> => {
    // Of the same picture the library keeps one; what follows the image makes it another.
    const buffer = Buffer.concat([PIXEL, Buffer.from(folder + name)]);
    const multipart = { file: { name, mimeType: 'image/png', buffer }, folder };
    const answer = await request.post('/backend/api/admin/addMedia', { headers, multipart });
    return ((await answer.json()) as { data: { id: number } }).data.id;
  };
  const [used] = [await add('used.png'), await add('free.png')];
  const data = { name: fresh('Pixel'), logo_id: used };
  expect((await request.post('/backend/api/admin/brands', { headers, data })).ok()).toBe(true);

  await operator.open('/media');
  await page.getByRole('button', { name: folder }).click();
  await page.getByRole('checkbox', { name: 'Select used.png' }).check();
  await page.getByRole('checkbox', { name: 'Select free.png' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: '1 of 2 could not be deleted' });
  await expect(dialog.getByRole('listitem')).toContainText('used.png');
  await expect(dialog.getByRole('listitem')).toContainText('still used by');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select used.png' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Select free.png' })).toHaveCount(0);
});

test('all rows of several pages are selected at once, and the button says how many', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/orders');
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).click();
  const all = page.getByRole('button', { name: /^Select all \d+$/ });
  const total = /\d+/.exec(await all.innerText())?.[0];
  // More than react-admin selects by itself.
  expect(Number(total)).toBeGreaterThan(250);
  await all.click();
  await expect(page.getByText(`${total} items selected`)).toBeVisible();
});
