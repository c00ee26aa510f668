import type { SharedWishlist, WishlistShare } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenProduct } from '../support/catalogue.factories';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenCurrency } from '../support/localisation.factories';
import { givenVendor } from '../support/vendors.factories';

type Data<T> = { data: T };

describe('shared wishlist', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop();
    await givenCurrency(shop);
  });
  afterAll(() => shop.close());

  const share = async (client: Client, on = true): Promise<string | null> =>
    (await client.post<Data<WishlistShare>>('/web/shareWishlist', { share: on })).body.data.token;
  const look = (token: string | null): Promise<Answer<Data<SharedWishlist>>> =>
    shop.client.get(`/web/shared_wishlist/${token}`);

  it('anyone with the link can see the products and the owner’s first name, but not the last name or email address', async () => {
    const { client, customer } = await givenCustomer(shop);
    const { vendor } = await givenVendor(shop);
    const { id } = await givenProduct(shop, { vendor_id: vendor.id });
    await client.post('/web/addWishlistItem', { product_id: id });
    const token = await share(client);
    expect(await share(client)).toBe(token);
    const { body, text } = await look(token);
    expect(body.data).toMatchObject({ first_name: 'Ada', products: [{ id }] });
    for (const secret of [customer.email, customer.last_name]) expect(text).not.toContain(secret);
    expect((await client.get<Data<WishlistShare>>('/web/wishlist_share')).body.data).toEqual({ token });
  });

  it('the link responds 404 after sharing is disabled or the owner is deleted', async () => {
    const { client, customer } = await givenCustomer(shop);
    const first = await share(client);
    expect(await share(client, false)).toBeNull();
    expect((await look(first)).status).toBe(404);
    const second = await share(client);
    expect(second).not.toBe(first);
    expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200]);
    expect((await look(second?.toLowerCase() ?? '')).status).toBe(404);
    const admin = await givenAdmin(shop);
    await admin.delete(`/admin/customers/${customer.id}`);
    expect((await look(second)).status).toBe(404);
    for (const odd of ['x', 'A'.repeat(43), 'null']) expect((await look(odd)).status).toBe(404);
    expect((await shop.client.post('/web/shareWishlist', {})).status).toBe(401);
  });

  it('concurrent requests to share return the same link', async () => {
    const { client } = await givenCustomer(shop);
    const tokens = await Promise.all([1, 2, 3].map(() => share(client)));
    expect(new Set(tokens).size).toBe(1);
  });
});
