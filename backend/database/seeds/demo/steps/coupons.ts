import type { Caller } from '../../../../src/kernel/access';
import { Failure } from '../../../../src/kernel/http';
import { ValidateCheckout } from '../../../../src/modules/ordering';
import { coupons } from '../../../../src/modules/promotions';
import type { Seeder } from '../../seeder';
import { demoCodes, demoCoupons } from '../coupons';
import type { SeededRandom } from './random';
import { translated } from './translated';

const DAY = 86_400_000;

/** Codes of every type to try the checkout with. */
export async function seedCoupons(seeder: Seeder): Promise<void> {
  const on = (days: number | undefined): Date | null =>
    days === undefined ? null : new Date(seeder.today.getTime() + days * DAY);
  const ids = (kind: string, keys: readonly string[] = []): number[] =>
    keys.map((key) => seeder.id(kind, key));
  for (const coupon of demoCoupons) {
    const { code, title, terms, vendor, starts_in, ends_in } = coupon;
    await seeder.create(coupons, code, {
      code,
      ...translated({ title }),
      ...terms,
      starts_at: on(starts_in),
      ends_at: on(ends_in),
      ...(vendor && { vendor_id: seeder.id('vendors', vendor), funded_by: 'vendor' }),
      category_ids: ids('categories', coupon.categories),
      brand_ids: ids('brands', coupon.brands),
      excluded_category_ids: ids('categories', coupon.excluded_categories),
    });
  }
}

/** The codes that somebody uses for the cart at hand: now and then some, and none that the shop refuses. */
export async function codesFor(seeder: Seeder, random: SeededRandom, caller: Caller): Promise<string[]> {
  const codes = random.pick(demoCodes);
  if (random.integer(1, 10) > 4) return [];
  const ask = { coupon_code: codes.at(-1) ?? '', coupon_codes: codes.slice(0, -1) };
  try {
    await seeder.get(ValidateCheckout).couponCode(ask, caller);
    return [...codes];
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
