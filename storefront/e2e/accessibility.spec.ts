import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { Shopper } from './shopper';

/** Findings that keep people out; lesser ones are for review. */
async function expectNoSeriousFindings(page: Page): Promise<void> {
  // In this page alone, which embeds no other: without a second one opened to sum up it takes half the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}

for (const path of [
  '/',
  '/Shop',
  '/template2',
  '/template3',
  '/login',
  '/contact',
  '/ProductOrder',
  '/become-a-vendor',
  '/vendor-application',
  '/Compare?ids=1,2',
  '/AboutUs',
  '/blog',
  '/sorry',
]) {
  test(`${path} has no serious finding`, async ({ page }) => {
    await page.goto(path);
    await expectNoSeriousFindings(page);
  });
}

test('a product has no serious finding', async ({ page }) => {
  await page.goto('/Shop');
  await page.locator('main article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  // The address changes a moment before the page does, and axe would see the list fade away.
  await expect(page.getByRole('heading', { name: 'Filters' })).toHaveCount(0);
  await expectNoSeriousFindings(page);
});

test('a post with its comments, and the comment it refuses, have no serious finding', async ({ page }) => {
  await page.goto('/blog/monsoon-coffee-brewed-gently?lang=ar');
  await expectNoSeriousFindings(page);
  await page.goto('/blog/monsoon-coffee-brewed-gently?lang=en');
  await page.getByRole('link', { name: 'Sign in to comment' }).click();
  await page.getByLabel('Email').fill('customer@stoa.test');
  await page.getByLabel('Password', { exact: true }).fill('stoa-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(page.getByLabel('Comment', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectNoSeriousFindings(page);
});

test('cart and checkout have no serious finding', async ({ page }) => {
  await new Shopper(page).addFromStore(0);
  await page.goto('/cart');
  await expectNoSeriousFindings(page);
  await page.goto('/checkout');
  await expectNoSeriousFindings(page);
});

test('a wish list has no serious finding', async ({ page }) => {
  await page.goto('/new-arrival-products');
  await page
    .getByRole('button', { name: /^Save to wish list/ })
    .first()
    .click();
  await page.goto('/login?to=/WishList');
  await page.getByLabel('Email').fill('customer@stoa.test');
  await page.getByLabel('Password', { exact: true }).fill('stoa-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Wish list' })).toBeVisible();
  await expectNoSeriousFindings(page);
});
