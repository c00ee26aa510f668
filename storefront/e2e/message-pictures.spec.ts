import { expect, type Page } from '@playwright/test';
import { ConsoleUser, fresh } from '../../backoffice/e2e/console-user';
import { PIXEL } from '../../backoffice/e2e/counted-user';
import { test, waitForHydration } from './hydrated-page';
import { signUp } from './new-customer';

const NO_PICTURE = 'Only JPEG, PNG, WebP, AVIF and GIF pictures can be uploaded.';

const log = (page: Page) => page.getByRole('log');
const picture = (page: Page) => log(page).getByRole('img', { name: 'Picture' });

/** Opens a new conversation with the store of `vendor2@stoa.test`, as a customer of the test's own. */
async function openConversation(page: Page, baseURL: string | undefined): Promise<void> {
  await signUp(page.context(), baseURL);
  await page.goto('/store/brightwave-electronics?lang=en');
  await page.getByRole('link', { name: /^Ask the store / }).click();
  await expect(log(page).getByText('Write the first message.')).toBeVisible();
  await waitForHydration(page);
}

async function send(page: Page, name: string, buffer: Buffer, text: string): Promise<void> {
  await page.locator('input[name="picture"]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByLabel(/^Message to /).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

const hasLoaded = (image: HTMLElement | SVGElement): boolean => (image as HTMLImageElement).naturalWidth > 0;

test('a picture is shown to the customer and to the vendor, until the customer withdraws it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openConversation(page, baseURL);
  const text = fresh('The plug looks like this');
  await send(page, 'plug.png', PIXEL, text);
  await expect(page).toHaveURL(/\/customer\/messages\/\d+$/);
  await expect(picture(page)).toBeVisible();
  await expect.poll(() => picture(page).evaluate(hasLoaded)).toBe(true);

  const vendor = new ConsoleUser(await (await browser.newContext({ baseURL })).newPage(), '/seller');
  await vendor.authenticate('vendor2@stoa.test');
  await vendor.open('/live_chat');
  await vendor.page.getByRole('link', { name: new RegExp(text) }).click();
  await expect(picture(vendor.page)).toBeVisible();
  await expect.poll(() => picture(vendor.page).evaluate(hasLoaded)).toBe(true);

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(log(page).getByText('Message withdrawn')).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
  await expect(picture(vendor.page)).toHaveCount(0);
  await vendor.page.context().close();
});

test('a file that is no picture is refused with a sentence, and no conversation begins', async ({
  page,
  baseURL,
}) => {
  await openConversation(page, baseURL);
  await send(page, 'plug.png', Buffer.from('not a picture at all'), 'The plug looks like this');
  await expect(log(page).getByRole('status')).toContainText(NO_PICTURE);
  await expect(picture(page)).toHaveCount(0);
  await page.goto('/customer/messages');
  await expect(page.getByText('No messages yet')).toBeVisible();
});
