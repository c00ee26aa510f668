import type { CustomerReviews } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import { mailsTo } from '../support/mail';
import { givenMarket } from '../support/ordering.factories';
import { ARRIVE, givenPurchaseOf } from '../support/purchase.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { workDone } from '../support/work-done';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}

const EMAIL = 'clara@reviews.example';
const PRAISE = { rating: 5, title: 'Lovely', body: 'Arrived quickly and feels solid.' };

describe('rejected reviews', () => {
  let shop: Shop;
  let admin: Client;
  let owner: Client;
  let client: Client;
  let id: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    const { country_id } = await givenMarket(shop);
    const store = await givenVendor(shop);
    owner = store.client;
    const bought = await givenPurchaseOf({ shop, admin, country_id }, store.vendor.id, ARRIVE, {
      email: EMAIL,
    });
    client = bought.client;
    const input = { ...PRAISE, order_item_id: bought.line.id };
    id = (await client.post<Data<{ id: number }>>('/web/add_product_review', input)).body.data.id;
  });
  afterAll(() => shop.close());

  const reject = (by: Client, reason?: string) => by.put(`/admin/rejectReview/${id}`, { reason });
  const approve = () => admin.put(`/admin/reviews/updateStatus/${id}`, { status: 'approved' });
  const own = async (): Promise<CustomerReviews['reviews']> =>
    (await client.get<Data<CustomerReviews>>('/web/customer_reviews')).body.data.reviews;

  it('have a reason of at most 500 characters, which only operators give', async () => {
    expect((await reject(owner, 'Not for us')).status).toBe(403);
    expect((await reject(client, 'I changed my mind')).status).toBe(403);
    expect((await reject(admin, 'x'.repeat(501))).body.errors).toHaveProperty('reason');
    expect(await own()).toMatchObject([{ status: 'pending', rejection_reason: null }]);
  });

  it('show their author the reason of whoever decided first, until the review is edited', async () => {
    const both = await Promise.all(
      ['It names a person. ', 'Too short'].map((reason) => reject(admin, reason)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [{ rejection_reason = null } = {}] = await own();
    expect(['It names a person.', 'Too short']).toContain(rejection_reason);
    const edited = await client.post(`/web/updateReview/${id}`, { ...PRAISE, body: 'It feels solid.' });
    expect(edited.status).toBe(200);
    expect(await own()).toMatchObject([{ status: 'pending', rejection_reason: null }]);
  });

  it('are told their author by e-mail, with the reason and a link to edit them', async () => {
    await reject(admin, 'It names a neighbour.');
    await workDone(shop);
    const mail = (await mailsTo(shop, EMAIL)).find(({ text }) => text.includes('It names a neighbour.'));
    expect(mail?.subject).toMatch(/^Stoa: We haven’t published your review of /);
    expect(mail?.text).toContain('It feels solid.');
    expect(mail?.text).toContain(`/customer/reviews/${id}?lang=en`);
    await approve();
  });

  it('need no reason, and lose it when they are approved after all', async () => {
    expect((await reject(admin, ' ')).status).toBe(200);
    expect(await own()).toMatchObject([{ status: 'rejected', rejection_reason: null }]);
    await approve();
    await reject(admin, 'A second look');
    expect(await own()).toMatchObject([{ status: 'rejected', rejection_reason: 'A second look' }]);
    await approve();
    expect(await own()).toMatchObject([{ status: 'approved', rejection_reason: null }]);
  });
});
