import { createRequire } from 'node:module';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type * as IdentityProviders from '../../backend/test/support/fake-identity-providers';
import { test } from './hydrated-page';

// The backend's modules are CommonJS, whose named exports an ES import does not see.
const load = createRequire(import.meta.url);
const { CLIENT, FakeIdentityProviders } = load(
  '../../backend/test/support/fake-identity-providers',
) as typeof IdentityProviders;

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'block' });

const API = '/backend/api';
const issuer = new FakeIdentityProviders();
/** Makes accounts unique per run, since tests may be repeated in the same shop. */
const RUN = String(Date.now());
const resident = (first_name: string, number: number, email: string, email_verified = true) => ({
  id: `${number}${RUN}`,
  first_name,
  last_name: 'Reader',
  email,
  email_verified,
});
const VERIFIED = resident('Hypatia', 1, `hypatia${RUN}@stoa.test`);
const UNVERIFIED = resident('Theon', 2, `theon${RUN}@stoa.test`, false);
const DOUBLE = resident('Double', 3, `double${RUN}@stoa.test`);
const PASSWORD = 'long enough words';

/** Switches both providers on or off, as an operator does. */
async function offer(request: APIRequestContext, enabled: 0 | 1): Promise<void> {
  const credentials = { email: 'admin@stoa.test', password: 'stoa-demo' };
  const signedIn = await request.post(`${API}/admin/auth/login`, { data: credentials });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  const groups = [
    { group: 'google', values: { enabled, ...CLIENT } },
    { group: 'facebook', values: { enabled, ...CLIENT } },
    { group: 'social_login', values: { enabled } },
  ];
  for (const group of groups)
    expect((await request.put(`${API}/admin/settings`, { headers, data: group })).ok()).toBe(true);
}

test.beforeAll(async ({ request }) => {
  const address = process.env.GOOGLE_ISSUER;
  if (!address)
    throw new Error('Start the shop and this journey with the same GOOGLE_ISSUER, of a free port.');
  issuer.residents = [VERIFIED, UNVERIFIED, DOUBLE];
  await issuer.open(Number(new URL(address).port));
  const { email } = DOUBLE;
  const data = { first_name: 'Double', last_name: 'Reader', email, password: PASSWORD };
  expect((await request.post(`${API}/web/registerCustomer`, { data })).ok()).toBe(true);
  await offer(request, 1);
});

test.afterAll(async ({ request }) => {
  await offer(request, 0);
  await issuer.close();
});

async function leave(page: Page, provider: 'Google' | 'Facebook', as: string): Promise<void> {
  await page.goto('/login?to=/customer&lang=en');
  await page.getByRole('link', { name: provider }).click();
  await expect(page.getByRole('heading', { name: 'Local issuer' })).toBeVisible();
  await page.getByRole('link', { name: as }).click();
}

test('Google sign-in signs in, and asks to confirm an email address that Google has not verified', async ({
  page,
  context,
}) => {
  await leave(page, 'Google', 'Continue as Hypatia');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Hypatia' })).toBeVisible();
  await expect(page.getByText(VERIFIED.email)).toHaveCount(0);
  await context.clearCookies();
  await leave(page, 'Google', 'Continue as Theon');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Theon' })).toBeVisible();
  await expect(page.getByRole('main').getByText(UNVERIFIED.email)).toBeVisible();
});

test('cancelling at the provider or a wrong state parameter does not sign in', async ({ page, context }) => {
  for (const provider of ['Google', 'Facebook'] as const) {
    await leave(page, provider, 'Cancel');
    await expect(page).toHaveURL(/\/verify_login\?error=access_denied/);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Sign-in was cancelled');
  }
  await page.goto('/login/google');
  await page.goto('/verify_login?code=code-1&state=of-somebody-else');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === 'auth._token.customer')).toBe(false);
});

test('social sign-in with an existing account’s email address asks once for its password', async ({
  page,
  context,
}) => {
  await leave(page, 'Facebook', 'Continue as Double');
  await expect(page).toHaveURL(/\/login\?connect=facebook/);
  await page.getByRole('main').getByLabel('Email').fill(DOUBLE.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Double' })).toBeVisible();
  await context.clearCookies();
  await leave(page, 'Facebook', 'Continue as Double');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Double' })).toBeVisible();
});
