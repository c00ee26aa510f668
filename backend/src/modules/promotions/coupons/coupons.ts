import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { sum } from '../../../kernel/money';
import { normaliseCode } from '../../../kernel/spelling';
import { ReferenceNames } from '../../catalogue';
import { Currencies } from '../../localisation';
import type { AppliedCoupon } from './applied-coupon';
import type { CouponTerms, DiscountableLine } from './coupon-discount';
import { setSize } from './coupon-discount';
import type { CouponLine } from './coupon-eligibility';
import { isEligible } from './coupon-eligibility';
import { Coupon } from './coupon.entity';
import { refusal } from './coupon-refusal';
import { CouponScopes } from './coupon-scopes';
import type { RemainingAmounts } from './coupon-reduction';
import { remainingAfter, applyReduction } from './coupon-reduction';
import { CouponUses } from './coupon-uses';
import { CouponVendors } from './coupon-vendors';
import { EarlierOrders } from './earlier-orders';

/** Codes to apply, with buyer and cart (minor units of `currency`). */
export interface CouponRequest {
  codes: readonly string[];
  /** Normalised e-mail address; null until a guest has entered one. */
  buyer: string | null;
  currency: string;
  language: string;
  lines: readonly CouponLine[];
  /** Shipping price by vendor; empty until a method is chosen. */
  shipping: ReadonlyMap<number, number>;
}

/** Validates coupon codes and computes their discounts. */
@Injectable()
export class Coupons {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly currencies: Currencies,
    private readonly translator: Translator,
    private readonly referenceNames: ReferenceNames,
    private readonly scopes: CouponScopes,
    private readonly uses: CouponUses,
    private readonly vendors: CouponVendors,
    private readonly earlierOrders: EarlierOrders,
  ) {}

  /**
   * Applies the codes in order, each to the amounts left by the previous ones.
   * @throws Failure 422 `coupon_<reason>` on `coupon_code`, with the code in `details`, if one is invalid
   */
  async apply(ask: CouponRequest): Promise<AppliedCoupon[]> {
    const coupons = await this.find(ask.codes);
    refuseUnstackable(coupons);
    const { categories } = await this.referenceNames.in(ask.language);
    const { lines } = ask;
    const goods = lines.map(({ offer }) => ({
      ...offer,
      category_ids: offer.category_ids.flatMap((id) => categories.get(id)?.trail ?? [id]),
    }));
    const scopes = await this.scopes.load(coupons);
    const titles = await this.translator.translate('coupons', coupons, ask.language);
    let remaining: RemainingAmounts = {
      lines: lines.map(({ unit_price, quantity }) => unit_price * quantity),
      shipping: ask.shipping,
    };
    const applied: AppliedCoupon[] = [];
    for (const [index, coupon] of coupons.entries()) {
      await this.refuseBuyer(coupon, ask);
      const scope = scopes(coupon);
      const eligible = goods.map((one) => isEligible(one, scope));
      const terms = this.termsIn(ask.currency, coupon);
      const met = lines
        .map(({ unit_price, quantity }, at) => ({ unit_price, quantity, left: remaining.lines[at] ?? 0 }))
        .filter((_, at) => eligible[at]);
      this.refuseGoods(coupon, terms, met, ask.currency);
      const reduction = applyReduction(terms, lines, eligible, remaining);
      remaining = remainingAfter(remaining, reduction);
      const { id, code, type, funded_by, first_order_only, version } = coupon;
      const title = titles[index]?.title ?? coupon.title;
      applied.push({ id, code, title, type, funded_by, first_order_only, version, ...reduction });
    }
    return applied;
  }

  private async find(codes: readonly string[]): Promise<Coupon[]> {
    const wanted = codes.map(normaliseCode);
    const rows = await this.database.em.find(Coupon, { where: { code: In(wanted), status: 'active' } });
    const isClosed = await this.vendors.areClosed(rows);
    const now = this.clock.now();
    return wanted.map((code, index) => {
      const coupon = rows.find((row) => row.code === code);
      if (!coupon) throw refusal('unknown', code);
      if (wanted.indexOf(code) !== index) throw refusal('repeated', code);
      if (isClosed(coupon)) throw refusal('store_closed', code);
      const { starts_at, ends_at, limit_total, used } = coupon;
      if (starts_at && starts_at > now) throw refusal('too_early', code);
      if (ends_at && ends_at <= now) throw refusal('expired', code);
      if (limit_total !== null && used >= limit_total) throw refusal('used_up', code);
      return coupon;
    });
  }

  private async refuseBuyer(coupon: Coupon, { buyer }: CouponRequest): Promise<void> {
    if (buyer === null) return;
    if (await this.uses.isSpent(coupon, buyer)) throw refusal('used_before', coupon.code);
    if (coupon.first_order_only && (await this.earlierOrders.hasOrdered(buyer)))
      throw refusal('not_first_order', coupon.code);
  }

  private refuseGoods(
    coupon: Coupon,
    terms: CouponTerms,
    goods: readonly (DiscountableLine & { unit_price: number })[],
    currency: string,
  ): void {
    const { code, min_spend, min_qty } = coupon;
    if (goods.length === 0) throw refusal('no_goods', code);
    const spent = sum(goods.map(({ unit_price, quantity }) => unit_price * quantity));
    const least = this.currencies.price(min_spend ?? 0, this.currencies.get(currency));
    if (spent < least) throw refusal('min_spend', code, { missing: least - spent, currency });
    const pieces = sum(goods.map(({ quantity }) => quantity));
    const fewest = Math.max(min_qty ?? 0, setSize(terms));
    if (pieces < fewest) throw refusal('min_qty', code, { missing: fewest - pieces });
    const isUnused = sum(goods.map(({ left: remaining }) => remaining)) === 0;
    if (isUnused && spent > 0 && terms.type !== 'free_shipping') throw refusal('nothing_left', code);
  }

  private termsIn(currency: string, coupon: Coupon): CouponTerms {
    const to = this.currencies.get(currency);
    const price = (amount: number | null): number | null =>
      amount === null ? null : this.currencies.price(amount, to);
    const { type, rate, amount, buy_qty, get_qty, max_discount } = coupon;
    return { type, rate, buy_qty, get_qty, amount: price(amount), max_discount: price(max_discount) };
  }
}

/** Several codes are valid only if all are stackable. */
function refuseUnstackable(coupons: readonly Coupon[]): void {
  const alone = coupons.length > 1 && coupons.findLast(({ stackable }) => !stackable);
  if (alone) throw refusal('not_stackable', alone.code);
}
