import type { ProductDetail, ShopPage } from '@stoa/contracts';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { VariantPrice } from '../../src/modules/pricing';
import { givenProduct, type GivenProduct } from '../support/catalogue.factories';
import { eventually } from '../support/eventually';
import { givenAdmin, next } from '../support/factories';
import { givenCurrency } from '../support/localisation.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Shown {
  price: number;
  compare_at: number | null;
  lowest_price: number | null;
}

describe('the lowest price of the 30 days before a reduction', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    await givenCurrency(shop);
    await givenCurrency(shop, { code: 'JPY', name: 'Yen', symbol: '¥', exponent: 0, rate: '150' });
  });
  afterAll(() => shop.close());

  const picked = ({ price, compare_at, lowest_price }: Shown): Shown => ({ price, compare_at, lowest_price });

  async function shown({ id }: GivenProduct): Promise<{ page: Shown; card: Shown }> {
    const page = await shop.client.get<{ data: ProductDetail }>(`/web/product/${id}`);
    const list = await shop.client.get<{ data: ShopPage }>('/web/shopFilterProducts?per_page=96');
    const card = list.body.data.products.find((one) => one.id === id);
    const [variant] = page.body.data.variants;
    if (!variant || !card) throw new Error('The product is not shown');
    return { page: picked(variant), card: picked(card) };
  }

  async function price(
    product: GivenProduct,
    amount: number,
    compare_at: number | null = null,
  ): Promise<void> {
    const { body } = await (
      await givenAdmin(shop)
    ).get<{ data: GivenProduct }>(`/admin/products/${product.id}`);
    const { version, variants, attributes } = body.data as GivenProduct & { attributes: object[] };
    const [{ id, sku } = { id: 0, sku: '' }] = variants;
    const variant = { id, sku, option_value_ids: [], price: amount, compare_at };
    const input = { version, axes: [], variants: [variant], attributes };
    const answer = await (await givenAdmin(shop)).put(`/admin/productsAttribute/${product.id}`, input);
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  }

  async function sale(product: GivenProduct, items: object, hours: number): Promise<void> {
    const variant_id = product.variants[0]?.id;
    const at = (later: number): string => new Date(clock.now().getTime() + later * HOUR).toISOString();
    const window = { starts_at: at(-1), ends_at: at(hours) };
    const input = { title: `Sale ${next()}`, ...window, items: [{ variant_id, ...items }] };
    expect((await (await givenAdmin(shop)).post('/admin/flash_sales', input)).status).toBe(200);
  }

  it('is shown on page and card only while the price is reduced', async () => {
    const product = await givenProduct(shop, { price: 2000 });
    clock.advance(10 * DAY);
    await price(product, 1800);
    clock.advance(5 * DAY);
    await price(product, 2000);
    clock.advance(DAY);
    await price(product, 1500, 2000);
    const reduced = { price: 1500, compare_at: 2000, lowest_price: 1800 };
    expect(await shown(product)).toEqual({ page: reduced, card: reduced });
    clock.advance(40 * DAY);
    await price(product, 1400, 2000);
    expect((await shown(product)).page.lowest_price).toBe(1800);
    await price(product, 2000);
    const regular = { price: 2000, compare_at: null, lowest_price: null };
    expect(await shown(product)).toEqual({ page: regular, card: regular });
  });

  it('includes flash sale prices from the start of the sale to its scheduled end', async () => {
    const product = await givenProduct(shop, { price: 3000 });
    clock.advance(DAY);
    await sale(product, { price: 2000 }, 2);
    const first = { price: 2000, compare_at: 3000, lowest_price: 3000 };
    expect(await shown(product)).toEqual({ page: first, card: first });
    clock.advance(3 * HOUR);
    await eventually(async () => expect((await shown(product)).card.price).toBe(3000));
    clock.advance(DAY);
    await sale(product, { price: 2500 }, 2);
    expect((await shown(product)).page).toEqual({ price: 2500, compare_at: 3000, lowest_price: 2000 });
  });

  it('equals the compare-at price, in the same currency, when the price was never lower', async () => {
    const product = await givenProduct(shop, { price: 2000 });
    clock.advance(DAY);
    await price(product, 1000, 2000);
    const path = `/web/product/${product.id}`;
    const { body } = await shop.client.as({ currency: 'JPY' }).get<{ data: ProductDetail }>(path);
    expect(body.data.variants).toMatchObject([{ price: 1500, compare_at: 3000, lowest_price: 3000 }]);
  });

  it('is absent for products created with a reduction; drafts have no price history', async () => {
    const product = await givenProduct(shop, { price: 1000, compare_at: 2000 });
    expect((await shown(product)).page.lowest_price).toBeNull();
    const draft = await givenProduct(shop, { price: 1000, status: 'draft' });
    const where = { variant_id: draft.variants[0]?.id };
    expect(await shop.app.get(Database).em.count(VariantPrice, { where })).toBe(0);
  });

  it('deletes price history from before the 30-day period', async () => {
    const product = await givenProduct(shop, { price: 1000 });
    for (const amount of [1100, 1200, 1300]) {
      clock.advance(31 * DAY);
      await price(product, amount);
    }
    const where = { variant_id: product.variants[0]?.id };
    expect(await shop.app.get(Database).em.count(VariantPrice, { where })).toBeLessThanOrEqual(2);
  });
});
