import { Injectable } from '@nestjs/common';
import type { WebCoupon } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { requestedIds } from '../../../kernel/resource';
import { ReferenceNames } from '../../catalogue';
import { Currencies } from '../../localisation';
import { Coupon } from './coupon.entity';
import { CouponUses } from './coupon-uses';
import { CouponVendors } from './coupon-vendors';
import { EarlierOrders } from './earlier-orders';
import { PublicCouponQuery } from './public-coupon.query';

const SHOWN = 50;
/** Read besides, as those of vendors who sell nothing at the moment are left out. */
const READ = 4 * SHOWN;
const MAX_VENDORS = 100;

/** Lists public coupons that can be redeemed now, for customers those that they may still use (specification §7.7). */
@Injectable()
export class PublicCoupons {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly translator: Translator,
    private readonly currencies: Currencies,
    private readonly referenceNames: ReferenceNames,
    private readonly vendors: CouponVendors,
    private readonly uses: CouponUses,
    private readonly earlierOrders: EarlierOrders,
  ) {}

  async list({ vendor_ids }: PublicCouponQuery, { actor, language, currency }: Caller): Promise<WebCoupon[]> {
    const current = await this.current(vendor_ids);
    const isClosed = await this.vendors.areClosed(current);
    const running = current.filter((coupon) => !isClosed(coupon)).slice(0, SHOWN);
    const coupons = actor?.audience === 'customer' ? await this.usableBy(actor.email, running) : running;
    const to = this.currencies.get(currency);
    const price = (amount: number | null): number | null =>
      amount === null ? null : this.currencies.price(amount, to);
    const names = await this.referenceNames.in(language);
    return (await this.translator.translate('coupons', coupons, language)).map((coupon) => {
      const { code, title, type, rate, buy_qty, get_qty, min_qty, first_order_only, stackable } = coupon;
      const { vendor_id } = coupon;
      return {
        vendor_id,
        vendor_name: (vendor_id !== null && names.vendors.get(vendor_id)?.name) || null,
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

  /** Public coupons that are on now: of the given vendors and of none, or all. */
  private current(vendor_ids: string | undefined): Promise<Coupon[]> {
    const now = this.clock.now();
    const query = this.database.em
      .createQueryBuilder(Coupon, 'c')
      .where('c.status = :active AND c.is_public = :yes', { active: 'active', yes: true })
      .andWhere('(c.starts_at IS NULL OR c.starts_at <= :now)', { now })
      .andWhere('(c.ends_at IS NULL OR c.ends_at > :now)', { now })
      .andWhere('(c.limit_total IS NULL OR c.used < c.limit_total)');
    const named = requestedIds({ ids: vendor_ids })?.slice(0, MAX_VENDORS);
    if (named)
      query.andWhere('(c.vendor_id IS NULL OR c.vendor_id IN (:...named))', { named: [0, ...named] });
    return query.orderBy('c.created_at', 'DESC').addOrderBy('c.id', 'DESC').take(READ).getMany();
  }

  private async usableBy(buyer: string, coupons: readonly Coupon[]): Promise<Coupon[]> {
    const spent = await this.uses.spentBy(buyer, coupons);
    const isFirstOver =
      coupons.some((coupon) => coupon.first_order_only) && (await this.earlierOrders.hasOrdered(buyer));
    return coupons.filter(({ id, first_order_only }) => !spent.has(id) && !(first_order_only && isFirstOver));
  }
}
