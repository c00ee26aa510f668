import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { placeOrder } from '../../backoffice/e2e/place-order';
import { test, waitForHydration } from './hydrated-page';
import { signUp } from './new-customer';
import { Operator } from './operator';

const PATH = '/customer/reviews?lang=en';
const SHIPPING = ['processing', 'ready', 'shipped', 'delivered'];

async function photo(background = '#2a7'): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const image = sharp({ create: { width: 80, height: 60, channels: 3, background } });
  return { name: 'leaf.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

/** Brings the order that a search finds to its customer. */
async function deliver(operator: Operator, q: string): Promise<void> {
  const { orders } = await operator.list<{ orders: { id: number }[] }>('orders', { q });
  for (const state of SHIPPING)
    await operator.call('POST', 'changeOrderStatus', { order_id: orders[0]?.id, state });
}

/** Replaces the photo of a review by two others, with more than fit at first. */
async function changePhotos(page: Page): Promise<void> {
  const photos = page.getByLabel(/^Photos \(/);
  const five = await Promise.all(['#111', '#222', '#333', '#444', '#555'].map(photo));
  await photos.setInputFiles(five);
  const refusal = page.getByText('At most 5 files are possible.');
  await expect(refusal).toBeVisible();
  await page.getByRole('checkbox', { name: /^Remove Your photo 1/ }).check();
  await photos.setInputFiles(five.slice(0, 2));
  await expect(refusal).toBeHidden();
}

/** Rejects the newest review that waits for its approval. */
async function reject(operator: Operator): Promise<void> {
  const { reviews } = await operator.list<{ reviews: { id: number }[] }>('reviews', { status: 'pending' });
  await operator.call('PUT', `rejectReview/${reviews[0]?.id}`, { reason: 'The photo shows another plant.' });
}

test('a delivered product waits for a review, which its customer writes, edits and deletes', async ({
  page,
  request,
  baseURL,
}) => {
  const { token } = await signUp(page.context(), baseURL);
  const operator = await Operator.signedIn(request);
  const q = await placeOrder(request, 'hearth-and-holt', token);
  await page.goto(PATH);
  await expect(page.getByText('Nothing is waiting for a review.')).toBeVisible();
  await deliver(operator, q);

  await page.reload();
  const write = page.getByRole('main').getByRole('link', { name: /^Write a review: / });
  await expect(write).toHaveCount(1);
  await write.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your review: /);
  await waitForHydration(page);
  const text = page.getByRole('textbox', { name: 'Review', exact: true });
  await page.getByTitle('4 out of 5 stars').click();
  await text.fill('It has grown a new leaf already.');
  await page.getByLabel(/^Photos \(/).setInputFiles(await photo());
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('Your review will appear here once it’s approved.')).toBeVisible();

  await page.goto(PATH);
  await expect(write).toHaveCount(0);
  const written = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Being checked' });
  await expect(written).toContainText('★ 4');
  await expect(written).toContainText('It has grown a new leaf already.');
  await expect(written.getByRole('link', { name: 'Your photo 1' })).toBeVisible();
  await reject(operator);
  await page.reload();
  const rejected = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Not published' });
  await expect(rejected).toContainText(/Why: The photo shows another plant\..*You can edit it; then/);
  await rejected.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(text).toHaveValue('It has grown a new leaf already.');
  await waitForHydration(page);
  await page.getByTitle('2 out of 5 stars').click();
  await text.fill('The new leaf has fallen off.');
  await changePhotos(page);
  await page.getByRole('button', { name: 'Save review' }).click();
  await expect(written).toContainText('★ 2');
  await expect(written.getByRole('link', { name: /^Your photo / })).toHaveCount(2);
  await expect(written).toContainText('The new leaf has fallen off.');

  await written.getByText('Delete', { exact: true }).first().click();
  await expect(written.getByText('Delete this review?')).toBeVisible();
  await written.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You haven’t written a review yet.')).toBeVisible();
  await expect(write).toHaveCount(1);
});

test('editing a review that another tab deleted keeps what was typed and says so', async ({
  page,
  request,
  baseURL,
}) => {
  const { token } = await signUp(page.context(), baseURL);
  const headers = { authorization: `Bearer ${token}` };
  const operator = await Operator.signedIn(request);
  const q = await placeOrder(request, 'hearth-and-holt', token);
  await deliver(operator, q);
  const api = '/backend/api/web';
  const { data } = await (await request.get(`${api}/customer_reviews`, { headers })).json();
  const review = { product_id: data.to_write[0].id, rating: 4, body: 'Still small.' };
  await request.post(`${api}/add_product_review`, { headers, data: review });
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Review', exact: true });
  await text.fill('It has grown.');
  const id = /reviews\/(\d+)/.exec(page.url())?.[1];
  expect((await request.delete(`${api}/deleteReview/${id}`, { headers })).ok()).toBe(true);
  await page.getByRole('button', { name: 'Save review' }).click();
  const notice = 'This review was deleted in the meantime. Copy your text to write a new one.';
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: notice })).toBeVisible();
  await expect(text).toHaveValue('It has grown.');
});
