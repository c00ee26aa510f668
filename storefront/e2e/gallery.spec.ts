import { expect, type Page } from '@playwright/test';
import { test, waitForHydration } from './hydrated-page';

const PRODUCT = '/product/nova-phone';
const PRODUCT_ADDRESS = /\/product\/nova-phone\?lang=en$/;

/** Swipes with one finger across the middle of the window, to the left for a negative distance. */
async function swipe(page: Page, distance: number): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [width / 2 - distance / 2, height / 2];
  const at = (type: string, to: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x: to, y }],
    });
  await at('touchStart', x);
  for (let step = 1; step <= 8; step++) await at('touchMove', x + (distance * step) / 8);
  await at('touchEnd', x + distance);
}

/** Swipes until an image is shown: the full-size view ignores touches while it opens or its images still move. */
async function swipeTo(page: Page, image: RegExp, distance: number): Promise<void> {
  const status = page.getByRole('dialog').getByRole('status');
  await expect(async () => {
    if (!image.test(await status.innerText())) await swipe(page, distance);
    await expect(status).toHaveText(image, { timeout: 1000 });
  }).toPass();
}

const scaleOf = (page: Page): Promise<number> =>
  page
    .locator('.zoom .pswp__item[aria-hidden="false"] img')
    .first()
    .evaluate((image) => image.getBoundingClientRect().width);

for (const { language, dialogName, next, first, second } of [
  { language: 'en', dialogName: /Nova/, next: 'ArrowRight', first: /^Image 1 of/, second: /^Image 2 of/ },
  { language: 'ar', dialogName: /./, next: 'ArrowLeft', first: /^الصورة 1 من/, second: /^الصورة 2 من/ },
]) {
  test(`product images open in a full-size view and change by keyboard (${language})`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${PRODUCT}?lang=${language}`);
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    const picture = page.locator('.gallery-track a').first();
    await picture.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: dialogName });
    await expect(dialog.getByRole('status')).toHaveText(first);
    // The assets of the full-size view are loaded when it opens, not before.
    expect(scripts.slice(before).some((url) => url.endsWith('.css'))).toBe(true);
    // The full-size view handles keys once it has the focus.
    await expect(dialog.locator('.pswp')).toBeFocused();
    await page.keyboard.press(next);
    await expect(dialog.getByRole('status')).toHaveText(second);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picture).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(first);
  });
}

test('the full-size view zooms by keyboard and closes with its button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${PRODUCT}?lang=en`);
  await page.locator('.gallery-track a').first().click();
  const dialog = page.getByRole('dialog', { name: /Nova/ });
  await expect(dialog.getByRole('status')).toHaveText(/^Image 1 of/);
  const fitting = await scaleOf(page);
  await dialog.getByRole('button', { name: 'Zoom in or out' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(fitting * 1.2);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('the photos of a review open in the full-size view, and the page stays', async ({ page }) => {
  await page.goto(`${PRODUCT}?lang=en`);
  const photos = page.getByRole('list', { name: /^Photos of the review by/ }).first();
  const second = photos.getByRole('link').nth(1);
  await second.scrollIntoViewIfNeeded();
  await waitForHydration(page);
  // The second click comes while the view's code is loading.
  await second.dblclick();
  const dialog = page.getByRole('dialog', { name: /^Photos of the review by/ });
  await expect(dialog.getByRole('status')).toHaveText('Image 2 of 2');
  // The full-size view handles keys once it has the focus.
  await expect(dialog.locator('.pswp')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();
  await expect(page).toHaveURL(PRODUCT_ADDRESS);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the image track on the page snaps, and the full-size view can be swiped', async ({ page }) => {
    await page.goto(`${PRODUCT}?lang=en`);
    await page.waitForLoadState('networkidle');
    const track = page.locator('.gallery-track');
    expect(await track.evaluate((list) => getComputedStyle(list).scrollSnapType)).toBe('x mandatory');
    await track.getByRole('link').first().tap();
    const dialog = page.getByRole('dialog', { name: /Nova/ });
    await expect(dialog.getByRole('status')).toHaveText(/^Image 1 of/);
    await swipeTo(page, /^Image 2 of/, -220);
    await swipeTo(page, /^Image 1 of/, 220);
    // Taps are ignored while images still move.
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Close' }).tap({ timeout: 1000 });
      await expect(dialog).toBeHidden({ timeout: 1000 });
    }).toPass();
  });
});

test('without JavaScript, an image link opens the image file', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`${PRODUCT}?lang=en`);
  await page.locator('.gallery-track a').first().click();
  await expect(page).toHaveURL(/\/media\//);
  await context.close();
});
