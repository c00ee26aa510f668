import { expect, test, type APIRequestContext } from '@playwright/test';
import { ConsoleUser, fresh } from '../../backoffice/e2e/console-user';

const API = '/backend/api';
const PASSWORD = 'a long password';

/** Applies as a vendor and returns the e-mail address. */
async function newApplicant(request: APIRequestContext): Promise<string> {
  const store_name = fresh('Olive workshop');
  const email = `${store_name.replaceAll(' ', '-').toLowerCase()}@stoa.test`;
  const applied = { store_name, email, name: 'Nadia Haddad', password: PASSWORD, accepts_terms: true };
  expect((await request.post(`${API}/vendor/registerVendor`, { data: applied })).ok()).toBe(true);
  return email;
}

/** Applies as a vendor, is approved by an operator, and returns the e-mail address. */
async function newVendor(request: APIRequestContext): Promise<string> {
  const email = await newApplicant(request);
  const credentials = { email: 'admin@stoa.test', password: 'stoa-demo' };
  const signedIn = await request.post(`${API}/admin/auth/login`, { data: credentials });
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  const headers = { Authorization: `Bearer ${token}` };
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const found = await request.get(`${API}/admin/vendors?filter=${filter}`, { headers });
  const [vendor] = ((await found.json()) as { vendors: { id: number }[] }).vendors;
  const approved = { headers, data: { status: 'approved' } };
  expect((await request.put(`${API}/admin/updateVendorStatus/${vendor?.id}`, approved)).ok()).toBe(true);
  return email;
}

test.describe('a new vendor', () => {
  let vendor: ConsoleUser;

  test.beforeEach(async ({ page, request }) => {
    vendor = new ConsoleUser(page, '/seller');
    await vendor.authenticate(await newVendor(request), PASSWORD);
  });

  test('reads in its wallet why no payout can be requested yet', async ({ page }) => {
    await vendor.open('/wallet');
    await expect(page.getByText('Nothing can be requested yet.')).toBeVisible();
    await expect(page.getByText('No payouts yet')).toBeVisible();
    await expect(page.getByText('Request your first payout')).toHaveCount(0);
  });

  test('is not asked for a vendor when it simulates a sale', async ({ page }) => {
    await vendor.open('/sale_simulator');
    await expect(page.getByText('Choose a product, or enter a price.')).toBeVisible();
  });

  test('keeps the background of the menu when a long page is scrolled', async ({ page }) => {
    await vendor.open('/store_settings');
    await expect(page.getByRole('button', { name: 'Add document' })).toBeVisible();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 5000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const sidebar = await page.locator('.RaSidebar-paper').boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect((sidebar?.y ?? 0) + (sidebar?.height ?? 0)).toBeGreaterThanOrEqual(height);
  });

  test('finds abbreviations written as such in empty lists', async ({ page }) => {
    await vendor.open('/seo_pages');
    await expect(page.getByText('No SEO pages yet')).toBeVisible();
  });
});

test('an applicant who signs in too early is led to the application, whose review shows no store yet', async ({
  page,
  browser,
  request,
}) => {
  const email = await newApplicant(request);
  const applicant = new ConsoleUser(page, '/seller');
  await applicant.signIn(email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText('You can sign in once we have approved it.');
  await applicant.expectNoSeriousFindings();
  await page.getByRole('link', { name: 'View your application' }).click();
  await expect(page).toHaveURL(/\/vendor-application$/);

  const operator = new ConsoleUser(await browser.newPage(), '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.openList('vendors', { q: email });
  await operator.page.getByRole('link', { name: /^Olive workshop/ }).click();
  await expect(operator.page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(operator.page.getByText('Store: Open')).toHaveCount(0);
  await operator.page.getByRole('alert').getByRole('link', { name: 'Documents' }).click();
  await expect(operator.page).toHaveURL(/\/vendors\/view\/\d+\/papers$/);
  await operator.page.close();
});
