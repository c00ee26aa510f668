import type { Shop } from '~/session/shop.server';
import { placeOrder } from './place-order.server';
import { readCheckout } from './state.server';

/** A shop whose API answers orders with this status. */
function shopThatAnswers(status: number): Shop {
  const failure = { status, code: 'unavailable', error: 'Later', errors: {}, details: {} };
  return {
    visitor: { token: null, cookies: new Map() },
    setCookie: () => undefined,
    locale: async () => ({ t: (key: string) => key }),
    api: { post: async () => ({ ok: false, failure }) },
  } as unknown as Shop;
}

/** The key with which the order is tried again. */
async function keyAfter(status: number, key: string): Promise<string | undefined> {
  const shop = shopThatAnswers(status);
  const form = new FormData();
  form.set('idempotency_key', key);
  await placeOrder(shop, form, { key });
  return readCheckout(shop).key;
}

describe('an order that was not placed', () => {
  const key = 'b2f5ff47-4d0e-4f4c-9a57-0a3a7d1c8b11';

  it('is tried again with its key when it may have been placed nevertheless', async () => {
    for (const status of [500, 503, 408, 429]) expect(await keyAfter(status, key)).toBe(key);
  });

  it('gets a new key once it is certain that it was not placed', async () => {
    for (const status of [409, 422]) expect(await keyAfter(status, key)).not.toBe(key);
  });

  it.each(['', 'short', 'طلب-جديد'])('gets a new key in place of the malformed %j', async (malformed) => {
    for (const status of [503, 422]) expect(await keyAfter(status, malformed)).toMatch(/^[\w-]{36}$/);
  });
});
