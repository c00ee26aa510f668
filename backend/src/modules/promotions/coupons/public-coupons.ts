import { Injectable } from '@nestjs/common';
import type { WebCoupon } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { Currencies } from '../../localisation';
import { Coupon } from './coupon.entity';
import { CouponUses } from './coupon-uses';
import { EarlierOrders } from './earlier-orders';

const SHOWN = 50;

/** Lists public coupons that can be redeemed now, for customers those that they may still use (specification §7.7). */
@Injectable()
export class PublicCoupons {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly translator: Translator,
    private readonly currencies: Currencies,
    private readonly uses: CouponUses,
    private readonly earlierOrders: EarlierOrders,
  ) {}

  async list({ actor, language, currency }: Caller): Promise<WebCoupon[]> {
    const now = this.clock.now();
    const running = await this.database.em
      .createQueryBuilder(Coupon, 'c')
      .where('c.status = :active AND c.is_public = :yes', { active: 'active', yes: true })
      .andWhere('(c.starts_at IS NULL OR c.starts_at <= :now)', { now })
      .andWhere('(c.ends_at IS NULL OR c.ends_at > :now)', { now })
      .andWhere('(c.limit_total IS NULL OR c.used < c.limit_total)')
      .orderBy('c.created_at', 'DESC')
      .addOrderBy('c.id', 'DESC')
      .take(SHOWN)
      .getMany();
    const coupons = actor?.audience === 'customer' ? await this.usableBy(actor.email, running) : running;
    const to = this.currencies.get(currency);
    const price = (amount: number | null): number | null =>
      amount === null ? null : this.currencies.price(amount, to);
    return (await this.translator.translate('coupons', coupons, language)).map((coupon) => {
      const { code, title, type, rate, buy_qty, get_qty, min_qty, first_order_only, stackable } = coupon;
      return {
        code,
        title,
        type,
        rate,
        buy_qty,
        get_qty,
        min_qty,
        first_order_only,
        stackable,
        amount: price(coupon.amount),
        max_discount: price(coupon.max_discount),
        min_spend: price(coupon.min_spend),
        ends_at: coupon.ends_at?.toISOString() ?? null,
        currency: to.code,
      };
    });
  }

  private async usableBy(buyer: string, coupons: readonly Coupon[]): Promise<Coupon[]> {
    const spent = await this.uses.spentBy(buyer, coupons);
    const isFirstOver =
      coupons.some((coupon) => coupon.first_order_only) && (await this.earlierOrders.hasOrdered(buyer));
    return coupons.filter(({ id, first_order_only }) => !spent.has(id) && !(first_order_only && isFirstOver));
  }
}
