import { expect, type Page } from '@playwright/test';
import { signInAsCustomer } from './demo-addresses';
import { test } from './hydrated-page';

/** Signs in from the page of the first store and returns to it. */
async function signedIn(page: Page): Promise<string> {
  await page.goto('/stores');
  const href = (await page.locator('main article a').first().getAttribute('href')) ?? '';
  await page.goto(href);
  await page.getByRole('link', { name: 'Follow', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?to=/);
  await page.getByRole('main').getByLabel('Email').fill('customer@stoa.test');
  await page.getByLabel('Password', { exact: true }).fill('stoa-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  return href;
}

test('a customer follows a store after signing in, sees it in the account and unfollows it', async ({
  page,
}) => {
  const href = await signedIn(page);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
  await page.goto('/customer/stores');
  const listed = page.locator(`main a[href="${href}"]`);
  await expect(listed).toBeVisible();
  await page
    .getByRole('button', { name: /^Unfollow/ })
    .first()
    .click();
  await expect(listed).toHaveCount(0);
  await page.goto(href);
  await expect(page.getByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
});

test('following a product’s store keeps what was chosen on the page', async ({ page, baseURL }) => {
  await signInAsCustomer(page.context().request, baseURL ?? '');
  await page.goto('/product/paseo-city-runner?lang=en');
  const size = page.locator('label.option', { hasText: /^39$/ });
  await size.click();
  await expect(page).toHaveURL(/variant=/);
  const toggle = page.getByRole('button', { name: /^Follow/ });
  const before = await toggle.getAttribute('aria-pressed');
  await toggle.click();
  await expect(toggle).not.toHaveAttribute('aria-pressed', before ?? '');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/variant=/);
  await expect(page.getByRole('radio', { name: '39' })).toBeChecked();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', before ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a store is followed from its page and unfollowed in the account', async ({ page }) => {
    const href = await signedIn(page);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await page.goto('/customer/stores');
    await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();
    await page
      .getByRole('button', { name: /^Unfollow/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/customer\/stores$/);
    await expect(page.locator(`main a[href="${href}"]`)).toHaveCount(0);
  });
});
