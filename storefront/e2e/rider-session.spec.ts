import { expect, type Page } from '@playwright/test';
import { placeOrder } from '../../backoffice/e2e/place-order';
import { test, waitForHydration } from './hydrated-page';
import { Operator } from './operator';
import { offeredTo, signIn } from './rider-account';

/** The sign-in page, which shows nothing of the customers. */
async function expectSignIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Rider sign-in' })).toBeVisible();
  await expect(page.getByText('Deliver to')).toHaveCount(0);
}

const shown = (page: Page, persisted: boolean): Promise<void> =>
  page.evaluate(
    (isStored) => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isStored })),
    persisted,
  );

test('signing out in one tab leaves no addresses in another', async ({ page, context, request }) => {
  const operator = await Operator.signedIn(request);
  await signIn(page, await offeredTo(operator, await placeOrder(request, 'hearth-and-holt')));
  await waitForHydration(page);
  const other = await context.newPage();
  await other.goto('/rider');
  await waitForHydration(other);
  await expect(other.getByText('Deliver to')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectSignIn(page);
  await expectSignIn(other);
  // Who signs out need not be told so.
  await expect(other.getByText('no longer signed in')).toHaveCount(0);
  expect(
    await other.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rider.'))),
  ).toEqual([]);
});

test('a page that is shown again after the session has ended leaves to the sign-in, which says why', async ({
  page,
  context,
  request,
}) => {
  const operator = await Operator.signedIn(request);
  const rider = await offeredTo(operator, await placeOrder(request, 'hearth-and-holt'));
  await signIn(page, rider);
  for (const show of [
    () => shown(page, true),
    () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  ]) {
    await waitForHydration(page);
    await expect(page.getByText('Deliver to')).toBeVisible();
    const cookies = await context.cookies();
    await context.clearCookies();
    await show();
    await expectSignIn(page);
    await expect(page.getByText('You’re no longer signed in.')).toBeVisible();
    await context.addCookies(cookies);
    await page.goto('/rider');
  }
});

test('steps that were not sent when the session ended are sent after signing in', async ({
  page,
  context,
  request,
}) => {
  const operator = await Operator.signedIn(request);
  const number = await placeOrder(request, 'hearth-and-holt');
  await signIn(page, await offeredTo(operator, number));
  await waitForHydration(page);
  const card = page.getByRole('listitem').filter({ hasText: number });
  const cookies = await context.cookies();
  await context.clearCookies();
  await card.getByRole('button', { name: 'Accept' }).click();
  await expectSignIn(page);
  await expect(page.getByText('What you did is kept here and sent afterwards.')).toBeVisible();
  await context.addCookies(cookies);
  await page.goto('/rider');
  await expect(card.getByRole('button', { name: 'Picked up' })).toBeVisible();
  await expect(card.getByText('Not sent yet')).toHaveCount(0);
});

test('a rider who signs in in another tab takes over none of the steps of the one before', async ({
  page,
  context,
  request,
}) => {
  const operator = await Operator.signedIn(request);
  const number = await placeOrder(request, 'hearth-and-holt');
  await signIn(page, await offeredTo(operator, number));
  await waitForHydration(page);
  const card = page.getByRole('listitem').filter({ hasText: number });
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card.getByText('Not sent yet')).toBeVisible();
  await page.route('**/rider/deliveries**', (route) => route.abort());
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto('/rider/login');
  await other.getByLabel('Phone number or email').fill('rider@stoa.test');
  await other.getByLabel('Password', { exact: true }).fill('stoa-demo');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('heading', { name: 'Your deliveries' })).toBeVisible();
  await expect(other.getByRole('listitem').filter({ hasText: number })).toHaveCount(0);
  await page.unroute('**/rider/deliveries**');
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expectSignIn(page);
  await expect(page.getByText('What you did is kept here and sent afterwards.')).toBeVisible();
});
