import { expect, test, type Page } from '@playwright/test';
import { ConsoleUser, fresh } from './console-user';
import { newOperator } from './new-operator';
import { placeOrder } from './place-order';

/** Resolves when a WebSocket opened from now on has subscribed to live updates. */
function nextSubscription(page: Page): Promise<void> {
  return new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('subscribe')) resolve();
      }),
    ),
  );
}

test('a new record’s input survives a session’s end and is saved after signing in', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/units/create');
  const name = fresh('Firkin');
  await operator.fill('Name', name);
  await operator.fill('Symbol', fresh('f').slice(-11).replace(' ', ''));
  await operator.endSession();

  await operator.signInAgain('admin@stoa.test');
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/admin\/units\/edit\/\d+$/);
  await expect(operator.heading(name)).toBeVisible();
});

test('edits of a record survive a session’s end and are saved after signing in', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/vendors/edit/3');
  const text = fresh('Typed before the session ended');
  await operator.fill('Description', text);
  await operator.endSession();

  await operator.signInAgain('admin@stoa.test');
  await expect(page.getByRole('textbox', { name: 'Description' }).first()).toHaveValue(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' }).first()).toHaveValue(text);
});

test('another user who signs in after a session’s end does not see the draft', async ({ page, request }) => {
  const other = await newOperator(request, ['units.read', 'units.create']);
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/units/create');
  await operator.fill('Name', 'Not for other eyes');
  await operator.endSession();
  await operator.signInAgain(other);
  await expect(page.getByRole('button', { name: 'Otto Only' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Orders' })).toHaveCount(0);
});

test('an ended session asks for sign-in at once, and live updates resume after signing in again', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  const onDashboard = nextSubscription(page);
  await operator.enter('admin@stoa.test');
  await onDashboard;
  const subscribed = nextSubscription(page);
  await operator.open('/orders');
  await subscribed;
  // No click is needed: the server closes the socket with the session.
  await operator.endSession();
  const subscribedAnew = nextSubscription(page);
  await operator.signInAgain('admin@stoa.test');
  await subscribedAnew;
  const number = await placeOrder(request);
  await expect(page.getByText(`New order ${number}`)).toBeVisible();
});

test('signing out in one tab asks the other tab to sign in again and keeps its draft', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const second = new ConsoleUser(await page.context().newPage(), '/admin');
  await second.open('/units/create');
  await second.fill('Name', 'A draft worth keeping');

  await page.getByRole('button', { name: 'Amal Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await second.signInAgain('admin@stoa.test');
  await expect(second.page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue(
    'A draft worth keeping',
  );
  // The first tab notices the new session too.
  await expect(operator.heading('Dashboard')).toBeVisible();
});

test('signing out asks for confirmation if there are unsaved changes', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/units/create');
  await operator.fill('Name', 'Not saved');
  const dismissed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Amal Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await dismissed;
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Not saved');
});
