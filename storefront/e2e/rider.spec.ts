import { expect } from '@playwright/test';
import type { RiderDuty } from '@stoa/contracts';
import { placeOrder } from '../../backoffice/e2e/place-order';
import { axe } from '../../backoffice/e2e/axe';
import { test, waitForHydration } from './hydrated-page';
import { Operator } from './operator';
import { moveByStaff, offeredTo, signIn, type Rider } from './rider-account';

test('a rider takes steps without a connection, which are sent afterwards', async ({ page, request }) => {
  test.slow();
  const number = await placeOrder(request, 'hearth-and-holt');
  const operator = await Operator.signedIn(request);
  await signIn(page, await offeredTo(operator, number));
  const card = page.getByRole('listitem').filter({ hasText: number });
  await expect(card.getByText(/^Collect .* in cash$/)).toBeVisible();
  const { violations } = await axe(page).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);

  for (const place of ['Pick up from', 'Deliver to'])
    await expect(card.getByRole('heading', { name: place })).toBeVisible();
  // To the store and to the customer.
  const maps = card.getByRole('link', { name: 'Open the map' });
  await expect(maps).toHaveCount(2);
  await expect(maps.last()).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/.*query=\w/);
  // The service worker keeps the page from its second load on.
  await page.reload();
  await page.context().setOffline(true);
  await card.getByRole('button', { name: 'Accept' }).click();
  // The second half of a double tap does not take the next step, whose button appears in the same place.
  await card.getByRole('button', { name: 'Picked up' }).dblclick();
  await expect(page.getByText('No connection.')).toBeVisible();
  await page.reload();
  await expect(card.getByText('Not sent yet')).toBeVisible();
  await expect(card.getByRole('button', { name: 'On my way' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(card.getByText('Not sent yet')).toHaveCount(0);
  await expect(page.getByText('No connection.')).toHaveCount(0);

  await card.getByRole('button', { name: 'On my way' }).click();
  await card.getByLabel('Customer’s delivery code').fill('٠٠٠ ٠٠٠');
  await card.getByRole('button', { name: 'Delivered' }).click();
  await expect(page.getByText('This is not the delivery code of this order.')).toBeVisible();
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect(card.getByText('Wrong code. Attempts left: 4')).toBeVisible();
  await card.getByText('It can’t be delivered').click();
  await card.getByLabel(/^Why\?/).fill('Nobody at home');
  await card.getByRole('button', { name: 'Not delivered' }).click();
  await expect(card.getByText('Nobody at home')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Store, if you bring it back' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'On my way again' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Rider sign-in' })).toBeVisible();
});

test('a rider goes on and off duty, and sees the cash to hand over until it is received', async ({
  page,
  request,
}) => {
  test.slow();
  const operator = await Operator.signedIn(request);
  const before = await cashHolder(operator, 'rider');
  try {
    const number = await placeOrder(request, 'hearth-and-holt');
    const rider = await offeredTo(operator, number);
    const duty = page.getByRole('region', { name: 'Duty' });
    await signIn(page, rider);
    await expect(duty.getByText('You are off duty.')).toBeVisible();
    await expect(duty.getByText('Cash to hand over:')).toHaveCount(0);

    await duty.getByRole('button', { name: 'Go on duty' }).click();
    await expect(duty.getByText('You are on duty.')).toBeVisible();
    expect(await dutyOf(operator, rider)).toMatchObject({ presence: 'available' });
    await waitForHydration(page);
    // Dispatchers act on it at once, so it is not kept for later.
    await page.context().setOffline(true);
    await expect(duty.getByRole('button', { name: 'Go off duty' })).toBeDisabled();
    await page.context().setOffline(false);
    await expect(duty.getByRole('button', { name: 'Go off duty' })).toBeEnabled();

    const card = page.getByRole('listitem').filter({ hasText: number });
    for (const step of ['Accept', 'Picked up', 'On my way'])
      await card.getByRole('button', { name: step }).click();
    await expect(card.getByLabel('Customer’s delivery code')).toBeVisible();
    await expect(card.getByText('Not sent yet')).toHaveCount(0);
    await moveByStaff(operator, rider, 'delivered');
    await page.reload();
    const [cash] = (await dutyOf(operator, rider)).cash_in_hand;
    const amount = `$${((cash?.amount ?? 0) / 100).toFixed(2)}`;
    await expect(duty.getByText('Cash to hand over:')).toContainText(amount);

    await operator.call('POST', 'handOverRiderCash', { rider_id: rider.id, ...cash });
    await page.reload();
    await expect(duty.getByText('Cash to hand over:')).toHaveCount(0);
    await duty.getByText('Cash handed over').click();
    await expect(duty.getByRole('listitem')).toContainText(amount);
    await expect(duty.getByRole('listitem')).toContainText(/RC-.* · received by/);
    await duty.getByRole('button', { name: 'Go off duty' }).click();
    await expect(duty.getByText('You are off duty.')).toBeVisible();
    expect(await dutyOf(operator, rider)).toMatchObject({ presence: 'offline', cash_in_hand: [] });
  } finally {
    await cashHolder(operator, before);
  }
});

test('a rider and the dispatchers write to each other', async ({ page, request }) => {
  const operator = await Operator.signedIn(request);
  const rider = await offeredTo(operator, await placeOrder(request, 'hearth-and-holt'));
  await signIn(page, rider);
  await operator.call('POST', 'storeRiderMessage', { rider_id: rider.id, body: 'The gate is locked.' });
  await page.reload();
  await expect(page.getByText('New: 1')).toBeVisible();
  // Regions for refusals and the connection take no place while they are empty.
  const [messages, deliveries] = await Promise.all([
    page.locator('details.panel').boundingBox(),
    page.locator('li.panel').first().boundingBox(),
  ]);
  if (!messages || !deliveries) throw new Error('The page shows no messages or no deliveries');
  expect(deliveries.y - messages.y - messages.height).toBeLessThan(24);
  await page.locator('summary', { hasText: 'Messages' }).click();
  await expect(page.getByText('The gate is locked.')).toBeVisible();
  await expect(page.getByText('New: 1')).toHaveCount(0);
  await page.getByLabel('Message to the dispatcher').fill('I am ringing.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Messages' }).click();
  await expect(page.getByText('I am ringing.')).toBeVisible();
});

/** Sets who holds the cash of delivered orders; returns who held it before. */
async function cashHolder(operator: Operator, cash_holder: string): Promise<string> {
  const { settings } = await operator.get<{ settings: { key: string; value: string }[] }>(
    'settingsActive?group=general',
  );
  await operator.call('PUT', 'settings', { group: 'general', values: { cash_holder } });
  return settings.find(({ key }) => key === 'cash_holder')?.value ?? 'platform';
}

const dutyOf = (operator: Operator, { id }: Rider): Promise<RiderDuty> =>
  operator.call<RiderDuty>('GET', `riders/${id}`);

test.describe('before the scripts have loaded', () => {
  test.use({ javaScriptEnabled: false });

  test('a rider’s steps are taken, and a refused one says why', async ({ page, request }) => {
    const operator = await Operator.signedIn(request);
    const number = await placeOrder(request, 'hearth-and-holt');
    await signIn(page, await offeredTo(operator, number));
    const card = page.getByRole('listitem').filter({ hasText: number });
    for (const step of ['Accept', 'Picked up', 'On my way'])
      await card.getByRole('button', { name: step }).click();
    await card.getByLabel('Customer’s delivery code').fill('000 000');
    await card.getByRole('button', { name: 'Delivered' }).click();
    await expect(card.getByRole('alert')).toContainText('This is not the delivery code of this order.');
    await expect(card.getByText('Wrong code. Attempts left: 4')).toBeVisible();
  });
});
