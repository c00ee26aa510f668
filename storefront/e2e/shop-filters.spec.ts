import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { KeyboardUser } from './keyboard';
import { Operator } from './operator';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const product = (page: Page, name: string) => page.locator('main article').filter({ hasText: name });
const chip = (page: Page, label: string | RegExp) => page.getByRole('link', { name: label });

/** Presses a key on a slider a few times; each moves it by a tenth of its range. */
async function move(slider: Locator, key: 'PageUp' | 'PageDown'): Promise<void> {
  for (const _ of ['first', 'second', 'third']) await slider.press(key);
}

test('the price slider narrows the list by keyboard, and removing its filter widens it again', async ({
  page,
}) => {
  await page.goto('/Shop?sort=price_asc');
  const [cheap, dear] = ['Peeled Plum Tomatoes', 'Slate 14 Laptop'];
  await expect(product(page, cheap)).toBeVisible();
  const lowest = filters(page).getByRole('slider', { name: 'Minimum price' });
  const highest = filters(page).getByRole('slider', { name: 'Maximum price' });
  // The thumbs do not cross, and at the ends they filter nothing.
  const end = await highest.inputValue();
  await move(highest, 'PageDown');
  await expect(highest).not.toHaveValue(end);
  await lowest.press('End');
  await expect(lowest).toHaveValue(await highest.inputValue());
  await lowest.press('Home');
  await highest.press('End');
  await expect(highest).toHaveValue(end);
  await expect(filters(page).getByRole('textbox', { name: 'Maximum price' })).toHaveValue('');

  await move(lowest, 'PageUp');
  const from = await lowest.inputValue();
  await expect(filters(page).getByRole('textbox', { name: 'Minimum price' })).toHaveValue(from);
  await new KeyboardUser(page).press(filters(page).getByRole('button', { name: 'Apply price' }));
  await expect(page).toHaveURL(new RegExp(`\\?sort=price_asc&from=${from}&to=$`));
  await expect(product(page, cheap)).toHaveCount(0);
  await expect(product(page, dear)).toBeVisible();
  await expect(lowest).toHaveValue(from);
  await chip(page, new RegExp(`^Remove filter: Price: from \\$${from}`)).click();
  await expect(page).toHaveURL(/\/Shop\?sort=price_asc$/);
  await expect(product(page, cheap)).toBeVisible();
});

test('a second color widens the list, and removing both colors restores it', async ({ page }) => {
  await page.goto('/Shop?sort=price_desc');
  const [sand, black, neither] = ['Ruzafa Wool Coat', 'Arc Floor Lamp', 'Slate 14 Laptop'];
  await expect(product(page, neither)).toBeVisible();
  await filters(page).getByText('Color', { exact: true }).click();
  const facet = (name: string) => filters(page).getByRole('link', { name: new RegExp(`^${name}\\s*\\d+$`) });
  await facet('Sand').click();
  await expect(page).toHaveURL(/[?&]attr\.color=sand(?:&|$)/);
  await expect(facet('Sand')).toHaveAttribute('aria-current', 'true');
  await expect(product(page, neither)).toHaveCount(0);
  await expect(product(page, sand)).toBeVisible();
  await expect(product(page, black)).toHaveCount(0);
  await facet('Black').click();
  await expect(page).toHaveURL(/[?&]attr\.color=sand,black(?:&|$)/);
  await expect(product(page, black)).toBeVisible();
  await expect(product(page, sand)).toBeVisible();
  await chip(page, 'Remove filter: Sand').click();
  await expect(product(page, sand)).toHaveCount(0);
  await expect(product(page, black)).toBeVisible();
  await facet('Black').click();
  await expect(page).not.toHaveURL(/attr\.color/);
  await expect(product(page, neither)).toBeVisible();
});

test('an old link to a category, brand or store that is gone says so, and no link of the list repeats it', async ({
  page,
  request,
}) => {
  const operator = await Operator.signedIn(request);
  const name = `Short-lived ${Date.now()}`;
  const { id, slug } = await operator.call<{ id: number; slug: string }>('POST', 'categories', { name });
  const notice = page.getByRole('status').filter({ hasText: 'no longer available' });
  await page.goto(`/Shop?category=${slug}&lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(notice).toHaveCount(0);
  await operator.call('PUT', `categories/updateStatus/${id}`, { status: 'inactive' });
  const all = 'A category of this link is no longer available. Here are all products.';
  await page.goto(`/Shop?category=${slug}&lang=en`);
  await expect(notice).toHaveText(all);
  await operator.call('DELETE', `categories/${id}`);
  await page.goto(`/Shop?category=${id}&lang=en`);
  await expect(notice).toHaveText(all);
  await page.goto(`/Shop?category=fashion,${slug}&brand=nobodys&sort=price_asc`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fashion');
  await expect(notice).toHaveText(
    'A category of this link is no longer available. A brand of this link is no longer available.',
  );
  const dead = page.locator(`main a[href*="${slug}"], main a[href*="nobodys"]`);
  await expect(dead).toHaveCount(0);
  await page.getByRole('link', { name: 'Remove filter: Fashion' }).click();
  await expect(page).toHaveURL(/\/Shop\?sort=price_asc$/);
  await expect(notice).toHaveCount(0);
});

test('a list that is sorted before all of it is hydrated has the products of its URL, in their order', async ({
  browser,
  baseURL,
}) => {
  // Without the fixture's page, which is hydrated; a script's click is no interaction, which would hydrate it.
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  const products = () =>
    page
      .locator('main article')
      .evaluateAll((all) =>
        all.map((one) => one.querySelector('a[href^="/product/"]')?.getAttribute('href')),
      );
  await page.goto('/Shop?sort=price_desc');
  const expected = await products();
  await page.goto('/Shop');
  await page.waitForFunction(() => '__remixRouter' in window);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/Shop?sort=price_desc"]')?.click());
  await expect(page).toHaveURL(/sort=price_desc/);
  await expect.poll(products).toEqual(expected);
  await page.close();
});
