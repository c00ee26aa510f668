import type {
  CustomerReviews,
  MediaRecord,
  ProductReviewPage,
  ReviewFacts,
  VendorReviewPage,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { form, givenPicture } from '../support/media.factories';
import { addToCart, givenMarket, givenVariant, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}
type Sent = Answer<Data<{ id: number }>>;

const REVIEW = { rating: '4', title: '', body: 'Looks as in the picture.' };
const ARRIVE = ['processing', 'ready', 'shipped', 'delivered'];

describe('review pictures', () => {
  let shop: Shop;
  let admin: Client;
  let country_id: number;

  beforeAll(async () => {
    shop = await startShop({ UPLOAD_LIMIT: '200kb' });
    admin = await givenAdmin(shop);
    ({ country_id } = await givenMarket(shop));
  });
  afterAll(() => shop.close());

  /** A customer with a delivered order from the vendor. */
  const givenBuyer = async (vendor_id: number): Promise<{ client: Client; product_id: number }> => {
    const { client } = await givenCustomer(shop);
    await addToCart(client, await givenVariant(shop, vendor_id));
    const placed = await pay(client, await readyToPay(client, country_id));
    const filter = { filter: { q: placed.body.data.group_number } };
    const list = await admin.post<{ orders: { id: number }[] }>('/admin/orders/filter', filter);
    const order_id = list.body.orders[0]?.id ?? 0;
    for (const state of ARRIVE) await admin.post('/admin/changeOrderStatus', { order_id, state });
    const order = await admin.get<Data<{ lines: { product_id: number }[] }>>(`/admin/orders/${order_id}`);
    return { client, product_id: order.body.data.lines[0]?.product_id ?? 0 };
  };
  const send = (client: Client, fields: Record<string, string>, pictures: Buffer[]): Promise<Sent> => {
    const { body, headers } = form(
      fields,
      pictures.map((bytes) => ({ field: 'pictures', bytes })),
    );
    return client.call('POST', '/web/add_product_review', body, headers);
  };
  const library = async (): Promise<MediaRecord[]> =>
    (await admin.post<{ media: MediaRecord[] }>('/admin/filterMedia', { filter: { folder: 'reviews' } })).body
      .media;

  it('are uploaded with the review and shown once it is approved', async () => {
    const { vendor, client: seller } = await givenVendor(shop);
    const { client, product_id } = await givenBuyer(vendor.id);
    const pictures = [await givenPicture(), await givenPicture('jpeg'), Buffer.alloc(0)];
    const sent = await send(client, { ...REVIEW, product_id: String(product_id) }, pictures);
    expect([sent.status, sent.body.errors]).toEqual([200, undefined]);
    const { id } = sent.body.data;
    const shown = async (): Promise<number[]> => {
      const ofProduct = await shop.client.get<Data<ProductReviewPage>>(`/web/product/${product_id}/reviews`);
      const ofVendor = await shop.client.get<Data<VendorReviewPage>>(`/web/vendor/${vendor.id}/reviews`);
      return [ofProduct, ofVendor].map(({ body }) => body.data.reviews[0]?.pictures.length ?? -1);
    };
    expect(await shown()).toEqual([-1, -1]);
    const own = await client.get<Data<CustomerReviews>>('/web/customer_reviews');
    expect(own.body.data.reviews[0]).toMatchObject({ status: 'pending', pictures: [{}, {}] });
    for (const [console, path] of [
      [admin, 'admin'],
      [seller, 'vendor'],
    ] as const) {
      const { media } = (await console.get<Data<ReviewFacts>>(`/${path}/reviews/${id}`)).body.data;
      expect(media.map(({ src }) => src)).toEqual([
        expect.stringMatching(/^\/media\//),
        expect.stringMatching(/^\/media\//),
      ]);
    }
    await admin.put(`/admin/reviews/updateStatus/${id}`, { status: 'approved' });
    expect(await shown()).toEqual([2, 2]);
    const entries = await library();
    expect(entries.map(({ owner, vendor_id }) => [owner, vendor_id])).toEqual([
      ['customer', null],
      ['customer', null],
    ]);
    await admin.put(`/admin/reviews/updateStatus/${id}`, { status: 'hidden' });
    expect(await shown()).toEqual([-1, -1]);
    await admin.delete(`/admin/reviews/${id}`, {});
    expect(await library()).toEqual([]);
  });

  it('are validated on upload, and none are stored when the review is rejected', async () => {
    const { vendor } = await givenVendor(shop);
    const { client, product_id } = await givenBuyer(vendor.id);
    const fields = { ...REVIEW, product_id: String(product_id) };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const refused = await send(client, fields, [await givenPicture(), svg]);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { pictures: [expect.stringMatching(/Only JPEG/)] } },
    });
    const six = await Promise.all(Array.from({ length: 6 }, () => givenPicture()));
    expect((await send(client, fields, six)).body.errors).toHaveProperty('pictures');
    const large = await send(client, fields, [Buffer.alloc(300_000, 1)]);
    expect(large).toMatchObject({ status: 413, body: { errors: { pictures: [expect.any(String)] } } });
    expect(
      (await send(client, { ...fields, rating: '9' }, [await givenPicture()])).body.errors,
    ).toHaveProperty('rating');
    const stranger = (await givenCustomer(shop)).client;
    expect((await send(stranger, fields, [await givenPicture()])).status).toBe(422);
    expect(await library()).toEqual([]);
    expect((await send(client, fields, [await givenPicture()])).status).toBe(200);
    expect((await send(client, fields, [await givenPicture()])).body).toMatchObject({
      code: 'already_reviewed',
    });
    expect(await library()).toHaveLength(1);
  });

  describe('of an edited review', () => {
    const TEXT = { rating: '4', title: '', body: REVIEW.body };
    let client: Client;
    let id: number;

    beforeAll(async () => {
      const { vendor } = await givenVendor(shop);
      const buyer = await givenBuyer(vendor.id);
      client = buyer.client;
      const fields = { ...REVIEW, product_id: String(buyer.product_id) };
      id = (await send(client, fields, [await givenPicture(), await givenPicture('jpeg')])).body.data.id;
    });
    const approve = () => admin.put(`/admin/reviews/updateStatus/${id}`, { status: 'approved' });
    const edit = async (
      fields: Record<string, string>,
      pictures: Buffer[],
    ): Promise<Answer<Data<CustomerReviews>>> => {
      const { body, headers } = form(
        { ...TEXT, ...fields },
        pictures.map((bytes) => ({ field: 'pictures', bytes })),
      );
      return client.call('POST', `/web/updateReview/${id}`, body, headers);
    };
    const own = async () => {
      const { body } = await client.get<Data<CustomerReviews>>('/web/customer_reviews');
      const [{ status, pictures } = { status: '', pictures: [] }] = body.data.reviews;
      return { status, ids: pictures.map((picture) => picture.id) };
    };

    it('are removed and added, which has to be approved like its text', async () => {
      const before = (await own()).ids;
      const kept = (await library()).length;
      await approve();
      expect((await edit({}, [])).status).toBe(200);
      expect(await own()).toEqual({ status: 'approved', ids: before });
      const removed_picture_ids = JSON.stringify(before.slice(0, 1));
      expect((await edit({ removed_picture_ids }, [await givenPicture('webp')])).status).toBe(200);
      const after = await own();
      expect(after).toEqual({ status: 'pending', ids: [before[1], expect.any(Number)] });
      expect(await library()).toHaveLength(kept);
      // A second tab that shows the former pictures removes one that is gone.
      expect((await edit({ removed_picture_ids }, [])).status).toBe(200);
      expect(await own()).toEqual(after);
    });

    it('are five at most, also of two edits at once, and others’ can’t be removed', async () => {
      const kept = (await library()).length;
      const more = await Promise.all(Array.from({ length: 3 }, () => givenPicture()));
      const others = await Promise.all(Array.from({ length: 3 }, () => givenPicture()));
      const both = await Promise.all([edit({}, more), edit({}, others)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
      const refused = both.find(({ status }) => status === 422);
      expect(refused?.body.errors).toEqual({ pictures: ['A review can have at most 5 pictures.'] });
      expect((await own()).ids).toHaveLength(5);
      expect(await library()).toHaveLength(kept + 3);
      const foreign = (await library()).map((media) => media.id);
      const stranger = (await givenCustomer(shop)).client;
      const input = { rating: 4, body: 'Mine', removed_picture_ids: foreign.slice(0, 5) };
      expect((await stranger.post(`/web/updateReview/${id}`, input)).status).toBe(404);
      for (const removed_picture_ids of ['one', '{}', '["1"]', '[1,2,3,4,5,6]'])
        expect((await edit({ removed_picture_ids }, [])).body.errors).toHaveProperty('removed_picture_ids');
      const removed_picture_ids = (await own()).ids;
      expect(
        (await client.post(`/web/updateReview/${id}`, { ...REVIEW, rating: 4, removed_picture_ids })).status,
      ).toBe(200);
      expect((await own()).ids).toEqual([]);
      expect(await library()).toHaveLength(kept - 2);
    });
  });

  it('cannot be assigned to products by operators', async () => {
    const { vendor } = await givenVendor(shop);
    const { client, product_id } = await givenBuyer(vendor.id);
    await send(client, { ...REVIEW, product_id: String(product_id) }, [await givenPicture()]);
    const [picture] = await library();
    const { version } = (await admin.get<Data<{ version: number }>>(`/admin/products/${product_id}`)).body
      .data;
    const media = [{ media_id: picture?.id }];
    const answer = await admin.put(`/admin/productsMedia/${product_id}`, { version, media });
    expect(answer.body.errors).toHaveProperty(['media.0.media_id']);
  });
});
