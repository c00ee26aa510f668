import { Injectable } from '@nestjs/common';
import { Database, placeholders } from '../../../kernel/database';
import type { Condition, CouponScope } from './coupon-eligibility';
import { NAMED } from './coupon-eligibility';
import type { Coupon } from './coupon.entity';

interface Row {
  coupon_id: number;
  side: 'includes' | 'excludes';
  kind: keyof Condition;
  id: number;
}

const TABLES: Record<keyof Condition, string> = {
  product: 'products',
  category: 'categories',
  brand: 'brands',
  vendor: 'vendors',
};

const selectOf = (kind: keyof Condition, side: Row['side'], marks: string): string =>
  `SELECT coupon_id, '${side}' AS side, '${kind}' AS kind, ${kind}_id AS id
   FROM coupon_${side === 'excludes' ? 'excluded_' : ''}${TABLES[kind]} WHERE coupon_id IN (${marks})`;

/** Reads which items coupons apply to. */
@Injectable()
export class CouponScopes {
  constructor(private readonly database: Database) {}

  /** The scope of each coupon, by one SQL statement for all their conditions. */
  async load(coupons: readonly Coupon[]): Promise<(coupon: Coupon) => CouponScope> {
    const rows = coupons.length > 0 ? await this.rows(coupons.map(({ id }) => id)) : [];
    return ({ id, vendor_id }) => {
      const own = rows.filter((row) => row.coupon_id === id);
      const ids = (side: Row['side'], kind: Row['kind']): Set<number> =>
        new Set(own.filter((row) => row.side === side && row.kind === kind).map((row) => row.id));
      const condition = (side: Row['side']): Condition =>
        Object.fromEntries(NAMED.map((kind) => [kind, ids(side, kind)])) as unknown as Condition;
      return { vendor_id, includes: condition('includes'), excludes: condition('excludes') };
    };
  }

  private rows(ids: readonly number[]): Promise<Row[]> {
    const marks = placeholders(ids);
    const selects = NAMED.flatMap((kind) => [
      selectOf(kind, 'includes', marks),
      selectOf(kind, 'excludes', marks),
    ]);
    return this.database.em.query(
      selects.join(' UNION ALL '),
      selects.flatMap(() => ids),
    );
  }
}
