import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';

const compare = (page: Page, at: number) =>
  page
    .locator('main article')
    .nth(at)
    .getByRole('button', { name: /^Compare: / });
const columns = (page: Page) => page.getByRole('columnheader').getByRole('link');

test('a fifth product is refused until one of four is removed, which can be added again', async ({
  page,
}) => {
  await page.goto('/Shop');
  for (const at of [0, 1, 2, 3, 4]) await compare(page, at).click();
  await expect(page.locator('.toast', { hasText: 'You can compare up to four products.' })).toBeVisible();
  for (const at of [0, 1, 2, 3]) await expect(compare(page, at)).toHaveAttribute('aria-pressed', 'true');
  await expect(compare(page, 4)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'Compare (4)' }).click();
  await expect(columns(page)).toHaveCount(4);
  const name = await columns(page).first().innerText();
  await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
  await expect(columns(page)).toHaveCount(3);

  await page.goto('/Shop');
  const again = page.getByRole('button', { name: `Compare: ${name}`, exact: true });
  await expect(again).toHaveAttribute('aria-pressed', 'false');
  await compare(page, 4).click();
  await again.click();
  await expect(again).toHaveAttribute('aria-pressed', 'false');
  await compare(page, 4).click();
  await again.click();
  await page.getByRole('link', { name: 'Compare (4)' }).click();
  await expect(columns(page).last()).toHaveText(name);
});

test('the products’ names stay in sight while the rows of the comparison scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  const { data } = await (await page.request.get('/backend/api/web/trending_products_web')).json();
  const ids = (data as { id: number }[]).slice(0, 4).map(({ id }) => id);
  await page.goto(`/Compare?ids=${ids.join()}`);
  await expect(columns(page)).toHaveCount(4);
  const table = page.getByRole('region', { name: 'Compare products' });
  const lastRow = table.getByRole('row').last();
  const scrolled = () => table.evaluate((region) => region.scrollTop);
  await table.focus();
  await page.keyboard.press('End');
  await expect(lastRow).toBeInViewport({ ratio: 1 });
  await expect.poll(scrolled).toBeGreaterThan(0);
  for (const column of await columns(page).all()) await expect(column).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect.poll(scrolled).toBe(0);
});
