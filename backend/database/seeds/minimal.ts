import { seedIdentity } from './identity';
import { seedLocalisation } from './localisation';
import { seedShopBasics } from './shop-basics';
import type { FilledSeed, Seeder } from './seeder';

/**
 * Seeds the required data of every shop: languages, currencies, places, roles, order statuses, payment and
 * tax classes.
 */
export async function seedMinimal(seeder: Seeder, seed: FilledSeed): Promise<void> {
  seeder.progress('Languages, currencies and countries');
  await seedLocalisation(seeder, seed);
  seeder.progress('Roles, statuses and taxes');
  await seedIdentity(seeder);
  await seedShopBasics(seeder);
}
