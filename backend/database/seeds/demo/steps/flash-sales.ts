import { In } from 'typeorm';
import { Variant } from '../../../../src/modules/catalogue';
import { PriceChanges } from '../../../../src/modules/pricing';
import { flashSales } from '../../../../src/modules/promotions';
import { AddCartItem } from '../../../../src/modules/shopping';
import type { Seeder } from '../../seeder';
import { demoFlashSales } from '../flash-sales';
import { demoCustomers } from '../people';
import type { DemoFlashSale } from '../types';
import { orderCart } from './orders';
import { shopperCall } from './people-who-act';
import { SeededRandom } from './random';
import { translated } from './translated';

const DAY = 86_400_000;
const SEED = 20_260_214;

/** Flash sales on, over and to come, and the orders that were placed in them. */
export async function seedFlashSales(seeder: Seeder): Promise<void> {
  const random = new SeededRandom(SEED);
  for (const sale of demoFlashSales) {
    const variants = await variantsOf(seeder, sale);
    const moment = (days: number): Date => new Date(seeder.today.getTime() + days * DAY);
    seeder.clock.set(moment(Math.min(sale.from_days, 0) - 1));
    await seeder.create(flashSales, sale.key, {
      ...translated({ title: sale.title }),
      starts_at: moment(sale.from_days).toISOString(),
      ends_at: moment(sale.to_days).toISOString(),
      items: sale.items.map(({ sku, sold: _, ...terms }) => ({ ...terms, variant_id: variants.get(sku) })),
    });
    await buyItems(seeder, random, sale, variants);
  }
}

/**
 * Shows today's prices of the products in flash sales: the jobs that do so when a sale begins do not run while
 * seeding, and later steps act on days before it.
 */
export async function showFlashSalePrices(seeder: Seeder): Promise<void> {
  const skus = demoFlashSales.flatMap(({ items }) => items.map(({ sku }) => sku));
  const rows = await seeder.database.em.find(Variant, { where: { sku: In(skus) } });
  await seeder.get(PriceChanges).publish([...new Set(rows.map(({ product_id }) => product_id))]);
}

async function variantsOf(seeder: Seeder, { items }: DemoFlashSale): Promise<Map<string, number>> {
  const where = { sku: In(items.map((item) => item.sku)) };
  const rows = await seeder.database.em.find(Variant, { where });
  return new Map(rows.map((row) => [row.sku, row.id]));
}

/** One piece of some items an order, as long as there is something to be bought of them. */
async function buyItems(
  seeder: Seeder,
  random: SeededRandom,
  { from_days, to_days, items }: DemoFlashSale,
  variants: ReadonlyMap<string, number>,
): Promise<void> {
  const orders = Math.max(...items.map((item) => item.sold));
  const span = (Math.min(to_days, 0) - from_days) * DAY;
  const first = random.integer(0, demoCustomers.length - 1);
  for (let n = 0; n < orders; n++) {
    const customer = demoCustomers[(first + n) % demoCustomers.length];
    if (!customer) continue;
    const after = from_days * DAY + (span * (n + 0.5)) / orders;
    seeder.clock.set(new Date(seeder.today.getTime() + after));
    const caller = await shopperCall(seeder, customer.email, customer.locale);
    for (const item of items.filter(({ sold }) => sold > n)) {
      const variant_id = variants.get(item.sku) ?? 0;
      await seeder.get(AddCartItem).execute({ variant_id, quantity: 1 }, caller);
    }
    await orderCart(seeder, random, customer, caller);
  }
}
