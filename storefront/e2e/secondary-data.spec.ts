import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { test } from './hydrated-page';

// A service worker would respond instead of the network.
test.use({ serviceWorkers: 'block' });

const RUNNER = '/product/paseo-city-runner';

/** How the last held response ends: its rest arrives, it breaks off, or the server could not read the data. */
type End = 'complete' | 'broken' | 'unavailable';

declare global {
  interface Window {
    endResponse?: (end: End) => void;
  }
}

/** Holds back everything but the first part of a product's data, as a slow database would. */
async function holdSecondaryData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const response = await send(input, init);
      if (response.headers.get('content-type') !== 'text/remix-deferred') return response;
      const text = await response.text();
      const end = text.indexOf('\n\n') + 2;
      const encode = (part: string) => new TextEncoder().encode(part);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(encode(text.slice(0, end)));
          window.endResponse = (how) => {
            if (how === 'broken') return controller.error(new TypeError('network error'));
            const none = 'data:{"reviews":null}\n\ndata:{"questions":null}\n\n';
            controller.enqueue(encode(how === 'complete' ? text.slice(end) : none));
            controller.close();
          };
        },
      });
      return new Response(body, { status: response.status, headers: response.headers });
    };
  });
}

const endResponse = (page: Page, end: End): Promise<void> =>
  page.evaluate((how) => window.endResponse?.(how), end);

const reviews = (page: Page): Locator => page.locator('#reviews');
const skeletons = (page: Page): Locator => page.getByRole('status', { name: 'Loading' });

/** Who wrote its newest review: which reviews the demo shop has depends on the day. */
async function newestReviewer(request: APIRequestContext): Promise<string> {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await request.get(`/backend/api/web${path}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const { id } = await read<{ id: number }>(RUNNER);
  const { reviews } = await read<{ reviews: { author: string }[] }>(`/product/${id}/reviews`);
  return reviews[0]?.author ?? '';
}

/** Opens the product from the list of its kind. */
async function openRunner(page: Page): Promise<void> {
  await page.goto('/Shop?q=paseo+city+runner');
  await page.locator(`a[href^="${RUNNER}"]`).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paseo City Runner');
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('a product appears before its reviews and questions, which keep the focus and the scroll position', async ({
  page,
  request,
}) => {
  const reviewer = await newestReviewer(request);
  const errors = collectErrors(page);
  await holdSecondaryData(page);
  await openRunner(page);
  await expect(skeletons(page).first()).toBeAttached();
  await expect(reviews(page)).not.toContainText(reviewer);
  await expect(page.locator('.progress')).toHaveCount(0);
  const size = page.locator('label.option', { hasText: /^39$/ });
  await size.click();
  const write = reviews(page).getByRole('link', { name: 'Write a review' });
  await write.focus();
  await write.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  await endResponse(page, 'complete');
  await expect(reviews(page)).toContainText(reviewer);
  await expect(skeletons(page)).toHaveCount(0);
  await expect(write).toBeFocused();
  expect(await top()).toBe(before);
  await expect(size.locator('xpath=preceding-sibling::input[1]')).toBeChecked();
  expect(errors).toEqual([]);
});

test('sorted reviews replace the former ones without a placeholder, and keep the focus', async ({
  page,
  request,
}) => {
  const reviewer = await newestReviewer(request);
  await holdSecondaryData(page);
  await openRunner(page);
  await endResponse(page, 'complete');
  await expect(reviews(page)).toContainText(reviewer);
  const list = await reviews(page).locator('ul').last().elementHandle();
  const sort = reviews(page).getByRole('link', { name: 'Lowest rating' });
  await sort.click();
  await expect(page).toHaveURL(/sort=/);
  await expect(sort).toHaveAttribute('aria-current', 'true');
  await expect(sort).toBeFocused();
  expect(await list?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a step back returns to where the reviews were', async ({ page, request }) => {
  const reviewer = await newestReviewer(request);
  await holdSecondaryData(page);
  await openRunner(page);
  await endResponse(page, 'complete');
  await expect(reviews(page)).toContainText(reviewer);
  const write = reviews(page).getByRole('link', { name: 'Write a review' });
  await write.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => window.scrollY);
  await write.click();
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(reviews(page)).toContainText(reviewer);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

for (const end of ['broken', 'unavailable'] as const) {
  test(`if reviews cannot be read (${end}), the page can be used, and “Try again” reads them`, async ({
    page,
    request,
  }) => {
    const reviewer = await newestReviewer(request);
    const errors = collectErrors(page);
    await holdSecondaryData(page);
    await openRunner(page);
    await endResponse(page, end);
    await expect(reviews(page).getByRole('alert')).toContainText('This section could not be loaded.');
    await page.locator('label.option', { hasText: /^39$/ }).click();
    await page.getByRole('button', { name: /^Add/ }).first().click();
    await expect(page.getByText('Added to cart').first()).toBeVisible();
    await reviews(page).getByRole('link', { name: 'Try again' }).click();
    await expect(reviews(page)).toContainText(reviewer);
    await expect(page.getByText('This section could not be loaded.')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product’s document contains its reviews', async ({ page, request }) => {
    const reviewer = await newestReviewer(request);
    await page.goto(RUNNER);
    await expect(reviews(page)).toContainText(reviewer);
    await expect(skeletons(page)).toHaveCount(0);
  });
});
