import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database, isDuplicate } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { sum } from '../../kernel/money';
import { Translator } from '../../kernel/i18n';
import { Currencies } from '../localisation';
import { couponDiscount } from './coupon-discount';
import { Coupon, CouponRedemption } from './coupon.entity';
import { normaliseCode } from './coupon.store';

/** Who wants to use a code, and on which amounts (minor units of `currency`, one a line). */
export interface CouponAsk {
  code: string;
  /** Normalised e-mail address; unknown before a guest has given one. */
  buyer: string | null;
  currency: string;
  amounts: readonly number[];
  language: string;
}

/** A code that holds, with what it takes off each line. */
export interface AppliedCoupon {
  id: number;
  code: string;
  title: string;
  discounts: number[];
  discount: number;
}

const REFUSED = 'coupon_refused';

/** Decides whether a code holds, and counts its uses so that no limit is ever passed (domain §1.6, §3). */
@Injectable()
export class Coupons {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly currencies: Currencies,
    private readonly translator: Translator,
  ) {}

  /** The code applied; throws 422 `coupon_<reason>` on `coupon_code` when it does not hold. */
  async apply(ask: CouponAsk): Promise<AppliedCoupon> {
    const { em } = this.database;
    const found = await em.findOne(Coupon, { where: { code: normaliseCode(ask.code), status: 'active' } });
    if (!found) throw refusal('unknown', 'This code is not known.');
    this.refuseUntimely(found);
    const to = this.currencies.of(ask.currency);
    const price = (amount: number | null): number | null =>
      amount === null ? null : this.currencies.price(amount, to);
    const least = price(found.min_spend);
    if (least !== null && sum(ask.amounts) < least)
      throw refusal('min_spend', 'Your goods cost less than this code asks for.');
    if (found.limit_total !== null && found.used >= found.limit_total)
      throw refusal('used_up', 'This code has been used up.');
    await this.refuseRepeated(found, ask.buyer);
    const terms = {
      rate: found.type === 'percent' ? found.rate : null,
      amount: price(found.amount),
      max_discount: price(found.max_discount),
    };
    const discounts = couponDiscount(terms, ask.amounts);
    const [shown = found] = await this.translator.translate('coupons', [found], ask.language);
    return { id: found.id, code: found.code, title: shown.title, discounts, discount: sum(discounts) };
  }

  /** Counts a use in the caller's transaction; 409 when somebody else had the last one. */
  async redeem(
    coupon: AppliedCoupon,
    use: { buyer: string; group_number: string; currency: string },
  ): Promise<void> {
    const { em } = this.database;
    const now = this.clock.now();
    const { affected } = await em
      .createQueryBuilder()
      .update(Coupon)
      .set({ used: () => 'used + 1', updated_at: now })
      .where('id = :id AND (limit_total IS NULL OR used < limit_total)', { id: coupon.id })
      .execute();
    if (affected !== 1) throw Failure.conflict(REFUSED, 'This code has been used up.');
    const before = await em.count(CouponRedemption, { where: { coupon_id: coupon.id, buyer: use.buyer } });
    const { limit_per_customer } = await em.findOneByOrFail(Coupon, { id: coupon.id });
    if (limit_per_customer !== null && before >= limit_per_customer)
      throw Failure.conflict(REFUSED, 'You have used this code already.');
    const row = {
      ...use,
      coupon_id: coupon.id,
      ordinal: before + 1,
      discount: coupon.discount,
      created_at: now,
      updated_at: now,
    };
    await em.insert(CouponRedemption, row).catch((error: unknown) => {
      if (isDuplicate(error))
        throw Failure.conflict(REFUSED, 'This code is being used in another order of yours.');
      throw error;
    });
  }

  private refuseUntimely({ starts_at, ends_at }: Coupon): void {
    const now = this.clock.now();
    if (starts_at && starts_at > now) throw refusal('too_early', 'This code is not valid yet.');
    if (ends_at && ends_at <= now) throw refusal('expired', 'This code has expired.');
  }

  private async refuseRepeated({ id, limit_per_customer }: Coupon, buyer: string | null): Promise<void> {
    if (limit_per_customer === null || buyer === null) return;
    const used = await this.database.em.count(CouponRedemption, { where: { coupon_id: id, buyer } });
    if (used >= limit_per_customer) throw refusal('used_before', 'You have used this code already.');
  }
}

/** The code says which of the reasons it is, for readers of other languages. */
function refusal(reason: string, sentence: string): Failure {
  return new Failure(422, `coupon_${reason}`, sentence, { coupon_code: [sentence] });
}
