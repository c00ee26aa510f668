import type { CustomerAddress } from '@stoa/contracts';
import { givenCustomer } from '../support/customers.factories';
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

  it('are refused if the buyer saw another version of them, and accepted as they are now', async () => {
    const { client } = await givenCustomer(shop);
    const book = async (path: string, input: object): Promise<CustomerAddress> =>
      (await client.post<{ data: CustomerAddress }>(`/web/${path}`, input)).body.data;
    const { id, version } = await book('addCustomerAddress', addressIn(country));
    await addToCart(client, await givenVariant(shop, vendor_id));
    const { shipping_address: _, ...rest } = await readyToPay(client, country);
    const now = await book('updateCustomerAddress', {
      ...addressIn(country),
      address_id: id,
      line1: '9 New Row',
    });
    expect(now.version).toBeGreaterThan(version);
    const refused = { status: 409, body: { code: 'address_changed' } };
    const shippedTo = { shipping_address_id: id, shipping_address_version: now.version };
    expect(await pay(client, { ...rest, ...shippedTo, shipping_address_version: version })).toMatchObject(
      refused,
    );
    const billedTo = { billing_address_id: id, billing_address_version: version };
    expect(await pay(client, { ...rest, ...shippedTo, ...billedTo })).toMatchObject(refused);
    const placed = await pay(client, { ...rest, ...shippedTo });
    expect(placed.status).toBe(200);
    expect((await client.get(`/web/order_detail/${placed.body.data.group_number}`)).text).toContain(
      '9 New Row',
    );
  });

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
