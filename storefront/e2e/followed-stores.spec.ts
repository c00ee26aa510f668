import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';

/** Signs in from the page of the first store and returns to it. */
async function signedIn(page: Page): Promise<string> {
  await page.goto('/stores');
  const href = (await page.locator('main article a').first().getAttribute('href')) ?? '';
  await page.goto(href);
  await page.getByRole('link', { name: 'Follow', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?to=/);
  await page.getByLabel('Email').fill('customer@stoa.test');
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
