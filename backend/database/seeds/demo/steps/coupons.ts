import { coupons } from '../../../../src/modules/promotions';
import type { Seeder } from '../../seeder';

/** Codes to try the checkout with: a tenth off once for everybody, and an amount off a larger cart. */
export async function seedCoupons(seeder: Seeder): Promise<void> {
  await seeder.create(coupons, 'WELCOME10', {
    ...{ code: 'WELCOME10', title: 'A tenth off your first order', type: 'percent', rate: '0.1' },
    ...{ max_discount: 5000, limit_per_customer: 1 },
    translations: { ar: { title: 'خصم ١٠٪ على طلبك الأول' }, es: { title: 'Un 10 % en tu primer pedido' } },
  });
  await seeder.create(coupons, 'MARKET15', {
    ...{ code: 'MARKET15', title: '$15 off from $100', type: 'fixed_cart', amount: 1500, min_spend: 10_000 },
    translations: {
      ar: { title: 'خصم 15 دولارًا عند الشراء بـ 100 دولار' },
      es: { title: '15 $ menos desde 100 $' },
    },
  });
}
