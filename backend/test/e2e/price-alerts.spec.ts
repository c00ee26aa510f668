import type { PriceAlerts, Wishlist } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { MailboxMail } from '../../src/kernel/mail';
import { ReadModels } from '../../src/modules/search';
import { Stock } from '../../src/modules/inventory';
import { Variant } from '../../src/modules/catalogue';
import { Customer } from '../../src/modules/customers';
import type { GivenProduct, ProductFacts } from '../support/catalogue.factories';
import { givenProduct } from '../support/catalogue.factories';
import { givenCustomer } from '../support/customers.factories';
import { FakePushService } from '../support/fake-push-service';
import { givenLanguage } from '../support/localisation.factories';
import { givenMarket, guest } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

const GATHERED = 11 * 60_000;

describe('wish list price alerts', () => {
  const clock = new FixedClock(new Date());
  const service = new FakePushService();
  let shop: Shop;
  let vendor_id: number;

  beforeAll(async () => {
    shop = await startShop({ ...(await service.open()), SIGN_IN_LIMIT: '1000' }, clock);
    await givenMarket(shop);
    for (const code of ['en', 'es']) await givenLanguage(shop, { code });
    vendor_id = (await givenVendor(shop)).vendor.id;
  });
  afterAll(async () => {
    await shop.close();
    await service.close();
  });

  const set = (client: Client, is_on: boolean): Promise<Answer<{ data: PriceAlerts }>> =>
    client.post('/web/setPriceAlerts', { is_on });
  const product = (facts: ProductFacts = {}): Promise<GivenProduct> =>
    givenProduct(shop, { vendor_id, price: 4000, ...facts });
  const addToWishlist = async (client: Client, ...products: GivenProduct[]): Promise<void> => {
    for (const { id } of products)
      expect((await client.post('/web/addWishlistItem', { product_id: id })).status).toBe(200);
  };

  async function shopper(facts: Partial<Customer> = {}): Promise<{ client: Client; customer: Customer }> {
    const created = await givenCustomer(shop, facts);
    const email_verified_at = clock.now();
    const { id } = created.customer;
    await shop.app.get(Database).tx((em) => em.update(Customer, { id }, { email_verified_at }));
    return created;
  }

  async function waits(...products: GivenProduct[]): Promise<{ client: Client; customer: Customer }> {
    const created = await shopper();
    await addToWishlist(created.client, ...products);
    expect((await set(created.client, true)).body.data).toEqual({ is_on: true });
    return created;
  }

  async function reprice({ id, variants }: GivenProduct, price: number): Promise<void> {
    await shop.app.get(Database).tx(async (em) => {
      await em.update(Variant, { id: variants[0]?.id }, { price });
      await shop.app.get(ReadModels).renew([id]);
    });
  }

  /** All emails sent once the delay that combines price drops has passed. */
  async function mailsOf({ email }: Customer): Promise<MailboxMail[]> {
    await workDone(shop, clock.now());
    clock.advance(GATHERED);
    await workDone(shop, clock.now());
    return shop.app.get(Database).em.find(MailboxMail, { where: { to: email }, order: { id: 'ASC' } });
  }

  async function arrive(customer: Customer, count: number): Promise<MailboxMail[]> {
    const mails = await mailsOf(customer);
    expect(mails).toHaveLength(count);
    return mails;
  }

  it('send one email for each new lowest price, and none when the price returns to it', async () => {
    const cup = await product({ name: 'Blue cup' });
    const { customer } = await waits(cup);
    await reprice(cup, 4500);
    await reprice(cup, 4200);
    expect(await mailsOf(customer)).toEqual([]);
    await reprice(cup, 3000);
    const [mail] = await arrive(customer, 1);
    expect(mail?.subject).toBe('Blue cup costs less now');
    for (const text of ['40.00 when you saved it', '30.00', '/product/', '/price-alerts/'])
      expect(mail?.text).toContain(text);
    await reprice(cup, 3500);
    await reprice(cup, 3000);
    expect(await mailsOf(customer)).toHaveLength(1);
    await reprice(cup, 2999);
    await arrive(customer, 2);
  });

  it('combine price drops in one email and skip a price that was corrected in time', async () => {
    const [a, b, slip] = [await product(), await product(), await product({ name: 'Slip' })];
    const { customer } = await waits(a, b, slip);
    await reprice(slip, 1);
    await reprice(a, 3000);
    await reprice(b, 3900);
    await reprice(slip, 4000);
    const [mail] = await arrive(customer, 1);
    expect(mail?.subject).toBe('Products on your wish list cost less now');
    expect(mail?.text).not.toContain('Slip');
  });

  it('go only to customers who enabled them and whose email address is verified', async () => {
    const cup = await product();
    const { client, customer } = await shopper();
    await addToWishlist(client, cup);
    const unproven = await givenCustomer(shop);
    await addToWishlist(unproven.client, cup);
    expect(await set(unproven.client, true)).toMatchObject({
      status: 409,
      body: { code: 'email_unverified' },
    });
    const moved = await waits(cup);
    const { id } = moved.customer;
    await shop.app.get(Database).tx((em) => em.update(Customer, { id }, { email_verified_at: null }));
    await reprice(cup, 3000);
    for (const one of [customer, unproven.customer, moved.customer]) expect(await mailsOf(one)).toEqual([]);
    expect((await guest(shop).post('/web/setPriceAlerts', { is_on: true })).status).toBe(401);
    expect((await client.post('/web/setPriceAlerts', { is_on: 'yes' })).body.errors).toHaveProperty('is_on');
  });

  it('skip price drops before activation and products that are sold out or archived', async () => {
    const [early, gone, away] = [await product(), await product({ stock: 1 }), await product()];
    const { client, customer } = await shopper();
    await addToWishlist(client, early, gone, away);
    await reprice(early, 3000);
    await set(client, true);
    const variant_id = gone.variants[0]?.id ?? 0;
    await shop.app.get(Stock).move({ variant_id, quantity: -1, type: 'adjust' });
    await reprice(gone, 3000);
    await shop.app.get(Database).tx(async (em) => {
      await em.query(`UPDATE products SET status = 'archived' WHERE id = ?`, [away.id]);
      await shop.app.get(ReadModels).renew([away.id]);
    });
    await reprice(away, 3000);
    expect(await mailsOf(customer)).toEqual([]);
    const list = await client.get<{ data: Wishlist }>('/web/fetchWishlistItems');
    expect(list.body.data.items.at(-1)).toMatchObject({ product_id: early.id, price_drop: 1000 });
  });

  it('are disabled by the emailed link, which stays valid, or in the account', async () => {
    const cup = await product();
    const { client, customer } = await waits(cup);
    await reprice(cup, 3000);
    const [mail] = await arrive(customer, 1);
    const token = /\/price-alerts\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const shown = async (): Promise<unknown> => (await shop.client.get(`/web/price_alerts/${token}`)).body;
    expect(await shown()).toMatchObject({ data: { is_on: true } });
    const stop = () => shop.client.post<{ data: PriceAlerts }>(`/web/price_alerts/cancel/${token}`);
    for (const answer of [await stop(), await stop()]) expect(answer.body.data).toEqual({ is_on: false });
    expect((await client.get('/web/price_alerts')).body).toMatchObject({ data: { is_on: false } });
    await reprice(cup, 2000);
    expect(await mailsOf(customer)).toHaveLength(1);
    await set(client, true);
    expect(await shown()).toMatchObject({ data: { is_on: true } });
    await reprice(cup, 1000);
    await set(client, false);
    expect(await mailsOf(customer)).toHaveLength(1);
    expect((await shop.client.get(`/web/price_alerts/${'x'.repeat(43)}`)).status).toBe(404);
  });

  it('are also pushed to the customer’s devices, in the customer’s language', async () => {
    const cup = await product({ name: 'Red cup' });
    const { client, customer } = await shopper({ locale: 'es', currency: 'JPY' });
    await addToWishlist(client, cup);
    await client.post('/web/storeFcmToken', { token: service.subscribe('phone') });
    await set(client, true);
    await reprice(cup, 3000);
    const [mail] = await arrive(customer, 1);
    expect(mail?.subject).toBe('Red cup cuesta menos ahora');
    expect(mail?.text).toMatch(/6000\s¥.*4500\s¥/);
    expect(service.pushed).toHaveLength(1);
    expect(service.pushed[0]?.message).toMatchObject({
      body: 'Red cup cuesta menos ahora',
      lang: 'es',
      path: expect.stringMatching(/^\/product\//) as string,
    });
  });
});
