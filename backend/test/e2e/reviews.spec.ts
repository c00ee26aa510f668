import type { CustomerReviews, VendorReviewPage } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import { ARRIVE, givenPurchaseOf, moveOrder } from '../support/purchase.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}
interface Row {
  id: number;
  status: string;
  rating: number;
  order_item_id: number | null;
  vendor_reply: string | null;
}

const PRAISE = { rating: 5, title: 'Lovely', body: 'Arrived quickly and feels solid.' };

describe('reviews', () => {
  let shop: Shop;
  let admin: Client;
  let country_id: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    ({ country_id } = await givenMarket(shop));
  });
  afterAll(() => shop.close());

  const move = (id: number, ...states: string[]): Promise<void> => moveOrder(admin, id, states);
  const givenPurchase = (vendor_id: number, states?: readonly string[]) =>
    givenPurchaseOf({ shop, admin, country_id }, vendor_id, states);
  const review = (client: Client, input: object) =>
    client.post<Data<{ id: number; status: string }>>('/web/add_product_review', { ...PRAISE, ...input });
  const setStatus = (id: number, status: string) =>
    admin.put(`/admin/reviews/updateStatus/${id}`, { status });
  const product = async (id: number) =>
    (await admin.get<Data<{ rating_sum: number; rating_count: number }>>(`/admin/products/${id}`)).body.data;

  it('customers see their products to review and their own reviews, which they can delete', async () => {
    const { vendor } = await givenVendor(shop);
    const { client, line } = await givenPurchase(vendor.id);
    const own = async (by = client): Promise<CustomerReviews> =>
      (await by.get<Data<CustomerReviews>>('/web/customer_reviews')).body.data;
    expect(await own()).toMatchObject({ to_write: [{ id: line.product_id }], reviews: [] });
    const { id } = (await review(client, { order_item_id: line.id })).body.data;
    expect(await own()).toMatchObject({
      to_write: [],
      reviews: [{ id, status: 'pending', body: PRAISE.body }],
    });
    const stranger = (await givenCustomer(shop)).client;
    expect(await own(stranger)).toEqual({ to_write: [], reviews: [] });
    expect((await stranger.delete(`/web/deleteReview/${id}`)).status).toBe(404);
    const answer = await client.delete<Data<CustomerReviews>>(`/web/deleteReview/${id}`);
    expect(answer.body.data).toMatchObject({ to_write: [{ id: line.product_id }], reviews: [] });
    expect((await shop.client.get('/web/customer_reviews')).status).toBe(401);
  });

  it('only customers with a delivered purchase can write a review, once per purchase', async () => {
    const { vendor } = await givenVendor(shop);
    const { client, line, order_id } = await givenPurchase(vendor.id, ['processing']);
    const reviewState = async (who: typeof client): Promise<string> =>
      (await who.get<Data<{ state: string }>>(`/web/product/${line.product_id}/review_standing`)).body.data
        .state;
    expect(await reviewState(client)).toBe('not_bought');
    const early = await review(client, { product_id: line.product_id });
    expect(early).toMatchObject({ status: 422, body: { errors: { product_id: [expect.any(String)] } } });
    expect((await review(client, { order_item_id: line.id })).body.errors).toHaveProperty('order_item_id');
    expect((await review(client, { order_item_id: null })).body.errors).toHaveProperty('product_id');
    await move(order_id, ...ARRIVE.slice(1));
    expect(await reviewState(client)).toBe('open');
    expect((await review(client, { product_id: line.product_id })).body.data).toMatchObject({
      status: 'pending',
    });
    expect(await reviewState(client)).toBe('already_reviewed');
    for (const second of [{ product_id: line.product_id }, { order_item_id: line.id }])
      expect(await review(client, second)).toMatchObject({ status: 409, body: { code: 'already_reviewed' } });
    const stranger = (await givenCustomer(shop)).client;
    expect((await review(stranger, { order_item_id: line.id })).status).toBe(422);
    expect((await review(stranger, { product_id: line.product_id })).status).toBe(422);
    const empty = await stranger.post('/web/add_product_review');
    expect(Object.keys(empty.body.errors ?? {}).sort()).toEqual(['body', 'product_id', 'rating']);
    expect((await review(shop.client, { product_id: line.product_id })).status).toBe(401);
  });

  it('count towards product and vendor ratings only while approved', async () => {
    const { vendor } = await givenVendor(shop);
    const { client, line } = await givenPurchase(vendor.id);
    const { id } = (await review(client, { order_item_id: line.id, rating: 4 })).body.data;
    const stars = async () => {
      const { rating_sum, rating_count } = await product(line.product_id);
      const page = await shop.client.get<Data<VendorReviewPage>>(`/web/vendor/${vendor.id}/reviews`);
      return [rating_sum, rating_count, page.body.data.rating_avg, page.body.data.reviews.length];
    };
    expect(await stars()).toEqual([0, 0, 0, 0]);
    await setStatus(id, 'approved');
    expect(await stars()).toEqual([4, 1, 4, 1]);
    const cards = await shop.client.get('/web/latest_products');
    expect(cards.text).toContain('"rating_count":1');
    const store = await admin.post<Data<Row>>('/admin/reviews', {
      vendor_id: vendor.id,
      rating: 1,
      body: 'Slow.',
    });
    await setStatus(store.body.data.id, 'approved');
    expect(await stars()).toEqual([4, 1, 2.5, 2]);
    await admin.put(`/admin/reviews/${id}`, { rating: 2 });
    expect(await stars()).toEqual([2, 1, 1.5, 2]);
    await setStatus(id, 'hidden');
    expect(await stars()).toEqual([0, 0, 1, 1]);
    await admin.delete(`/admin/reviews/${store.body.data.id}`);
    expect(await stars()).toEqual([0, 0, 0, 0]);
    await admin.delete(`/admin/products/${line.product_id}`);
    expect((await setStatus(id, 'approved')).status).toBe(200);
    await admin.post('/admin/restore/products', { ids: [line.product_id] });
    expect(await stars()).toEqual([2, 1, 2, 1]);
  });

  it('show the author’s short name, the product and the vendor’s reply on the storefront', async () => {
    const { client: owner, vendor } = await givenVendor(shop);
    const { client, line } = await givenPurchase(vendor.id);
    const { id } = (await review(client, { order_item_id: line.id })).body.data;
    await owner.put(`/vendor/reviews/${id}`, { vendor_reply: ' Thank you! ' });
    await setStatus(id, 'approved');
    const page = await shop.client.get<Data<VendorReviewPage>>(`/web/vendor/${vendor.slug}/reviews`);
    expect(page.body.data).toMatchObject({
      rating_count: 1,
      stars: [0, 0, 0, 0, 1],
      pages: 1,
      reviews: [
        { author: 'Clara B.', is_verified: true, product: { id: line.product_id }, reply: 'Thank you!' },
      ],
    });
    expect((await shop.client.get('/web/vendor/no-such-store/reviews')).status).toBe(404);
    expect((await shop.client.get(`/web/vendor/${vendor.id}/reviews?page=x`)).status).toBe(422);
  });

  it('vendors can reply to reviews, but cannot edit, delete or hide customers’ reviews', async () => {
    const { client: owner, vendor } = await givenVendor(shop);
    const { client: other } = await givenVendor(shop);
    const { client, line } = await givenPurchase(vendor.id);
    const { id } = (await review(client, { order_item_id: line.id, rating: 1 })).body.data;
    const refused = await owner.put(`/vendor/reviews/${id}`, {
      rating: 5,
      body: 'Great!',
      vendor_reply: 'Hm',
    });
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(['body', 'rating']);
    expect((await owner.get<Data<Row>>(`/vendor/reviews/${id}`)).body.data).toMatchObject({
      rating: 1,
      vendor_reply: null,
      allowed: [],
    });
    expect((await owner.put(`/vendor/reviews/${id}`, { vendor_reply: 'Sorry!' })).status).toBe(200);
    expect((await other.put(`/vendor/reviews/${id}`, { vendor_reply: 'Ha' })).status).toBe(404);
    expect(await owner.delete(`/vendor/reviews/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'not_yours' },
    });
    expect(await owner.put(`/vendor/reviews/updateStatus/${id}`, { status: 'hidden' })).toMatchObject({
      status: 409,
      body: { code: 'state_not_allowed', details: { from: 'pending', allowed: [] } },
    });
  });

  it('vendors can enter reviews for delivered purchases only, and cannot approve them', async () => {
    const { client: owner, vendor } = await givenVendor(shop);
    const { client: other } = await givenVendor(shop);
    const { line } = await givenPurchase(vendor.id);
    expect((await owner.post('/vendor/reviews', PRAISE)).body.errors).toHaveProperty('order_item_id');
    const entered = { ...PRAISE, order_item_id: line.id };
    expect((await other.post('/vendor/reviews', entered)).body.errors).toHaveProperty('order_item_id');
    const made = await owner.post<Data<Row>>('/vendor/reviews', entered);
    expect(made.body.data).toMatchObject({
      source: 'vendor',
      status: 'pending',
      author_name: 'Clara B.',
      product_id: line.product_id,
      allowed: ['hidden'],
    });
    expect(await owner.post('/vendor/reviews', entered)).toMatchObject({
      status: 409,
      body: { code: 'already_reviewed' },
    });
    expect(
      (await owner.put(`/vendor/reviews/updateStatus/${made.body.data.id}`, { status: 'approved' })).status,
    ).toBe(409);
    expect((await owner.delete(`/vendor/reviews/${made.body.data.id}`)).status).toBe(200);
  });

  it('follow the allowed status transitions and show the operators’ custom status label', async () => {
    const { vendor } = await givenVendor(shop);
    const label = { name: 'Published', maps_to: 'approved', translations: { ar: { name: 'منشور' } } };
    await admin.post('/admin/review_statuses', label);
    const made = await admin.post<Data<Row>>('/admin/reviews', {
      vendor_id: vendor.id,
      rating: 3,
      body: 'Fine.',
    });
    const { id } = made.body.data;
    const moved = await admin.put(`/admin/reviews/updateStatus/${id}`, {
      status: 'approved',
      filterData: { filter: { id } },
    });
    expect(moved.body).toMatchObject({
      reviews: [{ id, status: 'approved', status_label: 'Published', allowed: ['rejected', 'hidden'] }],
    });
    expect(await setStatus(id, 'pending')).toMatchObject({
      status: 409,
      body: { details: { from: 'approved', allowed: ['rejected', 'hidden'] } },
    });
    expect((await setStatus(id, 'loved')).body.errors).toHaveProperty('status');
    const lookup = await admin.get('/admin/reviewsActive');
    expect(lookup.text).toContain(`"id":${id}`);
  });

  it('require a product or vendor, which cannot be changed later', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    const made = await admin.post<Data<Row>>('/admin/reviews', {
      vendor_id: one.vendor.id,
      rating: 3,
      body: 'Fine.',
    });
    const moved = await admin.put(`/admin/reviews/${made.body.data.id}`, { vendor_id: other.vendor.id });
    expect(Object.keys(moved.body.errors ?? {})).toEqual(['vendor_id']);
    expect((await admin.post('/admin/reviews', PRAISE)).body.errors).toHaveProperty('product_id');
  });

  it('return to pending when their author edits them', async () => {
    const { client: owner, vendor } = await givenVendor(shop);
    const { client, line } = await givenPurchase(vendor.id);
    const { id } = (await review(client, { order_item_id: line.id })).body.data;
    await owner.put(`/vendor/reviews/${id}`, { vendor_reply: 'Thank you!' });
    await setStatus(id, 'approved');
    const change = (by: Client, fields: object) =>
      by.post<Data<CustomerReviews>>(`/web/updateReview/${id}`, { ...PRAISE, ...fields });
    const stranger = (await givenCustomer(shop)).client;
    expect((await change(stranger, {})).status).toBe(404);
    expect((await change(shop.client, {})).status).toBe(401);
    expect(Object.keys((await change(client, { rating: 6, body: '' })).body.errors ?? {}).sort()).toEqual([
      'body',
      'rating',
    ]);
    const same = await change(client, {});
    expect(same.body.data.reviews).toMatchObject([
      { status: 'approved', reply: 'Thank you!', can_edit: true },
    ]);
    const changed = await change(client, { rating: 2, body: 'It broke.' });
    expect(changed.body.data.reviews).toMatchObject([
      { id, status: 'pending', rating: 2, body: 'It broke.', reply: null },
    ]);
    expect((await product(line.product_id)).rating_count).toBe(0);
    await setStatus(id, 'rejected');
    expect((await change(client, { rating: 3 })).body.data.reviews).toMatchObject([{ status: 'pending' }]);
    await setStatus(id, 'approved');
    expect(await product(line.product_id)).toMatchObject({ rating_sum: 3, rating_count: 1 });
  });

  it('customers cannot edit reviews that the vendor entered', async () => {
    const { client: owner, vendor } = await givenVendor(shop);
    const { client, line } = await givenPurchase(vendor.id);
    const made = await owner.post<Data<Row>>('/vendor/reviews', { ...PRAISE, order_item_id: line.id });
    const own = await client.get<Data<CustomerReviews>>('/web/customer_reviews');
    expect(own.body.data.reviews).toMatchObject([{ can_edit: false }]);
    expect((await client.post(`/web/updateReview/${made.body.data.id}`, PRAISE)).status).toBe(404);
  });

  it('can be sorted and filtered on the storefront, and include their language', async () => {
    const { vendor } = await givenVendor(shop);
    const { client, line } = await givenPurchase(vendor.id);
    const { id } = (await review(client, { order_item_id: line.id, rating: 4 })).body.data;
    await setStatus(id, 'approved');
    for (const rating of [1, 5]) {
      const input = { product_id: line.product_id, rating, body: 'Told by telephone.' };
      await setStatus((await admin.post<Data<Row>>('/admin/reviews', input)).body.data.id, 'approved');
    }
    const ask = async (query: string): Promise<VendorReviewPage> =>
      (await shop.client.get<Data<VendorReviewPage>>(`/web/product/${line.product_id}/reviews?${query}`)).body
        .data;
    const ratings = async (query: string): Promise<number[]> =>
      (await ask(query)).reviews.map(({ rating }) => rating);
    expect(await ratings('')).toEqual([5, 1, 4]);
    expect(await ratings('sort=newest')).toEqual([5, 1, 4]);
    expect(await ratings('sort=highest')).toEqual([5, 4, 1]);
    expect(await ratings('sort=lowest')).toEqual([1, 4, 5]);
    expect(await ratings('sort=pictures')).toEqual([5, 1, 4]);
    expect(await ratings('pictures=1')).toEqual([]);
    expect(await ask('stars=4')).toMatchObject({ total: 1, stars: [1, 0, 0, 1, 1], pages: 1 });
    expect((await ask('verified=1')).reviews).toMatchObject([{ id, language: 'en' }]);
    expect((await ask('stars=1')).reviews).toMatchObject([{ language: null }]);
    for (const query of ['sort=loved', 'stars=6', 'pictures=yes', 'verified=2'])
      expect((await shop.client.get(`/web/product/${line.product_id}/reviews?${query}`)).status).toBe(422);
  });
});
