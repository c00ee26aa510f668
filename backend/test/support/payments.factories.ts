import type { PlacedOrder, VerifiedPayment } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { ResourceService } from '../../src/kernel/resource';
import { paymentMethods } from '../../src/modules/payments';
import { SandboxCharge, SandboxTransfer } from '../../src/modules/payments/sandbox/sandbox-charge.entity';
import { SandboxMessages } from '../../src/modules/payments/sandbox/sandbox-messages';
import { SANDBOX_SIGNATURE, sign } from '../../src/modules/payments/sandbox/sandbox-signature';
import { addToCart, givenVariant, pay, readyToPay } from './ordering.factories';
import type { Shop } from './shop';

/** Creates a payment method of the sandbox; returns its id. */
export function givenSandbox(shop: Shop, values: object = {}): Promise<number> {
  const input = { name: 'Sandbox', code: 'sandbox', driver: 'sandbox', mode: 'test', ...values };
  return shop.app.get(ResourceService).store(paymentMethods).create(input, {}, null);
}

/** Places an order with a vendor that is to be paid by a gateway. */
export async function placeUnpaid(
  shop: Shop,
  buyer: Client,
  { country, vendors, method = 'sandbox' }: { country: number; vendors: number[]; method?: string },
): Promise<PlacedOrder> {
  for (const vendor of vendors) await addToCart(buyer, await givenVariant(shop, vendor));
  const answer = await pay(buyer, await readyToPay(buyer, country, 'a@stoa.test', method));
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data;
}

/** Chooses an outcome on the sandbox's hosted page; returns where it leads. */
export async function chooseAtSandbox(shop: Shop, url: string | null, outcome: string): Promise<string> {
  const { pathname } = new URL(url ?? '');
  const answer = await shop.app.inject({
    method: 'POST',
    url: `${pathname}/${outcome}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--\r\n',
  });
  if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`);
  return String(answer.headers.location);
}

/** The buyer's return to the shop: verifies the payment. */
export async function returnToShop(
  client: Client,
  { group_number, access_token }: Pick<PlacedOrder, 'group_number' | 'access_token'>,
): Promise<VerifiedPayment> {
  const body = { group_number, access_token };
  const answer = await client.post<{ data: VerifiedPayment }>('/web/verifyPayment', body);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data;
}

/** Money moved at the sandbox for a payment page, by its own record. */
export async function movedAtSandbox(
  shop: Shop,
  url: string | null,
): Promise<{ captured: number; refunded: number; state: string }> {
  const { em } = shop.app.get(Database);
  const charge_id = new URL(url ?? '').pathname.split('/').at(-1) ?? '';
  const { id, state } = await em.findOneOrFail(SandboxCharge, { where: { charge_id } });
  const rows = await em.find(SandboxTransfer, { where: { charge_id: id } });
  const total = (type: string): number =>
    rows.filter((row) => row.type === type).reduce((sum, { amount }) => sum + amount, 0);
  return { captured: total('capture'), refunded: total('refund'), state };
}

/** What the sandbox's webhook says of a captured payment; `more` alters it. */
export function messageFor({ redirect_url, total, currency }: PlacedOrder, more: object = {}): object {
  return {
    id: `evt_${Math.random()}`,
    type: 'charge.captured',
    charge_id: new URL(redirect_url ?? '').pathname.split('/').at(-1),
    attempt_id: 0,
    amount: total,
    currency,
    failure: null,
    ...more,
  };
}

/** Sends a webhook of the sandbox, signed at a point in time, by default with the right secret. */
export function sendSandboxWebhook(
  shop: Shop,
  message: object,
  at: Date,
  secret = shop.app.get(SandboxMessages).secret,
): Promise<Answer> {
  const signature = sign(secret, JSON.stringify(message), at);
  return shop.client.post('/web/payments/webhooks/sandbox', message, { [SANDBOX_SIGNATURE]: signature });
}
