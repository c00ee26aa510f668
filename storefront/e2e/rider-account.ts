import { expect, type Page } from '@playwright/test';
import type { Operator } from './operator';

const PASSWORD = 'a long ride home';

/** A rider of the platform. */
export interface Rider {
  id: number;
  name: string;
  phone: string;
}

/** A rider of the platform who has just been created, with an offer and the link of the invitation. */
export async function offeredTo(operator: Operator, number: string): Promise<Rider & { url: string }> {
  const phone = `+44 20 ${Date.now().toString().slice(-8)}`;
  await operator.call('POST', 'riders', { name: 'Olu Adeyemi', phone, vehicle: 'bicycle' });
  const { riders } = await operator.list<{ riders: Rider[] }>('riders', { q: phone });
  const [rider] = riders;
  if (!rider) throw new Error('The rider was not created');
  await operator.call('PUT', `riders/updateStatus/${rider.id}`, { status: 'active' });
  await offer(operator, rider, number);
  const { url } = await operator.call<{ url: string }>('POST', 'inviteRider', { rider_id: rider.id });
  return { ...rider, url };
}

/** Offers an order to a rider. */
export async function offer(operator: Operator, { id: rider_id }: Rider, number: string): Promise<void> {
  const { orders } = await operator.list<{ orders: { id: number }[] }>('orders', { q: number });
  await operator.call('POST', 'assignRider', { order_id: orders[0]?.id, rider_id });
}

/** Accepts the invitation, and signs in. */
export async function signIn(page: Page, { url, phone }: { url: string; phone: string }): Promise<void> {
  await page.goto(new URL(url).pathname + new URL(url).search);
  await page.getByRole('textbox', { name: /password/i }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByLabel('Phone number or email').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your deliveries' })).toBeVisible();
}

/** The shop's staff moves the rider's only delivery, such as to complete it for a customer without the code. */
export async function moveByStaff(
  operator: Operator,
  { id: rider_id }: Rider,
  status: string,
): Promise<void> {
  const { rider_shipping: own } = await operator.list<{ rider_shipping: { id: number }[] }>(
    'rider_shipping',
    { rider_id },
  );
  await operator.call('PUT', `rider_shipping/updateStatus/${own[0]?.id}`, { status });
}
