import { expect } from '@playwright/test';
import { test } from './hydrated-page';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenFor = (aud: string): string => `${part({ alg: 'HS256' })}.${part({ aud, sid: 1 })}.c2lnbmF0dXJl`;
const NAME = 'auth._token.customer';

for (const aud of ['customer', 'admin']) {
  test(`a visitor with an invalid ${aud} token is treated as a guest on every page`, async ({
    page,
    context,
    baseURL,
  }) => {
    for (const [path, heading] of [
      ['/cart', 'Your cart is empty'],
      ['/', null],
      ['/customer/orders', 'Sign in'],
    ] as const) {
      await context.addCookies([{ name: NAME, value: tokenFor(aud), url: baseURL ?? '' }]);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      if (heading === null) continue;
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain(NAME);
    }
    await expect(page).toHaveURL(/\/login\?to=%2Fcustomer%2Forders$/);
  });
}

test('a form sent with an ended session is accepted as a guest’s', async ({ request, baseURL }) => {
  const cookie = `${NAME}=${tokenFor('customer')}; session_token=${'a1'.repeat(32)}`;
  const { data } = await (await request.get('/backend/api/web/product/nova-phone')).json();
  const form = { intent: 'add', variant_id: String(data.variants[0].id), quantity: '1' };
  const answer = await request.post('/cart', {
    headers: { cookie, origin: baseURL ?? '' },
    form,
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers()['set-cookie']).toContain(`${NAME}=;`);
});

for (const [path, fields] of [
  ['/login', { email: 'malformed' }],
  ['/signup', { email: 'malformed', first_name: 'A', last_name: 'B' }],
  ['/reset-password', {}],
] as const) {
  test(`${path} does not return a submitted password`, async ({ request }) => {
    const answer = await request.post(path, { form: { ...fields, password: 'open sesame 4711' } });
    expect(answer.status()).toBe(422);
    expect(await answer.text()).not.toContain('open sesame');
  });
}

test('responses with personal data are not cached', async ({ request }) => {
  for (const path of ['/cart?_data=cart', '/cart'])
    expect((await request.get(path, { maxRedirects: 0 })).headers()['cache-control']).toBe(
      'private, no-store',
    );
  expect((await request.get('/Shop?_data=shop')).headers()['cache-control']).toBe('private, no-cache');
});

test('customers change their email address and password, and add and edit a saved address', async ({
  request,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' };
  const send = async (path: string, form: Record<string, string>) =>
    request.post(path, { headers, form, maxRedirects: 0 });
  const person = { first_name: 'Olive', last_name: 'Owner' };
  const [before, after] = [1, 2].map((n) => `olive-${n}-${Date.now()}@example.test`) as [string, string];
  const [old, chosen] = ['the first of two', 'the second of two'];
  expect((await send('/signup', { ...person, email: before, password: old })).status()).toBe(303);

  const wrong = await send('/customer/profile', { intent: 'email', email: after, current_password: chosen });
  expect([wrong.status(), (await wrong.text()).includes('aria-invalid="true"')]).toEqual([422, true]);
  const profile = { intent: 'email', email: after, current_password: old };
  expect((await send('/customer/profile', profile)).status()).toBe(200);
  const password = { intent: 'password', current_password: old, password: chosen };
  expect((await send('/customer/profile', password)).status()).toBe(200);

  for (const phone of ['+44 7700 900999', '']) {
    expect((await send('/customer/profile', { intent: 'profile', ...person, phone })).status()).toBe(200);
    expect((await (await request.get('/customer/profile')).text()).includes('7700 900999')).toBe(
      phone !== '',
    );
  }

  const { data: countries } = await (await request.get('/backend/api/web/countriesActive')).json();
  const country = (countries as { id: number; iso2: string }[]).find(({ iso2 }) => iso2 === 'GB');
  const place = { ...person, line1: '1 High St', city_text: 'London', postcode: 'EC1A 1BB' };
  const address = Object.entries({ ...place, country_id: String(country?.id) });
  const fields = Object.fromEntries(address.map(([name, value]) => [`address.${name}`, value]));
  expect((await send('/customer/profile', { intent: 'address', ...fields })).status()).toBe(200);
  // The customer stays signed in after changing the password.
  const book = await (await request.get('/customer/profile')).text();
  expect(book).toContain('1 High St');
  const [, address_id = ''] = /name="address_id" value="(\d+)"/.exec(book) ?? [];
  const edited = { ...fields, 'address.line1': '2 Low St' };
  expect((await send('/customer/profile', { intent: 'edit', address_id, ...edited })).status()).toBe(200);
  const changed = await (await request.get('/customer/profile')).text();
  expect([changed.includes('2 Low St'), changed.includes('1 High St')]).toEqual([true, false]);
  // Deleting an address asks for confirmation first.
  expect(changed).toContain('Delete this address?');

  await send('/logout', {});
  expect((await send('/login', { email: before, password: chosen })).status()).toBe(401);
  expect((await send('/login', { email: after, password: old })).status()).toBe(401);
  expect((await send('/login', { email: after, password: chosen })).status()).toBe(303);
});

test('data requests of scripts count the cart’s items, navigations use the cookie', async ({ request }) => {
  const cartCount = async (mode: string): Promise<unknown> => {
    const headers = { cookie: 'cart_count=7', 'sec-fetch-mode': mode };
    return (await (await request.get('/?_data=root', { headers })).json()).cartCount;
  };
  expect(await cartCount('cors')).toBe(0);
  expect(await cartCount('navigate')).toBe(7);
});
