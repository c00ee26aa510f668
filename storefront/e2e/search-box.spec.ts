import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { KeyboardUser } from './keyboard';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const marked = (page: Page) => options(page).and(page.locator('[aria-selected="true"]'));

/** Presses a key until the option with this text is the marked one. */
async function mark(page: Page, key: 'ArrowDown' | 'ArrowUp', text: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(marked(page)).toHaveText(text, { timeout: 100 });
  }).toPass({ intervals: [50] });
}

test('suggestions follow each other by kind, and the keyboard alone opens one of each', async ({ page }) => {
  await page.goto('/brands');
  await new KeyboardUser(page).fill(field(page), 'co');
  await expect(options(page).filter({ hasText: /Product$/ })).toHaveCount(6);
  const kinds = async (): Promise<string[]> => {
    const texts = await options(page).allInnerTexts();
    const named = texts.map((text) => /(Product|Category|Brand|Store)$/.exec(text)?.[0] ?? text);
    return named.filter((kind, at) => kind !== named[at - 1]);
  };
  await expect.poll(kinds).toEqual(['Product', 'Category', 'Brand', 'Store']);
  for (const { typed, option, path } of [
    { typed: 'cordis', option: /^Cordis\s*Brand$/, path: /\/Shop\?brand=cordis$/ },
    { typed: 'computing', option: /^Computing\s*Category$/, path: /\/Shop\?category=computing$/ },
    { typed: 'larkspur', option: /^Larkspur Trail Co\.\s*Store$/, path: /\/store\/larkspur-trail-co$/ },
    { typed: 'nova', option: /^Nova Phone\s*Product$/, path: /\/product\/nova-phone$/ },
  ]) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(typed);
    await expect(options(page).filter({ hasText: option })).toBeVisible();
    await mark(page, 'ArrowDown', option);
    const id = (await marked(page).getAttribute('id')) ?? '';
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(field(page)).toBeFocused();
  }
});

test('Escape closes the suggestions, and ArrowUp from the first one leads back to what was typed', async ({
  page,
}) => {
  await page.goto('/brands');
  await new KeyboardUser(page).fill(field(page), 'nova');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(marked(page)).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(marked(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(options(page).first()).toBeHidden();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveValue('nova');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Shop\?q=nova$/);
});

/** Searches for each of these texts, the last one most recently, and empties the box. */
async function search(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/Shop\\?q=${text}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
  }
  await field(page).fill('');
}

test('an empty box offers recent searches, newest first, and repeats one by keyboard', async ({ page }) => {
  await page.goto('/brands');
  await field(page).focus();
  await expect(page.getByText('Recent searches', { exact: true })).toBeHidden();
  await search(page, 'lamp', 'chair', 'lamp');
  await expect(page.getByText('Recent searches', { exact: true })).toBeVisible();
  await expect(options(page)).toHaveText(['lamp', 'chair']);
  await mark(page, 'ArrowDown', /^chair$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Shop\?q=chair$/);
  await expect(field(page)).toHaveValue('chair');
  await field(page).fill('la');
  await expect(options(page).first()).toHaveText(/^lamp\s*Recent search$/);
});

test('recent searches are removed one by one, by keyboard or pointer, or all at once', async ({ page }) => {
  await page.goto('/brands');
  await search(page, 'lamp', 'chair', 'coffee', 'watch');
  await expect(options(page)).toHaveText(['watch', 'coffee', 'chair', 'lamp']);
  await mark(page, 'ArrowDown', /^coffee$/);
  await page.keyboard.press('Delete');
  await expect(options(page)).toHaveText(['watch', 'chair', 'lamp']);
  await page.getByRole('button', { name: 'Remove “watch” from recent searches' }).click();
  await expect(options(page)).toHaveText(['chair', 'lamp']);
  await expect(field(page)).toBeFocused();
  await mark(page, 'ArrowDown', /^lamp$/);
  await page.keyboard.press('Delete');
  await expect(options(page)).toHaveText(['chair']);
  await expect(marked(page)).toHaveText('chair');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByText('Recent searches', { exact: true })).toBeHidden();
  await page.goto('/stores');
  await field(page).focus();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(options(page)).toHaveCount(0);
});
