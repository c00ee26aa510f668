import { expect, test } from '@playwright/test';
import { colleague } from './colleague';
import { ConsoleUser, fresh } from './console-user';

test('when two users edit a record, the second one resolves the conflict field by field', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const ask = await colleague(page, request);
  const name = fresh('Crate');
  const { vendor_id, category_id } = await ask('GET', 'products/1');
  const product = await ask('POST', 'products', { name, vendor_id, category_id });

  await operator.open(`/products/edit/${product.id}`);
  await operator.fill('Name', `${name} mine`);
  await operator.fill('Short description', 'Only mine');
  await ask('PUT', `products/${product.id}`, { name: `${name} theirs`, version: product.version });
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
  const field = dialog.getByRole('radiogroup', { name: 'Name', exact: true });
  await expect(field).toContainText(`${name} mine`);
  await expect(field).toContainText(`${name} theirs`);
  await operator.expectNoSeriousFindings();

  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue(`${name} mine`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await field.getByRole('radio').nth(1).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue(`${name} theirs`);
  await expect(page.getByRole('textbox', { name: 'Short description' }).first()).toHaveValue('Only mine');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  const saved = { name: `${name} theirs`, short_description: 'Only mine' };
  expect(await ask('GET', `products/${product.id}`)).toMatchObject(saved);
});

test('a refresh after another user’s change keeps unsaved input', async ({ page, request }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const ask = await colleague(page, request);
  const name = fresh('Trunk');
  const { vendor_id, category_id } = await ask('GET', 'products/1');
  const product = await ask('POST', 'products', { name, vendor_id, category_id });
  await operator.open(`/products/edit/${product.id}`);
  await operator.fill('Short description', 'A draft worth keeping');
  await ask('PUT', `products/${product.id}`, { name: `${name} theirs`, version: product.version });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(operator.heading(`${name} theirs`)).toBeVisible();
  const draft = page.getByRole('textbox', { name: 'Short description' }).first();
  await expect(draft).toHaveValue('A draft worth keeping');
});

test('prices entered during another user’s change survive a refresh; saving requires the newer version', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const ask = await colleague(page, request);
  const { vendor_id, category_id } = await ask('GET', 'products/1');
  const name = fresh('Basket');
  const product = await ask('POST', 'products', { name, vendor_id, category_id });
  await operator.open(`/products/edit/${product.id}/step2`);
  const price = page.getByRole('textbox', { name: 'Price: Default variant', exact: true });
  await page.getByRole('textbox', { name: 'SKU: Default variant' }).fill(fresh('B').replace(' ', '-'));
  await price.fill('12.50');
  await ask('PUT', `products/${product.id}`, { name: `${name} theirs`, version: product.version });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(operator.heading(`${name} theirs`)).toBeVisible();
  await expect(price).toHaveValue('12.50');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'not saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Load newer version' }).click();
  await expect(price).toHaveValue('');
  await page.getByRole('textbox', { name: 'SKU: Default variant' }).fill(fresh('B').replace(' ', '-'));
  await price.fill('13.50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Product saved')).toBeVisible();
  await expect(price).toHaveValue('13.50');
  expect(await ask('GET', `products/${product.id}`)).toMatchObject({ name: `${name} theirs` });
});

test('Undo reverts a new default and a bulk status change in a list', async ({ page, request }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/tax_classes');
  const star = (of: string) => page.getByRole('button', { name: `Make ${of} the default` });
  await star('Zero rate').click();
  await expect(page.getByRole('button', { name: 'Zero rate is the default' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(star('Zero rate')).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);

  const ask = await colleague(page, request);
  const name = fresh('Firkin');
  const units = [
    await ask('POST', 'units', { name: `${name} one`, symbol: fresh('f').slice(-11).replace(' ', '') }),
    await ask('POST', 'units', { name: `${name} two`, symbol: fresh('k').slice(-11).replace(' ', '') }),
  ];
  await operator.openList('units', { q: name });
  const boxes = page.getByRole('checkbox', { name: 'Select this row' });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await page.getByRole('button', { name: 'Set as Inactive' }).click();
  const switches = page.getByRole('switch', { name: /^Status of/ });
  await expect(switches.nth(0)).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(switches.nth(0)).toBeChecked();
  await expect(switches.nth(1)).toBeChecked();
  for (const { id } of units) await ask('DELETE', `units/${id}`);
});

test('on a phone, a list consists of cards that can be sorted, searched, selected and opened', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/brands');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.filter({ hasText: 'Ironleaf' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await sheet.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Position' }).click();
  await expect(page).toHaveURL(/sort=sort/);
  await page.getByRole('button', { name: /^Show results/ }).click();
  await expect(sheet).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search' }).fill('Ironleaf');
  await expect(cards).toHaveCount(1);
  await cards.getByRole('checkbox', { name: 'Select this row' }).click();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(sideways).toBe(false);
  await operator.expectNoSeriousFindings();
  await cards.getByRole('link', { name: 'Ironleaf' }).click();
  await expect(page).toHaveURL(/\/admin\/brands\/edit\/\d+$/);
  await context.close();
});

test('payment methods fit beside the menu at 1280 pixels in a language of long words', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/payment_methods');
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByRole('row')).not.toHaveCount(0);
  const [wide = 0, room = 0] = await table.evaluate((element) => [
    element.scrollWidth,
    element.parentElement?.clientWidth ?? 0,
  ]);
  expect(wide).toBeLessThanOrEqual(room);
  await context.close();
});

test('a record’s texts open in the user’s language, and an error opens the language it is in', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const ask = await colleague(page, request);
  const name = fresh('Rack');
  const { vendor_id, category_id } = await ask('GET', 'products/1');
  const product = await ask('POST', 'products', { name, vendor_id, category_id });
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await expect(operator.heading('Panel')).toBeVisible();

  await operator.open(`/products/edit/${product.id}`);
  const texts = page.getByRole('tablist', { name: 'Idiomas' }).first();
  await expect(texts.getByRole('tab', { name: 'Español' })).toHaveAttribute('aria-selected', 'true');
  await operator.fill('Nombre', `${name} en español`);
  await texts.getByRole('tab', { name: 'English' }).click();
  await operator.fill('Nombre', '');
  await texts.getByRole('tab', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(texts.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Nombre' }).filter({ visible: true }).first()).toBeFocused();

  await operator.open('/products/create');
  await expect(texts.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true');
});

test('a record that someone else deleted says so when it is saved or refreshed, and its input becomes a new record', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const ask = await colleague(page, request);
  const symbol = fresh('k').slice(-11).replace(' ', '');
  const unit = await ask('POST', 'units', { name: fresh('Keg'), symbol });
  await operator.open(`/units/edit/${unit.id}`);
  // A status always has a value, and so no empty choice.
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option')).toHaveText(['Active', 'Inactive']);
  await page.keyboard.press('Escape');
  const typed = fresh('Typed');
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  const notice = page.getByText('Someone has deleted this record in the meantime');
  await operator.fill('Name', typed);
  await ask('DELETE', `units/${unit.id}`);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice).toBeVisible();
  await expect(name).toHaveValue(typed);

  const copy = page.getByRole('button', { name: 'Copy to a new record' });
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Cancel' }).click();
  expect(questions).toEqual([expect.stringContaining('Leave without saving')]);
  await copy.click();
  await expect(operator.heading('New unit')).toBeVisible();
  await expect(name).toHaveValue(typed);
  await expect(page.getByRole('textbox', { name: 'Symbol' }).first()).toHaveValue(symbol);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/units\/edit\/\d+$/);
  await expect(name).toHaveValue(typed);
});
