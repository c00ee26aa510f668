import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Coupon, CouponRedemption } from './coupon.entity';
import type { AppliedCoupon } from './applied-coupon';

/** The order group that coupons are redeemed for. */
export interface CouponUse {
  /** Normalised e-mail address. */
  buyer: string;
  group_number: string;
  currency: string;
}

/** Neither deleted, deactivated nor edited since its terms were applied, and not used up. */
const REDEEMABLE =
  'id = :id AND version = :version AND deleted_at IS NULL AND (limit_total IS NULL OR used < limit_total)';

const refused = (sentence: string, { code: coupon_code }: Pick<Coupon, 'code'>): Failure =>
  Failure.conflict('coupon_refused', sentence, { coupon_code });

/** Counts redemptions of coupons, so that no limit is ever exceeded. */
@Injectable()
export class CouponUses {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether a buyer has reached the coupon's limit per customer. */
  async isSpent(coupon: Coupon, buyer: string): Promise<boolean> {
    return (await this.spentBy(buyer, [coupon])).has(coupon.id);
  }

  /** Ids of the coupons whose limit per customer a buyer has reached. */
  async spentBy(buyer: string, coupons: readonly Coupon[]): Promise<Set<number>> {
    const limited = coupons.filter(({ limit_per_customer }) => limit_per_customer !== null);
    if (limited.length === 0) return new Set();
    const rows = await this.database.em.find(CouponRedemption, {
      where: { buyer, coupon_id: In(limited.map(({ id }) => id)) },
      select: { coupon_id: true },
    });
    const used = (id: number): number => rows.filter(({ coupon_id }) => coupon_id === id).length;
    const spent = limited.filter(
      ({ id, limit_per_customer }) => used(id) >= (limit_per_customer ?? Infinity),
    );
    return new Set(spent.map(({ id }) => id));
  }

  /** Counts a redemption per coupon in the caller's transaction; 409 if another request took the last one. */
  async redeem(coupons: readonly AppliedCoupon[], use: CouponUse): Promise<void> {
    // In the order of ids, so that concurrent checkouts can't deadlock.
    const ordered = [...coupons].sort((a, b) => a.id - b.id);
    const first = ordered.find((coupon) => coupon.first_order_only);
    for (const coupon of ordered) {
      await this.count(coupon, use, { first_order_of: coupon === first ? use.buyer : null });
    }
  }

  /**
   * Releases an order group's redemptions, in the caller's transaction.
   * @param kept ids of coupons that still discount an order of it
   */
  async release(group_number: string, kept: ReadonlySet<number>): Promise<void> {
    const { em } = this.database;
    const uses = await em.find(CouponRedemption, { where: { group_number }, order: { coupon_id: 'ASC' } });
    for (const { id, coupon_id } of uses.filter((use) => !kept.has(use.coupon_id))) {
      const { affected } = await em.delete(CouponRedemption, { id });
      if (affected !== 1) continue;
      const set = { used: () => 'used - 1', updated_at: this.clock.now() };
      await em.update(Coupon, { id: coupon_id }, set);
    }
  }

  /** Replaces the buyer of order groups' redemptions by an address that never orders. */
  async erase(group_numbers: readonly string[], erased: string): Promise<void> {
    if (group_numbers.length === 0) return;
    // Redemptions of a former address may have the same ordinals.
    const set = { buyer: erased, first_order_of: null, ordinal: () => 'id' };
    await this.database.em.update(CouponRedemption, { group_number: In([...group_numbers]) }, set);
  }

  private async whyNot(coupon: AppliedCoupon): Promise<Failure> {
    const { id, version } = coupon;
    const isSame = await this.database.em.existsBy(Coupon, { id, version });
    const sentence = isSame
      ? 'This code has reached its usage limit.'
      : 'This code has changed in the meantime.';
    return refused(sentence, coupon);
  }

  private async count(
    coupon: AppliedCoupon,
    use: CouponUse,
    mark: { first_order_of: string | null },
  ): Promise<void> {
    const { em } = this.database;
    const now = this.clock.now();
    const { id, version } = coupon;
    const { affected } = await em
      .createQueryBuilder()
      .update(Coupon)
      .set({ used: () => 'used + 1', updated_at: now })
      .where(REDEEMABLE, { id, version })
      .execute();
    if (affected !== 1) throw await this.whyNot(coupon);
    const mine = { coupon_id: coupon.id, buyer: use.buyer };
    const before = await em.count(CouponRedemption, { where: mine });
    const { limit_per_customer } = await em.findOneByOrFail(Coupon, { id: coupon.id });
    if (limit_per_customer !== null && before >= limit_per_customer)
      throw refused('You have already used this code.', coupon);
    const row = {
      ...use,
      ...mark,
      coupon_id: coupon.id,
      ordinal: ((await em.maximum(CouponRedemption, 'ordinal', mine)) ?? 0) + 1,
      discount: coupon.discount + coupon.shipping_discount,
      created_at: now,
      updated_at: now,
    };
    await em.insert(CouponRedemption, row).catch((error: unknown) => {
      if (isDuplicate(error)) throw refused('This code is being used in another order of yours.', coupon);
      throw error;
    });
  }
}
