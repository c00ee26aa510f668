import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { signUp } from './new-customer';

const PATH = '/customer/profile?lang=en';

const rows = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const newForm = (page: Page): Locator =>
  page.getByRole('group').filter({ has: page.getByText('Add an address') });

/** Adds an address and waits until the book has it. */
async function add(page: Page, street: string): Promise<void> {
  const form = newForm(page);
  await form.getByText('Add an address').click();
  await form.getByLabel('First name').fill('Nora');
  await form.getByLabel('Last name').fill('New');
  await form.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await form.getByLabel('Street and number').fill(street);
  await form.getByLabel('City').fill('London');
  await form.getByLabel('Postcode').fill('N1 2AB');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(rows(page).filter({ hasText: street })).toBeVisible();
}

async function remove(row: Locator): Promise<void> {
  await row.locator('summary', { hasText: 'Delete' }).click();
  await row.getByRole('button', { name: 'Delete' }).click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an address that another tab deleted is deleted, and one that was edited there stays typed in', async ({
      page,
      baseURL,
    }) => {
      await signUp(page.context(), baseURL);
      await page.goto(PATH);
      await add(page, '1 First Street');
      await add(page, '2 Second Street');
      await rows(page).filter({ hasText: '2 Second' }).getByRole('button', { name: 'Make default' }).click();
      await expect(rows(page).first()).toContainText('2 Second Street');
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Saved');

      const other = await page.context().newPage();
      await other.goto(PATH);
      for (const tab of [page, other]) {
        await remove(rows(tab).filter({ hasText: '2 Second' }));
        await expect(rows(tab)).toHaveCount(1);
        await expect(tab.getByRole('main').getByRole('alert')).toHaveCount(0);
      }

      await remove(rows(page).filter({ hasText: '1 First' }));
      await expect(page.getByText('No saved addresses yet.')).toBeVisible();
      const row = rows(other).filter({ hasText: '1 First' });
      await row.locator('summary', { hasText: 'Edit' }).click();
      await row.getByLabel('Street and number').fill('11 First Street');
      await row.getByRole('button', { name: 'Save address' }).click();
      await expect(other.getByRole('main').getByRole('alert')).toHaveText(
        'This address was deleted in the meantime. Save it to add it again.',
      );
      await newForm(other).getByRole('button', { name: 'Save address' }).click();
      await expect(rows(other).filter({ hasText: '11 First Street' })).toBeVisible();
    });
  });
