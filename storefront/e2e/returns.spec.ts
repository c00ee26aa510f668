import { expect, type APIRequestContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ConsoleUser } from '../../backoffice/e2e/console-user';
import { placeOrder } from '../../backoffice/e2e/place-order';
import { test, waitForHydration } from './hydrated-page';
import { largeFile } from './large-file';
import { Operator } from './operator';

const EMAIL = 'gwen@journeys.test';
const SHIPPING = ['processing', 'ready', 'shipped', 'delivered'];

/** An order of a guest that has been delivered by the store of `vendor@stoa.test`; returns its number. */
async function deliveredOrder(request: APIRequestContext): Promise<string> {
  const number = await placeOrder(request, 'hearth-and-holt');
  const operator = await Operator.signedIn(request);
  const { orders } = await operator.list<{ orders: { id: number }[] }>('orders', { q: number });
  for (const state of SHIPPING)
    await operator.call('POST', 'changeOrderStatus', { order_id: orders[0]?.id, state });
  return number;
}

/** Opens an order's page as the guest who placed it. */
async function track(page: Page, number: string): Promise<void> {
  await page.goto('/ProductOrder');
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('main').getByLabel('Email').fill(EMAIL);
  await page.getByRole('main').getByRole('button', { name: 'Find order' }).click();
  await expect(page).toHaveURL(/\/payment-success/);
}

/** A picture as large as a phone's, unlike a form without files. */
async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = {
    width: 1000,
    height: 1000,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  } as const;
  const buffer = await sharp({ create: { ...noise, background: '#000' } })
    .jpeg()
    .toBuffer();
  return { name: 'handle.jpg', mimeType: 'image/jpeg', buffer };
}

async function requestReturn(page: Page): Promise<void> {
  await page.getByText('Return items', { exact: true }).click();
  await page.getByLabel('Quantity').first().selectOption('1');
  await page.getByLabel('Message to the store (optional)').fill('The handle is cracked');
  await page.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText('Choose a reason for each item that you return.')).toBeVisible();
  await expect(page.getByLabel('Reason').first()).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Quantity').first()).toHaveValue('1');
  await expect(page.getByLabel('Message to the store (optional)')).toHaveValue('The handle is cracked');
  await page.getByLabel('Reason').first().selectOption({ label: 'Damaged' });
  await page.getByLabel(/^Photos \(/).setInputFiles(await photo());
  await page.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText('Return requested')).toBeVisible();
  await expect(page.getByRole('list', { name: /^Photos of return/ }).getByRole('img')).toHaveCount(1);
  await expect(page.getByText('The handle is cracked')).toBeVisible();
}

/** Opens the only return of an order in the seller portal. */
async function openReturn(vendor: ConsoleUser, number: string): Promise<void> {
  await vendor.openList('returns', { q: number });
  await vendor.page.getByRole('link', { name: `${number}-RT1` }).click();
  await expect(vendor.heading(`Return ${number}-RT1`)).toBeVisible();
}

test('a guest returns an item, and its vendor approves, receives and inspects it', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const number = await deliveredOrder(request);
  await track(page, number);
  await requestReturn(page);

  const vendor = new ConsoleUser(await (await browser.newContext()).newPage(), '/seller');
  const portal = vendor.page;
  await vendor.enter('vendor@stoa.test');
  await openReturn(vendor, number);
  await vendor.expectNoSeriousFindings();
  await portal.getByRole('button', { name: 'Approve' }).click();
  await portal.getByRole('dialog').getByRole('textbox').first().fill('Please use the original box.');
  await portal.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(portal.getByRole('button', { name: 'Mark as received' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Please use the original box.')).toBeVisible();
  const destination = page.getByText('Send the items to', { exact: true }).locator('..');
  await expect(destination).toContainText('Hearth & Holt');
  await page.getByText('I have sent the items').click();
  await page.getByLabel('Tracking number (optional)').fill('JD0002');
  await page.getByRole('button', { name: 'Confirm shipment' }).click();
  await expect(page.getByText('Items sent')).toBeVisible();

  await portal.reload();
  await portal.getByRole('button', { name: 'Mark as received' }).click();
  await portal
    .getByRole('dialog')
    .getByRole('button', { name: /^Change to/ })
    .click();
  await portal.getByRole('button', { name: 'Inspect items' }).click();
  await portal.getByRole('dialog').getByLabel('Condition (optional)').fill('Handle broken');
  await portal
    .getByRole('dialog')
    .getByRole('checkbox', { name: /back into stock/ })
    .uncheck();
  await portal.getByRole('button', { name: 'Complete inspection' }).click();
  await expect(portal.getByText('1 of 1 accepted · not restocked')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number.replace(/-\d+$/, '')}`);
  await expect(page.getByText('Banks can take up to 10 days to show a refund.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy again' })).toBeVisible();
  await expect(page.getByText('Refund issued').first()).toBeVisible();
  await expect(page.getByText(/^Refund of .*: processing$/).first()).toBeVisible();
  await portal.context().close();
});

test('files that can’t be sent are refused when they are chosen', async ({ page, request }) => {
  await track(page, await deliveredOrder(request));
  await waitForHydration(page);
  await page.getByText('Return items', { exact: true }).click();
  const photos = page.getByLabel(/^Photos \(/);
  const alert = page.getByRole('main').getByRole('alert');
  const image = await photo();
  await photos.setInputFiles([image, { ...image, name: 'notes.txt', mimeType: 'text/plain' }]);
  await expect(alert).toHaveText('notes.txt can’t be sent: its type isn’t allowed here.');
  await photos.setInputFiles(Array.from({ length: 6 }, () => image));
  await expect(alert).toHaveText('At most 5 files are possible.');
  await photos.setInputFiles(await largeFile('photo.png', 11));
  await expect(alert).toHaveText(/ is larger than 10 MB\. Choose a smaller file\.$/);
  await photos.setInputFiles(image);
  await expect(alert).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest requests a return and cancels it', async ({ page, request }) => {
    await track(page, await deliveredOrder(request));
    await requestReturn(page);
    await page.locator('summary', { hasText: 'Cancel return' }).click();
    await page.getByRole('button', { name: 'Cancel return' }).click();
    await expect(page.getByText('Return cancelled')).toBeVisible();
    await expect(page.getByText('Return items', { exact: true })).toBeVisible();
  });

  test('who cancels a return that its seller has rejected meanwhile is told that it has changed', async ({
    page,
    request,
  }) => {
    const number = await deliveredOrder(request);
    await track(page, number);
    await requestReturn(page);
    const operator = await Operator.signedIn(request);
    const { returns } = await operator.list<{ returns: { id: number }[] }>('returns', { q: number });
    const reason = { state: 'rejected', note: 'The seal is broken.' };
    await operator.call('POST', 'changeReturnStatus', { return_id: returns[0]?.id, ...reason });
    await page.locator('summary', { hasText: 'Cancel return' }).click();
    await page.getByRole('button', { name: 'Cancel return' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'This return has changed in the meantime.' });
    await expect(refusal).toBeVisible();
    await expect(page.getByText('The seal is broken.')).toBeVisible();
  });

  test('files that are too large together are refused once, not at each form', async ({ page, request }) => {
    await track(page, await deliveredOrder(request));
    await page.getByText('Return items', { exact: true }).click();
    const path = await largeFile('photo.jpg', 9);
    await page.getByLabel(/^Photos \(/).setInputFiles(Array.from({ length: 6 }, () => path));
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'These photos are too large in total.',
    );
    await expect(page.getByText('Return items', { exact: true })).toBeVisible();
  });
});
