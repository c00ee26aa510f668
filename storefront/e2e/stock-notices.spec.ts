import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signInAsCustomer } from './demo-addresses';
import { test } from './hydrated-page';
import { fromLetter } from './letters';
import { Operator } from './operator';

/** A size of the demo shop that is sold out. */
const SOLD_OUT = '/product/verano-midi-dress?variant=90';
const form = (page: Page) => page.getByRole('region', { name: 'Back-in-stock alerts' });
const ask = (page: Page) => form(page).getByRole('button', { name: 'Email me when it’s back' });

test('a guest asks for an alert on a sold-out size, confirms it in the email and cancels it there', async ({
  page,
  request,
}) => {
  const email = `waits.${randomUUID()}@example.test`;
  await page.goto(SOLD_OUT);
  await form(page).getByLabel('Email').fill('nobody@nowhere');
  await ask(page).click();
  await expect(form(page).getByText(/enter an address like name@example\.com/)).toBeVisible();
  await expect(form(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).getByLabel('Email')).toHaveValue('nobody@nowhere');
  await form(page).getByLabel('Email').fill(email);
  await ask(page).click();
  await expect(form(page).getByRole('status')).toHaveText(/^Almost done: confirm in the email/);
  await expect(ask(page)).toHaveCount(0);

  const operator = await Operator.signedIn(request);
  await page.goto(await fromLetter(operator, email, /(\/stock-notice\/[\w-]{43})/));
  const state = page.getByRole('main').getByRole('status');
  await expect(state).toHaveText('Waiting for your confirmation');
  await page.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(state).toHaveText('We’ll email you when it’s back in stock');
  await page.getByRole('button', { name: 'Cancel alert' }).click();
  await expect(state).toHaveText('Cancelled: we won’t email you about it');
  await expect(page.getByRole('button', { name: 'Cancel alert' })).toHaveCount(0);
});

test('a customer asks for an alert and cancels it on the product page or in the account', async ({
  page,
  baseURL,
}) => {
  await signInAsCustomer(page.context().request, baseURL ?? '');
  await page.goto(SOLD_OUT);
  const waiting = form(page).getByText('We’ll email you once when this is back in stock.');
  await expect(form(page).getByLabel('Email')).toHaveValue('customer@stoa.test');
  await ask(page).click();
  await expect(waiting).toBeVisible();
  await form(page).getByRole('button', { name: 'Cancel alert' }).click();
  await expect(ask(page)).toBeVisible();
  await ask(page).click();
  await expect(waiting).toBeVisible();
  await page.goto('/customer/stock-notices');
  const cancel = page.getByRole('button', { name: 'Cancel alert: Verano Midi Dress' });
  await cancel.click();
  await expect(cancel).toHaveCount(0);
  await page.goto(SOLD_OUT);
  await expect(ask(page)).toBeVisible();
});

test('a size that is in stock has no form for alerts', async ({ page }) => {
  await page.goto(SOLD_OUT);
  await expect(form(page)).toBeVisible();
  await page.locator('label.option', { hasText: /^M$/ }).click();
  await expect(form(page)).toHaveCount(0);
  await page.locator('label.option', { hasText: /^L$/ }).click();
  await expect(form(page)).toBeVisible();
});
