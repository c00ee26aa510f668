import { Injectable } from '@nestjs/common';
import type { Activity, CouponType } from '@stoa/contracts';
import Big from 'big.js';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { normaliseCode } from '../../../kernel/spelling';
import { msg } from '../../../kernel/translation';
import { Currencies } from '../../localisation';
import { Coupon, coupons } from '../../promotions';
import type { RecordReader } from '../reading/record-reader';
import { filled, MigrationKind, type Prepared, type ReadRecord } from './migration-kind';
import { ValidatedStore } from './validated-store';

interface Values {
  code: string;
  title: string;
  type: CouponType;
  rate: string | null;
  amount: number | null;
  min_spend: number | null;
  min_qty: number | null;
  limit_total: number | null;
  limit_per_customer: number | null;
  starts_at: string | null;
  ends_at: string | null;
  stackable: boolean;
  status: Activity;
  /** Redemptions here: a coupon in use is neither changed nor removed. */
  used: number;
}

const TYPES: Readonly<Record<string, CouponType>> = {
  percentage: 'percent',
  percent: 'percent',
  by_percent: 'percent',
  percentage_discount: 'percent',
  fixed_amount: 'fixed_cart',
  fixed_cart: 'fixed_cart',
  cart_fixed: 'fixed_cart',
  fixed_product: 'fixed_item',
  by_fixed: 'fixed_item',
  fixed_item: 'fixed_item',
  free_shipping: 'free_shipping',
};
const OFF = new Set(['inactive', 'expired', 'draft', 'disabled', '0', 'no', 'false', 'trash', 'private']);
const DAY = 24 * 60 * 60 * 1000;

/** Restrictions that a file may have and a coupon here can't express by another shop's identifiers. */
const RESTRICTIONS = [
  'products',
  'excluded_products',
  'categories',
  'excluded_categories',
  'customers',
  'maximum_spend',
] as const;
const UNSUPPORTED = 'can’t be represented here; create the coupon by hand';

/** Coupons; what can't be represented refuses the line. */
@Injectable()
export class CouponsKind extends MigrationKind<Values, Values> {
  readonly name = 'coupons';
  readonly resource = 'coupons';

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly currencies: Currencies,
    private readonly store: ValidatedStore,
  ) {
    super();
  }

  read(reader: RecordReader): ReadRecord<Values> {
    const { exponent } = this.currencies.default();
    const code = normaliseCode(reader.required('code', 40));
    for (const field of RESTRICTIONS) if (reader.cell(field)) reader.refuse(field, UNSUPPORTED);
    if (reader.flag('without_sale_items')) reader.refuse('without_sale_items', UNSUPPORTED);
    const type = this.type(reader);
    const text = type === 'percent' ? reader.cell('amount') : '';
    const percent = text ? reader.decimal('amount', text.replace('%', ''))?.abs() : undefined;
    if (percent && (percent.gt(100) || percent.eq(0)))
      reader.refuse('amount', 'must be a percentage up to 100');
    const amount = type === 'fixed_cart' || type === 'fixed_item' ? reader.amount('amount', exponent) : null;
    const starts = reader.moment('starts_at');
    const ends = reader.moment('ends_at');
    const draft: Values = {
      code,
      title: reader.text('title', 120) ?? code,
      type: type ?? 'percent',
      rate: percent ? new Big(percent).div(100).toFixed() : null,
      amount: amount === null ? null : Math.abs(amount),
      min_spend: positive(reader.amount('min_spend', exponent)),
      min_qty: positive(reader.whole('min_qty')),
      limit_total: this.limit(reader),
      limit_per_customer: this.perCustomer(reader),
      starts_at: starts?.at.toISOString() ?? null,
      // A day is the last one on which the coupon can be used.
      ends_at: ends ? new Date(ends.at.getTime() + (ends.isDay ? DAY : 0)).toISOString() : null,
      stackable: reader.flag('stackable') ?? reader.flag('individual_use') === false,
      status: OFF.has(reader.cell('status').toLowerCase()) ? 'inactive' : 'active',
      used: 0,
    };
    return { key: code, label: code, draft };
  }

  prepare(values: Values): Promise<Prepared<Values>> {
    const isOver = values.ends_at !== null && new Date(values.ends_at) < this.clock.now();
    const message = 'is over: the coupon comes in, but can’t be used';
    const warnings = isOver ? [{ field: 'ends_at', value: values.ends_at ?? '', message }] : [];
    return Promise.resolve({ values, warnings });
  }

  async find({ code }: Values): Promise<number | null> {
    return (await this.database.em.findOne(Coupon, { where: { code } }))?.id ?? null;
  }

  async current(id: number): Promise<Values | null> {
    const row = await this.database.em.findOne(Coupon, { where: { id } });
    if (!row) return null;
    const { code, title, type, rate, amount, min_spend, min_qty, limit_total, limit_per_customer } = row;
    const { stackable, status, used } = row;
    return {
      code,
      title,
      type,
      rate,
      amount,
      min_spend,
      min_qty,
      limit_total,
      limit_per_customer,
      starts_at: row.starts_at?.toISOString() ?? null,
      ends_at: row.ends_at?.toISOString() ?? null,
      stackable,
      status: status as Activity,
      used,
    };
  }

  create({ used: _, ...input }: Values): Promise<number> {
    return this.store.create(coupons, filled(input));
  }

  update(id: number, { used: _, ...input }: Values): Promise<void> {
    return this.store.update(coupons, id, filled(input));
  }

  remove(id: number): Promise<void> {
    return this.store.remove(coupons, id);
  }

  private type(reader: RecordReader): CouponType | null {
    if (reader.flag('free_shipping')) {
      const amount = reader.cell('amount');
      if (amount && /[1-9]/.test(amount)) return reader.refuse('free_shipping', UNSUPPORTED);
      return 'free_shipping';
    }
    const text = reader.cell('type');
    const type = TYPES[text.toLowerCase().replace(/[^a-z]+/g, '_')];
    return type ?? reader.refuse('type', UNSUPPORTED);
  }

  /** The uses that remain: those in the former shop are counted there only. */
  private limit(reader: RecordReader): number | null {
    const limit = positive(reader.whole('limit_total'));
    const used = reader.whole('used') ?? 0;
    if (limit === null || used <= 0) return limit;
    if (used >= limit) return reader.refuse('used', 'has been used up');
    reader.note('limit_total', msg`is reduced to ${limit - used}, as ${used} uses are in the former shop`);
    return limit - used;
  }

  /** Shopify says only whether each customer may use it once. */
  private perCustomer(reader: RecordReader): number | null {
    const text = reader.cell('limit_per_customer').toLowerCase();
    if (text === 'true' || text === 'yes') return 1;
    return text === 'false' || text === 'no' ? null : positive(reader.whole('limit_per_customer'));
  }
}

const positive = (number: number | null): number | null => (number !== null && number > 0 ? number : null);
