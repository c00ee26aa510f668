import { randomUUID } from 'node:crypto';
import { expect, type BrowserContext } from '@playwright/test';

const TOKEN = 'auth._token.customer';

export interface NewCustomer {
  email: string;
  password: string;
  /** Of the browser's session, to call the API with. */
  token: string;
}

async function submit(
  { request }: BrowserContext,
  path: string,
  form: Record<string, string>,
  origin = '',
): Promise<void> {
  const answer = await request.post(path, { headers: { origin }, form, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(303);
}

/** Creates a customer of the test's own, without a page, who is signed in in this browser. */
export async function signUp(browser: BrowserContext, origin: string | undefined): Promise<NewCustomer> {
  const customer = { email: `nora-${randomUUID()}@stoa.test`, password: 'long enough words' };
  await submit(browser, '/signup', { first_name: 'Nora', last_name: 'New', ...customer }, origin);
  const token = (await browser.cookies()).find(({ name }) => name === TOKEN)?.value ?? '';
  return { ...customer, token };
}

/** Signs a customer in in another browser, without a page. */
export async function signIn(
  browser: BrowserContext,
  { email, password }: NewCustomer,
  origin: string | undefined,
): Promise<void> {
  await submit(browser, '/login', { email, password }, origin);
}
