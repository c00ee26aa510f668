import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { fillCart } from './fill-cart';
import { test } from './hydrated-page';
import { signIn, signUp, type NewCustomer } from './new-customer';
import { Operator } from './operator';
import { Shopper } from './shopper';

/** Signs the customer out in another tab, which the page at hand does not notice. */
const signOutElsewhere = async ({ request }: BrowserContext, origin = ''): Promise<void> => {
  const answer = await request.post('/logout', { headers: { origin }, form: {}, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
};

/** Signs the customer out from another browser, which ends the session of this one. */
async function endSessions(
  browser: Browser,
  baseURL: string | undefined,
  customer: NewCustomer,
): Promise<void> {
  const other = await browser.newContext({ baseURL });
  await signIn(other, customer, baseURL);
  const token = (await other.cookies()).find(({ name }) => name === 'auth._token.customer')?.value;
  const headers = { authorization: `Bearer ${token}` };
  expect((await other.request.post('/backend/api/web/endOtherSessions', { headers })).ok()).toBe(true);
  await other.close();
}

async function signInAgain(page: Page, email: string, password: string): Promise<void> {
  await expect(page.getByText('You’re no longer signed in.')).toBeVisible();
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function fillAddress(page: Page, which: 'first' | 'last' = 'first'): Promise<void> {
  await page.getByLabel('Country')[which]().selectOption({ label: 'United Kingdom' });
  for (const [label, text] of [
    ['First name', 'Nora'],
    ['Last name', 'New'],
    ['Street and number', '12 Colonnade Street'],
    ['Postcode', 'EC1A 1BB'],
    ['City', 'London'],
  ] as const)
    await page.getByLabel(label)[which]().fill(text);
}

test('a question written while the session ended is kept until the customer has signed in again', async ({
  page,
  context,
  baseURL,
}) => {
  const { email, password } = await signUp(context, baseURL);
  await page.goto('/product/nova-phone/question');
  const question = page.getByRole('main').getByRole('textbox').first();
  const text = `Does it float? ${email}`;
  await question.fill(text);
  await signOutElsewhere(context, baseURL);
  await page.getByRole('button', { name: 'Submit question' }).click();
  await signInAgain(page, email, password);
  await expect(page).toHaveURL(/\/product\/nova-phone\/question$/);
  await expect(question).toHaveValue(text);
  await page.getByRole('button', { name: 'Submit question' }).click();
  await expect(page.getByText('We’ll email you when your question is answered.')).toBeVisible();
  // Once it is sent, the form is empty again.
  await page.goto('/product/nova-phone/question');
  await expect(question).toHaveValue('');
});

test('chat messages written while the session ended are in the form again once the customer has signed in', async ({
  page,
  context,
  baseURL,
}) => {
  const { email, password } = await signUp(context, baseURL);
  await page.goto('/store/hearth-and-holt');
  await page.getByRole('link', { name: 'Ask the store Hearth & Holt' }).click();
  const message = page.getByLabel('Message to Hearth & Holt');
  await message.fill(`Do you engrave? ${email}`);
  await signOutElsewhere(context, baseURL);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await signInAgain(page, email, password);
  await expect(message).toHaveValue(`Do you engrave? ${email}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/customer\/messages\/\d+$/);
  await expect(page.getByRole('log').getByText(`Do you engrave? ${email}`)).toBeVisible();
});

test('a message that is being written when the session ends elsewhere is in the form again after signing in', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const customer = await signUp(context, baseURL);
  let isListening = false;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => (isListening ||= String(payload).includes('"subscribe"'))),
  );
  await page.goto('/store/hearth-and-holt');
  await page.getByRole('link', { name: 'Ask the store Hearth & Holt' }).click();
  const message = page.getByLabel('Message to Hearth & Holt');
  await message.fill('Do you engrave?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/customer\/messages\/\d+$/);
  const conversation = page.url();
  await message.fill('And how long does that take');
  await expect.poll(() => isListening).toBe(true);
  await endSessions(browser, baseURL, customer);
  // Without anything done on this page, which hears of it.
  await signInAgain(page, customer.email, customer.password);
  await expect(page).toHaveURL(conversation);
  await expect(message).toHaveValue('And how long does that take');
});

test('a note of an order whose customer was signed out elsewhere is kept, and sign-in leads back to the review', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const customer = await signUp(context, baseURL);
  await fillCart(page, baseURL, ['tide-stoneware-mug']);
  await page.goto('/checkout');
  await fillAddress(page);
  for (const button of ['Continue to shipping', 'Continue to payment'])
    await page.getByRole('button', { name: button }).click();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: 'Review your order' }).click();
  await page.getByText('Note or gift message').click();
  const note = page.getByLabel(/^Note to /).first();
  await note.fill('Please ring twice');
  await endSessions(browser, baseURL, customer);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await signInAgain(page, customer.email, customer.password);
  await expect(page).toHaveURL(/\/checkout\?step=review/);
  await expect(note).toHaveValue('Please ring twice');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/payment-success\//);
});

test('a customer whose account was deactivated is told so at sign-in', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { email, password } = await signUp(context, baseURL);
  await page.goto('/customer/profile');
  const operator = await Operator.signedIn(request);
  const { customers } = await operator.list<{ customers: { id: number }[] }>('customers', { q: email });
  await operator.call('PUT', `customers/updateStatus/${customers[0]?.id}`, { status: 'inactive' });
  await page.reload();
  await expect(page).toHaveURL(/\/login\?to=/);
  await new Shopper(page).signIn(email, password);
  await expect(page.getByText('Your account has been deactivated. Please contact us.')).toBeVisible();
});

test('a checkout whose customer was signed out asks to sign in, and has the cart and the entered address', async ({
  page,
  context,
  baseURL,
}) => {
  const { email, password } = await signUp(context, baseURL);
  await fillCart(page, baseURL, ['tide-stoneware-mug']);
  await page.goto('/checkout');
  await fillAddress(page);
  await signOutElsewhere(context, baseURL);
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await signInAgain(page, email, password);
  await expect(page.getByLabel('Street and number').first()).toHaveValue('12 Colonnade Street');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await expect(page).toHaveURL(/step=shipping/);
  await signOutElsewhere(context, baseURL);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await signInAgain(page, email, password);
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
});

test('an invoice opened after signing out asks to sign in, and leads to its order', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/login');
  await new Shopper(page).signIn();
  await expect(page).toHaveURL(/\/customer\/orders$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /ST-\w+/ })
    .first()
    .click();
  const invoice = page.getByRole('link', { name: /\(PDF\)$/ }).first();
  const file = page.waitForEvent('download');
  await invoice.click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  const order = page.url();
  await signOutElsewhere(context, baseURL);
  await invoice.click();
  await signInAgain(page, 'customer@stoa.test', 'stoa-demo');
  await expect(page).toHaveURL(order);
});

test('an order whose address was deleted meanwhile says so and asks for another', async ({
  page,
  context,
  baseURL,
}) => {
  const { token } = await signUp(context, baseURL);
  await fillCart(page, baseURL, ['tide-stoneware-mug']);
  await page.goto('/customer/profile');
  await page.getByText('Add an address').click();
  await fillAddress(page, 'last');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('12 Colonnade Street')).toBeVisible();
  await page.goto('/checkout');
  for (const button of ['Continue to shipping', 'Continue to payment'])
    await page.getByRole('button', { name: button }).click();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: 'Review your order' }).click();
  await expect(page).toHaveURL(/step=review/);
  const headers = { authorization: `Bearer ${token}` };
  const listed = await page.request.get('/backend/api/web/customer_all_addresses', { headers });
  const { data } = (await listed.json()) as { data: { id: number }[] };
  for (const { id } of data)
    await page.request.delete(`/backend/api/web/deleteCustomerAddress/${id}`, { headers });
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The address you chose has been deleted' }),
  ).toBeVisible();
  await expect(page.getByLabel('Street and number').first()).toHaveValue('');
});
