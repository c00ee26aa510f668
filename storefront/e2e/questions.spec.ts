import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { Shopper } from './shopper';

test.use({ serviceWorkers: 'block' });

const API = '/backend/api';
const PRODUCT = 'paseo-city-runner';

async function tokenOf(request: APIRequestContext, audience: string, email: string): Promise<string> {
  const signIn = { email, password: 'stoa-demo' };
  const { data } = await (await request.post(`${API}/${audience}/auth/login`, { data: signIn })).json();
  return `Bearer ${data.token}`;
}

/** Approves and answers a question as an operator. */
async function answer(request: APIRequestContext, question: string, text: string): Promise<void> {
  const headers = { authorization: await tokenOf(request, 'admin', 'admin@stoa.test') };
  const filter = { filter: { q: question } };
  const list = await request.post(`${API}/admin/product_questions/filter`, { headers, data: filter });
  const { id } = (await list.json()).product_questions[0];
  const path = `${API}/admin/product_questions`;
  await request.put(`${path}/updateStatus/${id}`, { headers, data: { status: 'approved' } });
  await request.put(`${path}/${id}`, { headers, data: { answer: text } });
}

async function signIn(page: Page, to: string): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(to)}`);
  await new Shopper(page).signIn();
}

test('asking a question redirects a guest to sign-in, which leads back to the question form', async ({
  page,
}) => {
  await page.goto(`/product/${PRODUCT}`);
  await page.getByRole('link', { name: 'Ask a question' }).click();
  await expect(page).toHaveURL(/\/login\?to=/);
  await new Shopper(page).signIn();
  await expect(page).toHaveURL(new RegExp(`/product/${PRODUCT}/question$`));
  await expect(page.getByLabel('Your question')).toBeEditable();
});

test('a customer asks a question on the product page, reads the answer there and finds it in the account', async ({
  page,
  request,
}) => {
  const question = `Do they run small? ${Date.now()}`;
  await signIn(page, `/product/${PRODUCT}`);
  await page.locator('#questions').getByText('Ask a question').click();
  await page.getByLabel('Your question').fill(question);
  await page.getByRole('button', { name: 'Submit question' }).click();
  await expect(page.getByText('We’ll email you when your question is answered.')).toBeVisible();
  await expect(page.getByText(question)).toHaveCount(0);
  await answer(request, question, 'True to size.');
  await page.goto(`/product/${PRODUCT}`);
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await expect(page.locator('#questions').getByText('True to size.').first()).toBeVisible();
  await page.goto('/customer/questions');
  await expect(page.getByText(question)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused question keeps its text; a valid one is sent and can be deleted by its author', async ({
    page,
  }) => {
    const question = `Are they waterproof? ${Date.now()}`;
    await signIn(page, `/product/${PRODUCT}`);
    await page.locator('#questions').getByText('Ask a question').click();
    const field = page.getByLabel('Your question');
    const refusal = page.getByRole('alert').filter({ hasText: /\S/ });
    const tooLong = `${question} ${'x'.repeat(1000)}`;
    for (const refused of [' '.repeat(3), tooLong]) {
      // The field itself takes no more than the shop does.
      await field.evaluate((element) => element.removeAttribute('maxlength'));
      await field.fill(refused);
      await page.getByRole('button', { name: 'Submit question' }).click();
      await expect(refusal.first()).toContainText('Your question');
      await expect(field).toHaveValue(refused);
    }
    await field.fill(question);
    await page.getByRole('button', { name: 'Submit question' }).click();
    await expect(page).toHaveURL(/asked=1#questions$/);
    await page.goto('/customer/questions');
    const own = page.getByRole('listitem').filter({ hasText: question });
    await own.getByText('Delete', { exact: true }).first().click();
    await own.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(question)).toHaveCount(0);
  });
});
