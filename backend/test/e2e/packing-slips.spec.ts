import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import { printedRuns } from '../support/files';
import { givenMarket, givenOrder } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('packing slips', () => {
  let shop: Shop;
  let country: number;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    country = (await givenMarket(shop)).country_id;
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it('list the items of several orders in one file, without prices', async () => {
    const { vendor, client } = await givenVendor(shop);
    const ids = [1, 2].map(() => givenOrder(shop, admin, country, vendor.id));
    const order_ids = await Promise.all(ids);
    const answer = await client.post('/vendor/packingSlips', { order_ids });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = printedRuns(answer.bytes ?? new Uint8Array()).join(' ');
    expect(text.match(/Packing slip/g)).toHaveLength(2);
    expect(text).toContain('Ada Lovelace');
    expect(text).not.toContain('$');
  });

  it('are refused as a whole if one of the orders is another vendor’s, missing, or not given', async () => {
    const { vendor, client } = await givenVendor(shop);
    const { vendor: rival } = await givenVendor(shop);
    const own = await givenOrder(shop, admin, country, vendor.id);
    const foreign = await givenOrder(shop, admin, country, rival.id);
    const ask = (order_ids: unknown) => client.post('/vendor/packingSlips', { order_ids });
    expect((await ask([own, foreign])).status).toBe(404);
    expect((await ask([own, 999_999])).status).toBe(404);
    for (const wrong of [[], ['x'], null, Array.from({ length: 101 }, (_, n) => n + 1)])
      expect((await ask(wrong)).body.errors).toHaveProperty('order_ids');
  });
});
