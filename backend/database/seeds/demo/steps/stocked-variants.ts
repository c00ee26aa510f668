import { Product, Variant } from '../../../../src/modules/catalogue';
import type { Seeder } from '../../seeder';
import { demoProducts } from '../products';

/** A variant that demo customers can buy, with what is left of it. */
export interface StockedVariant {
  variant_id: number;
  popularity: number;
  stock: number;
  /** Pieces that must stay, so that the shop is not sold out at its opening. */
  keep: number;
  cheap: boolean;
  /** Pieces that must be bought at least. */
  least: number;
}

const CHEAP = 3000;

/** What the demo customers choose from: everything on sale today, as likely as it is popular. */
export async function loadStockedVariants(seeder: Seeder): Promise<StockedVariant[]> {
  const { em } = seeder.database;
  const popularity = new Map(
    demoProducts
      .filter((product) => product.available_in_days === undefined)
      .map((product) => [seeder.id('products', product.key), product.popularity]),
  );
  const sold = await em.find(Product, { where: { status: 'active' } });
  const active = new Map(sold.map((product) => [product.id, product.min_qty]));
  const variants = await em.find(Variant, { order: { id: 'ASC' } });
  return variants
    .filter(({ product_id }) => popularity.has(product_id) && active.has(product_id))
    .map(({ id, product_id, on_hand, price }) => ({
      variant_id: id,
      popularity: popularity.get(product_id) ?? 1,
      stock: on_hand,
      keep: on_hand < 4 ? on_hand : Math.ceil(on_hand / 4),
      cheap: price < CHEAP,
      least: active.get(product_id) ?? 1,
    }));
}
