import { seedIdentity } from './identity';
import { seedLocalisation } from './localisation';
import { seedShopBasics } from './shop-basics';
import type { Seeder } from './seeder';

/**
 * Seeds the required data of every shop: languages, currencies, places, roles, order statuses, payment and
 * tax classes.
 */
export async function seedMinimal(seeder: Seeder): Promise<void> {
  seeder.progress('Languages, currencies and countries');
  await seedLocalisation(seeder);
  seeder.progress('Roles, statuses and taxes');
  await seedIdentity(seeder);
  await seedShopBasics(seeder);
}
