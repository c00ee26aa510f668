import { expect, type Page } from '@playwright/test';
import { ConsoleUser } from '../../backoffice/e2e/console-user';
import { placeOrder } from '../../backoffice/e2e/place-order';
import { test } from './hydrated-page';

const EMAIL = 'gwen@journeys.test';
const LINK = 'https://parcels.example/00340434';

/** Opens an order's page as the guest who placed it. */
async function track(page: Page, number: string): Promise<void> {
  await page.goto('/ProductOrder');
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('main').getByLabel('Email').fill(EMAIL);
  await page.getByRole('main').getByRole('button', { name: 'Find order' }).click();
  await expect(page).toHaveURL(/\/payment-success/);
}

test('a vendor ships an order in two shipments, which its guest can track', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const number = await placeOrder(request, 'hearth-and-holt', undefined, 2);
  const vendor = new ConsoleUser(await (await browser.newContext()).newPage(), '/seller');
  const portal = vendor.page;
  await vendor.enter('vendor@stoa.test');
  await vendor.openList('orders', { q: number });
  await portal.getByRole('link', { name: number }).first().click();
  await expect(portal.getByText('Items left to ship: 2')).toBeVisible();

  await portal.getByRole('button', { name: 'Create shipment' }).click();
  const dialog = portal.getByRole('dialog');
  await dialog.getByRole('spinbutton').fill('1');
  await dialog.getByLabel('Carrier').fill('Northwind Parcel');
  await dialog.getByLabel('Tracking number').fill('00340434');
  await dialog.getByLabel('Tracking link').fill('http://parcels.example/00340434');
  await expect(dialog.getByRole('button', { name: 'Create shipment' })).toBeDisabled();
  await dialog.getByLabel('Tracking link').fill(LINK);
  await dialog.getByRole('button', { name: 'Create shipment' }).click();
  await expect(portal.getByText('Items left to ship: 1')).toBeVisible();
  await expect(portal.getByRole('link', { name: 'Tracking link' })).toHaveAttribute('href', LINK);
  await vendor.expectNoSeriousFindings();

  await track(page, number);
  await expect(page.getByRole('heading', { name: `Shipment ${number}-S1` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Track shipment ${number}-S1` })).toHaveAttribute('href', LINK);
  await expect(page.getByText(`Shipment ${number}-S1 is on its way`)).toBeVisible();

  await portal.getByRole('button', { name: 'Create shipment' }).click();
  await portal.getByRole('dialog').getByRole('button', { name: 'Create shipment' }).click();
  await expect(portal.getByText(`${number}-S2`, { exact: true })).toBeVisible();
  for (const shipment of ['S1', 'S2']) {
    const item = portal
      .getByRole('listitem')
      .filter({ hasText: `${number}-${shipment}` })
      .first();
    await item.getByRole('button', { name: 'Change status' }).click();
    await portal.getByRole('menuitem', { name: 'Delivered' }).click();
    await portal
      .getByRole('dialog')
      .getByRole('button', { name: /^Change to/ })
      .click();
    await expect(portal.getByRole('dialog')).toHaveCount(0);
  }
  await page.reload();
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible();
  await portal.context().close();
});
