import { Injectable } from '@nestjs/common';
import type { CouponType, Funder } from '@stoa/contracts';
import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { sum } from '../../../kernel/money';
import { normaliseCode } from '../../../kernel/spelling';
import { Vocabulary } from '../../catalogue';
import { Currencies } from '../../localisation';
import type { CouponTerms } from './coupon-discount';
import { setSize } from './coupon-discount';
import type { CouponGoods } from './coupon-eligibility';
import { isEligible } from './coupon-eligibility';
import { Coupon } from './coupon.entity';
import { refusal } from './coupon-refusal';
import { CouponScopes } from './coupon-scopes';
import type { Left, Taken } from './coupon-turn';
import { leftAfter, takeOff } from './coupon-turn';
import { CouponUses } from './coupon-uses';

/** A line of the cart; `category_ids` its product's own, `unit_price` in the buyer's currency. */
export interface CouponLine extends CouponGoods {
  unit_price: number;
  quantity: number;
}

/** Who wants to use codes, and on what (minor units of `currency`). */
export interface CouponAsk {
  codes: readonly string[];
  /** Normalised e-mail address; unknown before a guest has given one. */
  buyer: string | null;
  /** Only asked where a code is for first orders. */
  hasOrdered: (buyer: string) => Promise<boolean>;
  currency: string;
  language: string;
  lines: readonly CouponLine[];
  /** What shipping costs by vendor; nothing while none is chosen. */
  shipping: ReadonlyMap<number, number>;
}

/** A code that holds, with what it takes off each line and each vendor's shipping. */
export interface AppliedCoupon extends Taken {
  id: number;
  code: string;
  title: string;
  type: CouponType;
  funded_by: Funder;
  first_order_only: boolean;
}

/** Decides whether codes hold and what they take off (domain §3). */
@Injectable()
export class Coupons {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly currencies: Currencies,
    private readonly translator: Translator,
    private readonly vocabulary: Vocabulary,
    private readonly scopes: CouponScopes,
    private readonly uses: CouponUses,
  ) {}

  /**
   * The codes applied in their order, each to what the ones before have left; throws 422 `coupon_<reason>` on
   * `coupon_code`, with the code in `details`, when one does not hold.
   */
  async apply(ask: CouponAsk): Promise<AppliedCoupon[]> {
    const found = await this.find(ask.codes);
    refuseUnstackable(found);
    const { categories } = await this.vocabulary.in(ask.language);
    const lines = ask.lines.map((line) => ({
      ...line,
      category_ids: line.category_ids.flatMap((id) => categories.get(id)?.trail ?? [id]),
    }));
    const scopes = await this.scopes.of(found);
    const titles = await this.translator.translate('coupons', found, ask.language);
    let left: Left = {
      lines: lines.map(({ unit_price, quantity }) => unit_price * quantity),
      shipping: ask.shipping,
    };
    const applied: AppliedCoupon[] = [];
    for (const [index, coupon] of found.entries()) {
      await this.refuseBuyer(coupon, ask);
      const eligible = lines.map((line) => isEligible(line, scopes(coupon)));
      const terms = this.termsIn(ask.currency, coupon);
      const goods = lines
        .map((line, at) => ({ ...line, left: left.lines[at] ?? 0 }))
        .filter((_, at) => eligible[at]);
      this.refuseGoods(coupon, terms, goods, ask.currency);
      const taken = takeOff(terms, lines, eligible, left);
      left = leftAfter(left, taken);
      const { id, code, type, funded_by, first_order_only } = coupon;
      const title = titles[index]?.title ?? coupon.title;
      applied.push({ ...{ id, code, title, type, funded_by, first_order_only }, ...taken });
    }
    return applied;
  }

  private async find(codes: readonly string[]): Promise<Coupon[]> {
    const wanted = codes.map(normaliseCode);
    const rows = await this.database.em.find(Coupon, { where: { code: In(wanted), status: 'active' } });
    const now = this.clock.now();
    return wanted.map((code, index) => {
      const coupon = rows.find((row) => row.code === code);
      if (!coupon) throw refusal('unknown', code);
      if (wanted.indexOf(code) !== index) throw refusal('repeated', code);
      const { starts_at, ends_at, limit_total, used } = coupon;
      if (starts_at && starts_at > now) throw refusal('too_early', code);
      if (ends_at && ends_at <= now) throw refusal('expired', code);
      if (limit_total !== null && used >= limit_total) throw refusal('used_up', code);
      return coupon;
    });
  }

  private async refuseBuyer(coupon: Coupon, { buyer, hasOrdered }: CouponAsk): Promise<void> {
    if (buyer === null) return;
    if (await this.uses.isSpent(coupon, buyer)) throw refusal('used_before', coupon.code);
    if (coupon.first_order_only && (await hasOrdered(buyer))) throw refusal('not_first_order', coupon.code);
  }

  private refuseGoods(
    coupon: Coupon,
    terms: CouponTerms,
    goods: readonly (CouponLine & { left: number })[],
    currency: string,
  ): void {
    const { code, min_spend, min_qty } = coupon;
    if (goods.length === 0) throw refusal('no_goods', code);
    const spent = sum(goods.map(({ unit_price, quantity }) => unit_price * quantity));
    const least = this.currencies.price(min_spend ?? 0, this.currencies.of(currency));
    if (spent < least) throw refusal('min_spend', code, { missing: least - spent, currency });
    const pieces = sum(goods.map(({ quantity }) => quantity));
    const fewest = Math.max(min_qty ?? 0, setSize(terms));
    if (pieces < fewest) throw refusal('min_qty', code, { missing: fewest - pieces });
    const isWorthless = sum(goods.map(({ left }) => left)) === 0;
    if (isWorthless && spent > 0 && terms.type !== 'free_shipping') throw refusal('nothing_left', code);
  }

  private termsIn(currency: string, coupon: Coupon): CouponTerms {
    const to = this.currencies.of(currency);
    const price = (amount: number | null): number | null =>
      amount === null ? null : this.currencies.price(amount, to);
    const { type, rate, amount, buy_qty, get_qty, max_discount } = coupon;
    return { type, rate, buy_qty, get_qty, amount: price(amount), max_discount: price(max_discount) };
  }
}

/** Several codes only when every one of them may stand beside others. */
function refuseUnstackable(found: readonly Coupon[]): void {
  const alone = found.length > 1 && found.findLast(({ stackable }) => !stackable);
  if (alone) throw refusal('not_stackable', alone.code);
}
