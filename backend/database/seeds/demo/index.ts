import type { Seeder } from '../seeder';
import { seedAccounts } from './steps/accounts';
import { seedApplicants } from './steps/applicants';
import { seedCatalogue } from './steps/catalogue';
import { seedCheckout } from './steps/checkout';
import { seedContent } from './steps/content';
import { seedCoupons } from './steps/coupons';
import { seedFlashSales } from './steps/flash-sales';
import { seedMessages } from './steps/messages';
import { seedCommissions, seedPayouts } from './steps/finance';
import { seedOrders } from './steps/orders';
import { seedPeople } from './steps/people';
import { seedProducts } from './steps/products';
import { seedReviews } from './steps/reviews';
import { seedDeliveries, seedRiders, seedTalks } from './steps/riders';
import { seedSettings } from './steps/settings';
import { seedSlides } from './steps/slides';
import { seedVendors } from './steps/vendors';

/** A shop that looks alive: vendors, goods, people, and the orders of the last two months. */
export async function seedDemo(seeder: Seeder): Promise<void> {
  seeder.progress('Demo shop: vendors and people');
  await seedSettings(seeder);
  await seedAccounts(seeder);
  await seedVendors(seeder);
  await seedApplicants(seeder);
  await seedPeople(seeder);
  seeder.progress('Demo shop: catalogue');
  await seedCatalogue(seeder);
  await seedProducts(seeder);
  seeder.daysAgo(0);
  await seedSlides(seeder);
  await seedContent(seeder);
  await seedMessages(seeder);
  await seedCoupons(seeder);
  await seedCommissions(seeder);
  await seedCheckout(seeder);
  seeder.progress('Demo shop: orders of the last 60 days');
  await seedOrders(seeder);
  await seedFlashSales(seeder);
  seeder.daysAgo(0);
  seeder.progress('Demo shop: riders, reviews and payouts');
  await seedRiders(seeder);
  await seedDeliveries(seeder);
  await seedTalks(seeder);
  await seedReviews(seeder);
  await seedPayouts(seeder);
}
