import type { TrackedOrder, VerifiedPayment } from '@stoa/contracts';
import type { Answer } from '@stoa/testing';
import { next } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Data<T> = { data: T };

describe('order tracking without sign-in', () => {
  let shop: Shop;
  let country_id: number;
  let variant: number;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '200', TRUST_PROXY: '1' });
    ({ country_id } = await givenMarket(shop));
    variant = await givenVariant(shop, (await givenVendor(shop)).vendor.id);
  });
  afterAll(() => shop.close());

  const buys = async (email: string): Promise<string> => {
    const client = guest(shop);
    await addToCart(client, variant);
    const paid = await pay(client, await readyToPay(client, country_id, email));
    return paid.body.data.group_number;
  };
  const track = (order_number: string, email: string): Promise<Answer<Data<TrackedOrder>>> =>
    guest(shop).post<Data<TrackedOrder>>('/web/track_order', { order_number, email });

  it('finds the order by number and email address, ignoring case and surrounding spaces', async () => {
    const email = `tracks${next()}@stoa.test`;
    const number = await buys(email);
    for (const typed of [number, `  ${number.toLowerCase()} `, `${number}-1`]) {
      const answer = await track(typed, email.toUpperCase());
      expect([answer.status, answer.body.data.group_number]).toEqual([200, number]);
      const { group_number, access_token } = answer.body.data;
      const shown = await guest(shop).post<Data<VerifiedPayment>>('/web/verifyPayment', {
        group_number,
        access_token,
      });
      expect(shown.body.data.order).toMatchObject({ number, email });
      expect(shown.body.data.order.parts[0]?.timeline.length).toBeGreaterThan(0);
    }
  });

  it('responds identically to a wrong order number, a wrong address or both', async () => {
    const [email, other] = [`one${next()}@stoa.test`, `two${next()}@stoa.test`];
    const [number] = [await buys(email), await buys(other)];
    const answers = [
      await track(number, other),
      await track('ST-NOTTHERE', email),
      await track('ST-NOTTHERE', 'nobody@stoa.test'),
    ];
    for (const { status, text } of answers) expect([status, text]).toEqual([404, answers[0]?.text]);
  });

  it('names missing and invalid fields', async () => {
    const refused = await guest(shop).post('/web/track_order', { order_number: ' ', email: 'x' });
    expect([refused.status, Object.keys(refused.body.errors ?? {}).sort()]).toEqual([
      422,
      ['email', 'order_number'],
    ]);
  });

  it('attempts are limited per order, not per email address or IP address', async () => {
    const limited = await startShop({ SIGN_IN_LIMIT: '1', TRUST_PROXY: '1' });
    const guess = (order_number: string, n: number) =>
      limited.client.post(
        '/web/track_order',
        { order_number, email: `guess${next()}@stoa.test` },
        { 'x-forwarded-for': `203.0.113.${n}` },
      );
    const spelled = ['ST-7K3M9QXW', 'st-7k3m9qxw', ' ST-7K3M 9QXW'];
    const statuses: number[] = [];
    for (const [n, number] of spelled.entries()) statuses.push((await guess(number, n)).status);
    expect(statuses).toEqual([404, 404, 429]);
    expect((await guess('ST-AAAAAAAA', 9)).status).toBe(404);
    await limited.close();
  });
});
