import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { colleague } from './colleague';
import { ConsoleUser } from './console-user';

const NAME = 'Moved by keyboard';

/** The tree as an operator sees it, and the calls of a colleague. */
async function openTree(page: Page, request: APIRequestContext) {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/categories');
  const rows = page.getByRole('treeitem');
  await expect(rows.first()).toBeVisible();
  const call = await colleague(page, request);
  return { rows, call };
}

test('a category that the Tab key reaches is moved step by step, and one that was deleted is not', async ({
  page,
  request,
}) => {
  const { rows, call } = await openTree(page, request);
  const { id } = await call('POST', 'categories', { name: NAME });
  const moved = rows.filter({ hasText: NAME });
  const expectAt = (place: number): Promise<void> => expect(topLevel(rows).nth(place)).toContainText(NAME);
  try {
    await call('PUT', `categories/move/${id}`, { parent_id: null, position: 0 });
    await page.reload();
    await expectAt(0);
    await page.getByRole('button', { name: 'Collapse all' }).focus();
    await page.keyboard.press('Tab');
    await expect(moved).toBeFocused();
    for (const place of [1, 2]) {
      await page.keyboard.press('Alt+ArrowDown');
      await expect(page.getByText(`${NAME} moved`)).toBeVisible();
      await expectAt(place);
      await expect(moved).toBeFocused();
    }
    await page.reload();
    await expectAt(2);
    await moved.click();
  } finally {
    await call('DELETE', `categories/${id}`);
  }
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/could not be found/)).toBeVisible();
  await expect(page.getByText(`${NAME} moved`)).toHaveCount(0);
  await expect(moved).toHaveCount(0);
});

const topLevel = (rows: Locator): Locator => rows.and(rows.page().locator('[aria-level="1"]'));

test('a category is dragged into one without subcategories, which then shows it', async ({
  page,
  request,
}) => {
  const { rows, call } = await openTree(page, request);
  const { id: into } = await call('POST', 'categories', { name: 'Dragged into' });
  const { id } = await call('POST', 'categories', { name: 'Dragged' });
  try {
    for (const one of [id, into])
      await call('PUT', `categories/move/${one}`, { parent_id: null, position: 0 });
    await page.reload();
    await rows.nth(1).dragTo(rows.first(), { sourcePosition: { x: 10, y: 20 } });
    await expect(rows.nth(1)).toContainText('Dragged');
    await expect(rows.nth(1)).toHaveAttribute('aria-level', '2');
    expect(await call('GET', `categories/${id}`)).toMatchObject({ parent_id: into });
  } finally {
    await call('DELETE', `categories/${id}`);
    await call('DELETE', `categories/${into}`);
  }
});

test('a category lands beside the one that is seen, and stays where that one has been moved away', async ({
  page,
  request,
}) => {
  const { rows, call } = await openTree(page, request);
  const move = (id: number | undefined, parent_id: number | null, after_id: number | null) =>
    call('PUT', `categories/move/${id}`, { parent_id, after_id });
  const parent = (await call('POST', 'categories', { name: 'Seen' })).id;
  const ids: number[] = [];
  for (const name of ['Seen one', 'Seen two', 'Seen three', 'Seen four']) {
    const { id } = await call('POST', 'categories', { name, parent_id: parent });
    await move(id, parent, ids.at(-1) ?? null);
    ids.push(id);
  }
  const [one, , , four] = ids;
  const seen = rows.filter({ hasText: /^Seen \w+/ });
  try {
    await page.reload();
    await expect(seen).toHaveText(['Seen one', 'Seen two', 'Seen three', 'Seen four']);
    await move(four, parent, null);
    await seen.first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByText('Seen one moved')).toBeVisible();
    await expect(seen).toHaveText(['Seen four', 'Seen two', 'Seen one', 'Seen three']);
    await move(one, null, null);
    await seen.filter({ hasText: 'Seen two' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByText(/have changed in the meantime/)).toBeVisible();
    await expect(rows.filter({ hasText: /^Seen (four|two|three)/ })).toHaveText([
      'Seen four',
      'Seen two',
      'Seen three',
    ]);
  } finally {
    for (const id of [...ids, parent]) await call('DELETE', `categories/${id}`);
  }
});
