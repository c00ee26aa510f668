import {
  addressIn,
  addToCart,
  givenMarket,
  givenVariant,
  guest,
  pay,
  readyToPay,
} from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('the addresses of a checkout', () => {
  let shop: Shop;
  let country: number;
  let vendor_id: number;

  beforeAll(async () => {
    shop = await startShop();
    country = (await givenMarket(shop)).country_id;
    vendor_id = (await givenVendor(shop)).vendor.id;
  });
  afterAll(() => shop.close());

  it('are refused together, each with its own fields', async () => {
    const buyer = guest(shop);
    await addToCart(buyer, await givenVariant(shop, vendor_id));
    const body = await readyToPay(buyer, country, 'ada@stoa.test');
    const wrong = { ...addressIn(country), country_id: 999_999 };
    const refused = await pay(buyer, { ...body, shipping_address: wrong, billing_address: wrong });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: {
          'shipping_address.country_id': [expect.any(String)],
          'billing_address.country_id': [expect.any(String)],
        },
      },
    });
    const half = await pay(buyer, { ...body, billing_address: wrong });
    expect(Object.keys(half.body.errors ?? {})).toEqual(['billing_address.country_id']);
    expect((await pay(buyer, { ...body, billing_address: addressIn(country) })).status).toBe(200);
  });
});
