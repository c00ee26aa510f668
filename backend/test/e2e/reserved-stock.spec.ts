import type { Client } from '@stoa/testing';
import { givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('reserved stock', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it('cannot be removed by a stock movement', async () => {
    const { country_id } = await givenMarket(shop);
    const vendor_id = (await givenVendor(shop)).vendor.id;
    const product = await givenProduct(shop, { vendor_id, stock: 5 });
    const variant_id = Number(product.variants[0]?.id);
    const buyer = guest(shop);
    await addToCart(buyer, variant_id, 3);
    const order = await readyToPay(buyer, country_id, 'reserves@stoa.test', 'bank_transfer');
    expect((await pay(buyer, order)).status).toBe(200);
    const remove = (quantity: number) =>
      admin.post('/admin/inventories', { variant_id, type: 'damage', quantity: -quantity });
    expect(await remove(3)).toMatchObject({
      status: 422,
      body: { errors: { quantity: [expect.any(String)] } },
    });
    expect((await remove(2)).status).toBe(200);
    const { body } = await admin.get<{ data: { variants: object[] } }>(`/admin/products/${product.id}`);
    expect(body.data.variants).toMatchObject([{ on_hand: 3, reserved: 3 }]);
  });
});
