import { expect, type APIRequestContext } from '@playwright/test';
import { test } from './hydrated-page';

const PDF = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n% a paper\n%%EOF\n') };
const file = (name: string) => ({ name, ...PDF });

/** Signs an operator in to the API. */
async function operator(request: APIRequestContext): Promise<Record<string, string>> {
  const data = { email: 'admin@stoa.test', password: 'stoa-demo' };
  const answer = await request.post('/backend/api/admin/auth/login', { data });
  const { data: session } = (await answer.json()) as { data: { token: string } };
  return { authorization: `Bearer ${session.token}` };
}

/** Rejects the proof of identity of an application, then the application itself, each with a reason. */
async function turnDown(request: APIRequestContext, email: string): Promise<void> {
  const headers = await operator(request);
  const api = '/backend/api/admin';
  const find = async <T>(path: string, filter: object): Promise<T[]> => {
    const query = encodeURIComponent(JSON.stringify(filter));
    const answer = await request.get(`${api}/${path}?filter=${query}`, { headers });
    return ((await answer.json()) as Record<string, T[]>)[path] ?? [];
  };
  const vendors = await find<{ id: number; email: string }>('vendors', { q: email });
  const id = vendors.find((vendor) => vendor.email === email)?.id ?? 0;
  const documents = await find<{ id: number; kind: string }>('vendor_papers', { vendor_id: id });
  const passport = documents.find(({ kind }) => kind === 'identity')?.id;
  const judged = { headers, data: { status: 'rejected', reason: 'Too dark to read.' } };
  expect((await request.put(`${api}/updateVendorPaperStatus/${passport}`, judged)).status()).toBe(200);
  const decided = { headers, data: { status: 'rejected', reason: 'The names differ.' } };
  expect((await request.put(`${api}/updateVendorStatus/${id}`, decided)).status()).toBe(200);
}

test.use({ viewport: { width: 390, height: 844 } });

test('a vendor applies, is rejected, replaces a rejected document, applies again and withdraws', async ({
  page,
  request,
}) => {
  const email = `applies-${Date.now()}@stoa.test`;
  await page.goto('/stores?lang=en');
  await page.getByRole('main').getByRole('link', { name: 'Apply to sell' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sell on');
  await expect(page.getByRole('complementary')).toContainText('commission');
  await page.getByLabel('Store name').fill('Phone Forge');
  await page.getByRole('button', { name: 'Apply to sell' }).click();
  await expect(page.getByText('Name is required.', { exact: true })).toBeVisible();
  await expect(page.getByText('Proof of identity: choose a file.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Fay Forge');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await page.getByLabel('Street and number').fill('1 Anvil Row');
  await page.getByLabel('City').fill('Leeds');
  await page.getByLabel('Business registration').setInputFiles(file('register.pdf'));
  await page.getByLabel('Proof of identity').setInputFiles(file('passport.pdf'));
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: 'Apply to sell' }).click();
  await expect(page).toHaveURL(/\/vendor-application\?done=applied$/);
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await expect(page.getByText('passport.pdf')).toBeVisible();

  await turnDown(request, email);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your application was not accepted' })).toBeVisible();
  await expect(page.getByText('The names differ.')).toBeVisible();
  await expect(page.getByText('Still needed: Proof of identity')).toBeVisible();
  await page.getByLabel('File').setInputFiles(file('passport-2.pdf'));
  await page.getByRole('button', { name: 'Send document' }).click();
  await expect(page.getByText('passport-2.pdf')).toBeVisible();
  await page.getByLabel('Registered company name').fill('Forge Ltd');
  await page.getByRole('button', { name: 'Apply again' }).click();
  await expect(page.getByRole('heading', { name: 'We have received your application' })).toBeVisible();

  await page.getByText('Withdraw your application').click();
  await page.getByRole('button', { name: 'Withdraw and delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'has been withdrawn' })).toBeVisible();
});

test('without JavaScript, an incomplete application keeps its input except the password; a complete one is sent', async ({
  request,
}) => {
  const email = `plain-${Date.now()}@stoa.test`;
  const countries = await request.get('/backend/api/web/countriesActive');
  const { data } = (await countries.json()) as { data: { id: number; iso2: string }[] };
  const country = data.find(({ iso2 }) => iso2 === 'GB')?.id;
  const fields = {
    store_name: 'Plain <Goods>',
    name: 'Pia Plain',
    email,
    password: 'a long password',
    phone: '',
    description: 'Plain things.',
    legal_name: '',
    tax_id: '',
    website: '',
    country_id: String(country),
    line1: '1 Plain Street',
    city: 'Leeds',
    postcode: '',
    accepts_terms: 'on',
  };
  const refused = await request.post('/become-a-vendor?lang=en', {
    multipart: { ...fields, identity: file('passport.pdf') },
  });
  const html = await refused.text();
  expect(refused.status()).toBe(422);
  expect(html).toContain('Plain &lt;Goods&gt;');
  expect(html).toContain('Business registration: choose a file.');
  expect(html).toContain('Check the files before you send the form again');
  expect(html).not.toContain('a long password');
  const sent = await request.post('/become-a-vendor', {
    multipart: { ...fields, identity: file('passport.pdf'), registration: file('register.pdf') },
    maxRedirects: 0,
  });
  expect([sent.status(), sent.headers().location]).toEqual([303, '/vendor-application?done=applied']);
  const shown = await request.get('/vendor-application?lang=en');
  expect(await shown.text()).toContain('Plain &lt;Goods&gt;');
  expect(shown.headers()['cache-control']).toContain('no-store');
});
