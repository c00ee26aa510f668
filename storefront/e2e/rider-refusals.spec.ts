import { expect, type Page } from '@playwright/test';
import { placeOrder } from '../../backoffice/e2e/place-order';
import { test, waitForHydration } from './hydrated-page';
import { Operator } from './operator';
import { moveByStaff, offer, offeredTo, signIn } from './rider-account';

test.use({ viewport: { width: 390, height: 844 } });

/** The card of a delivery. */
const cardOf = (page: Page, number: string) => page.getByRole('listitem').filter({ hasText: number });

test('a refused step is announced beside its delivery, which stays in sight', async ({ page, request }) => {
  const operator = await Operator.signedIn(request);
  const number = await placeOrder(request, 'hearth-and-holt');
  const rider = await offeredTo(operator, number);
  await signIn(page, rider);
  await waitForHydration(page);
  const card = cardOf(page, number);
  const title = card.getByRole('heading', { level: 2 });
  for (const [step, state] of [
    ['Accept', 'To be picked up'],
    ['Picked up', 'Picked up'],
    ['On my way', 'On the way'],
  ] as const) {
    await card.getByRole('button', { name: step }).click();
    // The pressed button is gone; what has the focus now says what became of the delivery.
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(state);
  }
  await card.getByLabel('Customer’s delivery code').fill('000000');
  await card.getByRole('button', { name: 'Delivered' }).click();
  const notice = card.getByRole('alert').locator('.notice');
  await expect(notice).toContainText('This is not the delivery code of this order.');
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('This is not the delivery code of this order.')).toHaveCount(1);

  await notice.getByRole('button', { name: 'I have read this' }).click();
  await expect(notice).toHaveCount(0);
});

test('a step of a delivery that staff have completed says so in its card, below the open ones', async ({
  page,
  request,
}) => {
  const operator = await Operator.signedIn(request);
  const number = await placeOrder(request, 'hearth-and-holt');
  const rider = await offeredTo(operator, number);
  await signIn(page, rider);
  await waitForHydration(page);
  const card = cardOf(page, number);
  for (const step of ['Accept', 'Picked up', 'On my way'])
    await card.getByRole('button', { name: step }).click();
  await expect(card.getByText('Not sent yet')).toHaveCount(0);
  await moveByStaff(operator, rider, 'delivered');
  for (let count = 0; count < 2; count++)
    await offer(operator, rider, await placeOrder(request, 'hearth-and-holt'));
  await card.getByLabel('Customer’s delivery code').fill('000000');
  await card.getByRole('button', { name: 'Delivered' }).click();
  const notice = card.getByRole('alert').locator('.notice');
  await expect(notice).toBeFocused();
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .last(),
  ).toContainText(number);
  await expect(notice).toBeInViewport({ ratio: 1 });
});

test('an offer that was taken away says so in its card', async ({ page, request }) => {
  const operator = await Operator.signedIn(request);
  const number = await placeOrder(request, 'hearth-and-holt');
  const rider = await offeredTo(operator, number);
  await signIn(page, rider);
  await waitForHydration(page);
  await moveByStaff(operator, rider, 'declined');
  const card = cardOf(page, number);
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card.getByRole('alert')).toContainText('The delivery has changed in the meantime.');
  await expect(card.getByRole('button', { name: 'Accept' })).toHaveCount(0);
});
