import type { CustomerReviews } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin, next } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import { ARRIVE, givenPurchaseOf } from '../support/purchase.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}

const PRAISE = { rating: 5, title: 'Lovely', body: 'Arrived quickly and feels solid.' };
const REFUSAL = { status: 409, body: { code: 'own_product' } };

describe('reviews by the people of a store', () => {
  let shop: Shop;
  let admin: Client;
  let country_id: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    ({ country_id } = await givenMarket(shop));
  });
  afterAll(() => shop.close());

  const givenPurchase = (vendor_id: number, email: string) =>
    givenPurchaseOf({ shop, admin, country_id }, vendor_id, ARRIVE, { email });
  const review = (client: Client, input: object) =>
    client.post('/web/add_product_review', { ...PRAISE, ...input });

  it('are refused to a customer with the store’s e-mail address, also when entered in the portal', async () => {
    const email = `store${next()}@stoa.test`;
    const { client: owner, vendor } = await givenVendor(shop, { email });
    const { client, line } = await givenPurchase(vendor.id, email);
    for (const subject of [{ product_id: line.product_id }, { order_item_id: line.id }])
      expect(await review(client, subject)).toMatchObject(REFUSAL);
    expect(await owner.post('/vendor/reviews', { ...PRAISE, order_item_id: line.id })).toMatchObject(REFUSAL);
    const eligibility = await client.get<Data<object>>(`/web/product/${line.product_id}/review_standing`);
    expect(eligibility.body.data).toEqual({ state: 'own_product' });
    const own = await client.get<Data<CustomerReviews>>('/web/customer_reviews');
    expect(own.body.data).toEqual({ to_write: [], reviews: [] });
  });

  it('are refused to a customer who signs in to the portal, except of other stores', async () => {
    const { user } = await givenVendor(shop, { email: `office${next()}@stoa.test` });
    const { vendor: other } = await givenVendor(shop);
    const { client, line } = await givenPurchase(user.vendor_id, user.email);
    expect(await review(client, { product_id: line.product_id })).toMatchObject(REFUSAL);
    const bought = await givenPurchase(other.id, `buyer${next()}@stoa.test`);
    expect((await review(bought.client, { product_id: bought.line.product_id })).status).toBe(200);
  });
});
