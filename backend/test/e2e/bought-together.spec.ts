import type { ProductCard } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenProduct } from '../support/catalogue.factories';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, pay, readyToPay } from '../support/ordering.factories';
import { moveOrder } from '../support/purchase.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('the list of products frequently bought together', () => {
  let shop: Shop;
  let admin: Client;
  let country_id: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    ({ country_id } = await givenMarket(shop));
  });
  afterAll(() => shop.close());

  const given = async (vendor_id: number, stock = 10) => {
    const { id, variants } = await givenProduct(shop, { vendor_id, stock });
    return { id, variant: variants[0]?.id ?? 0 };
  };
  /** A new customer orders these variants; the orders then pass through the given states. */
  const order = async (variants: number[], states: string[] = ['processing']): Promise<void> => {
    const { client } = await givenCustomer(shop);
    for (const variant of variants) await addToCart(client, variant);
    const paid = await pay(client, await readyToPay(client, country_id));
    const filter = { q: paid.body.data.group_number };
    const list = await admin.post<{ orders: { id: number }[] }>('/admin/orders/filter', { filter });
    for (const { id } of list.body.orders) await moveOrder(admin, id, states);
  };
  const together = async (id: number): Promise<number[]> =>
    (await shop.client.get<{ data: ProductCard[] }>(`/web/product/${id}/bought_together`)).body.data.map(
      (card) => card.id,
    );

  const switchTo = (bought_together: 0 | 1) =>
    admin.put('/admin/settings', { group: 'general', values: { bought_together } });

  it('contains the available products, of any vendor, that share at least two uncancelled orders', async () => {
    const [one, two] = [(await givenVendor(shop)).vendor.id, (await givenVendor(shop)).vendor.id];
    const [product, often] = [await given(one), await given(two)];
    const [chance, last] = [await given(one), await given(one, 2)];
    await order([product.variant, often.variant, last.variant]);
    await order([product.variant, often.variant, last.variant]);
    await order([product.variant, chance.variant]);
    await order([product.variant, chance.variant], ['cancelled']);
    expect(await together(product.id)).toEqual([often.id]);
    await admin.delete(`/admin/products/${often.id}`);
    expect(await together(product.id)).toEqual([]);
  });

  it('is empty when the setting is off or nobody bought the product, and 404 for unknown ones', async () => {
    const vendor_id = (await givenVendor(shop)).vendor.id;
    const [product, other] = [await given(vendor_id), await given(vendor_id)];
    for (const _ of [1, 2]) await order([product.variant, other.variant]);
    await switchTo(0);
    expect(await together(product.id)).toEqual([]);
    await switchTo(1);
    expect(await together(product.id)).toEqual([other.id]);
    expect(await together((await given(vendor_id)).id)).toEqual([]);
    for (const id of ['999999', 'x'])
      expect((await shop.client.get(`/web/product/${id}/bought_together`)).status).toBe(404);
  });
});
