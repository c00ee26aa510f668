import { Database } from '../../src/kernel/database';
import { Stock, StockMovement } from '../../src/modules/inventory';
import { Variant } from '../../src/modules/catalogue';
import { givenProduct } from '../support/catalogue.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

describe('stock', () => {
  let shop: Shop;
  let stock: Stock;

  beforeAll(async () => {
    shop = await startShop();
    stock = shop.app.get(Stock);
  });
  afterAll(() => shop.close());

  const variantWith = async (pieces: number): Promise<number> =>
    (await givenProduct(shop, { stock: pieces })).variants[0]?.id ?? 0;
  const level = (id: number): Promise<Variant> =>
    shop.app.get(Database).em.findOneOrFail(Variant, { where: { id } });

  it('reserves 50 units for exactly 50 of 200 concurrent requests', async () => {
    const variant_id = await variantWith(50);
    const reservations = Array.from({ length: 200 }, () => stock.reserve([{ variant_id, quantity: 1 }]));
    const answers = await Promise.allSettled(reservations);
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(50);
    const refusals = answers
      .filter((one) => one.status === 'rejected')
      .map((one) => one.reason as { code: string });
    expect(new Set(refusals.map((one) => one.code))).toEqual(new Set(['insufficient_stock']));
    expect(await level(variant_id)).toMatchObject({ on_hand: 50, reserved: 50 });
  });

  it('reserves all lines or none, and reports the variants that are short', async () => {
    const [plenty, few] = [await variantWith(9), await variantWith(2)];
    const lines = [
      { variant_id: few, quantity: 2 },
      { variant_id: plenty, quantity: 1 },
      { variant_id: few, quantity: 1 },
    ];
    await expect(stock.reserve(lines)).rejects.toMatchObject({
      status: 409,
      details: { variants: [{ variant_id: few, available: 2 }] },
    });
    expect(await level(plenty)).toMatchObject({ reserved: 0 });
  });

  it('does not report variants that are just enough', async () => {
    const [enough, few] = [await variantWith(3), await variantWith(1)];
    const lines = [enough, few].map((variant_id) => ({
      variant_id,
      quantity: 2,
      key: `short:${variant_id}`,
    }));
    await expect(stock.sell(lines)).rejects.toMatchObject({
      details: { variants: [{ variant_id: few, available: 1 }] },
    });
    expect(await level(enough)).toMatchObject({ on_hand: 3 });
  });

  it('applies a sale and its return once per key, even when they are repeated', async () => {
    const variant_id = await variantWith(5);
    await stock.reserve([{ variant_id, quantity: 2 }]);
    const line = { variant_id, quantity: 2 };
    for (let n = 0; n < 3; n++) await stock.sellReserved([{ ...line, key: `line:${variant_id}:sale` }]);
    expect(await level(variant_id)).toMatchObject({ on_hand: 3, reserved: 0 });
    for (let n = 0; n < 3; n++) await stock.restock([{ ...line, key: `line:${variant_id}:back` }]);
    expect(await level(variant_id)).toMatchObject({ on_hand: 5, reserved: 0 });
    const moved = await shop.app.get(Database).em.find(StockMovement, { where: { variant_id } });
    expect(moved.reduce((total, row) => total + row.quantity, 0)).toBe(5);
  });

  it('releases only what was reserved', async () => {
    const variant_id = await variantWith(5);
    await stock.reserve([{ variant_id, quantity: 1 }]);
    await stock.release([{ variant_id, quantity: 1 }]);
    await expect(stock.release([{ variant_id, quantity: 1 }])).rejects.toMatchObject({
      code: 'not_reserved',
    });
    expect(await level(variant_id)).toMatchObject({ on_hand: 5, reserved: 0 });
  });
});
