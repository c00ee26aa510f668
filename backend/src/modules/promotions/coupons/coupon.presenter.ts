import { Injectable } from '@nestjs/common';
import type { CouponFigures } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Database, placeholders } from '../../../kernel/database';
import type { Presenter } from '../../../kernel/resource';
import { definitionOf, GenericPresenter } from '../../../kernel/resource';
import type { Coupon } from './coupon.entity';
import { CouponStore } from './coupon.store';

/** Presents coupons with the discounts that their redemptions gave. */
@Injectable()
export class CouponPresenter implements Presenter<Coupon> {
  constructor(
    private readonly database: Database,
    private readonly generic: GenericPresenter,
    private readonly store: CouponStore,
  ) {}

  async rows(rows: Coupon[], caller: Caller): Promise<object[]> {
    const shown = await this.generic.rows(definitionOf(this), this.store, rows, caller);
    const figures = await this.figures(rows);
    return rows.map((row, index) => ({ ...shown[index], ...figures(row) }));
  }

  async one(row: Coupon, caller: Caller): Promise<object> {
    const shown = await this.generic.one(definitionOf(this), this.store, row, caller);
    return { ...shown, ...(await this.figures([row]))(row) };
  }

  private async figures(coupons: readonly Coupon[]): Promise<(coupon: Coupon) => CouponFigures> {
    const ids = coupons.filter(({ used }) => used > 0).map(({ id }) => id);
    const sums: { coupon_id: number; currency: string; amount: string | number }[] =
      ids.length === 0
        ? []
        : await this.database.em.query(
            `SELECT coupon_id, currency, SUM(discount) AS amount FROM coupon_redemptions
             WHERE coupon_id IN (${placeholders(ids)}) GROUP BY coupon_id, currency ORDER BY currency`,
            ids,
          );
    return ({ id }) => ({
      discounts_given: sums
        .filter(({ coupon_id }) => coupon_id === id)
        .map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
    });
  }
}
