import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { Clock } from '../../kernel/clock';
import {
  asSqlMoment,
  Database,
  insertIdentified,
  insertRow,
  insertRows,
  type SqlRow,
} from '../../kernel/database';
import { sum } from '../../kernel/money';
import type { FrozenCommission } from '../commissions';
import { LineCommissions } from '../commissions';
import type { CheckedAddress } from '../customers';
import { Currencies } from '../localisation';
import type { Buyer } from './buyer';
import type { Draft } from './checkout';
import { commissionBases } from './commission-bases';
import { frozenDiscounts } from './frozen-discounts';
import { givenByPlatform } from './books/refund-shares';
import type { SoldTotals } from './books/sale-posting';
import { orderNumber } from './order-number';
import type { ChargedGroup, ChargedLine } from './totals';

/** Data of an order group beyond its draft. */
export interface Sale {
  number: string;
  idempotency_key: string;
  request_hash: string;
  buyer: Buyer;
  customer_name: string;
  language: string;
  payment_method: string;
  state: OrderState;
  shipping_address: CheckedAddress;
  billing_address: CheckedAddress;
  note: string | null;
  /** What the buyer's wallet pays, in minor units. */
  wallet_amount: number;
}

/** An order that was inserted. */
export interface WrittenOrder {
  id: number;
  number: string;
  vendor_id: number;
  total: number;
  /** What the books divide. */
  sold: SoldTotals;
}

/** Inserts the group of a checkout: one order per vendor, and its lines. */
@Injectable()
export class WriteOrder {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly currencies: Currencies,
    private readonly commissions: LineCommissions,
  ) {}

  /**
   * Runs in the caller's transaction; a repeated idempotency key violates its unique index. The lines are returned for
   * `insertLines`, so that they can be written together with what else depends on nothing but the orders.
   * @param timeout milliseconds until the order expires if it awaits payment
   */
  async execute(
    sale: Sale,
    draft: Draft,
    timeout = 0,
  ): Promise<{ group_id: number; orders: WrittenOrder[]; lines: SqlRow[] }> {
    const { em } = this.database;
    const time = this.clock.now();
    const now = asSqlMoment(time);
    const isAwaited = sale.state === 'pending_payment';
    const expires_at = isAwaited ? asSqlMoment(new Date(time.getTime() + timeout)) : null;
    const frozen = {
      currency: draft.cart.currency,
      rate_at_sale: this.currencies.get(draft.cart.currency).rate,
    };
    const stamps = { created_at: now, updated_at: now };
    const group = { ...groupRow(sale, draft), expires_at, ...frozen, ...stamps };
    const group_id = await insertRow(em, 'order_groups', group);
    const orders = draft.totals.groups.map((totals, index) => {
      const number = orderNumber(sale.number, index + 1);
      return { number, group_id, ...orderRow(sale, draft, totals), ...frozen, placed_at: now, ...stamps };
    });
    const ids = await insertIdentified(em, 'orders', orders, 'number');
    const commissions = await this.commissions.calculate(
      draft.totals.groups.flatMap((group) => commissionBases(draft, group)),
      draft.cart.currency,
      sale.language,
    );
    const ofGroups = draft.totals.groups.map(({ lines }) => commissions.splice(0, lines.length));
    const lines = draft.totals.groups.flatMap((totals, index) =>
      totals.lines.map((line, place) => ({
        order_id: ids[index] ?? 0,
        ...lineRow(line, ofGroups[index]?.[place] ?? null),
        ...this.offerRow(line, draft.cart.currency),
      })),
    );
    const written = draft.totals.groups.map((totals, index): WrittenOrder => {
      const { number = '', vendor_id = 0, total = 0 } = orders[index] ?? {};
      const sold = { number, ...frozen, ...soldTotals(draft, totals, ofGroups[index] ?? []) };
      return { id: ids[index] ?? 0, number, vendor_id, total, sold };
    });
    return { group_id, orders: written, lines };
  }

  /** Inserts the lines of orders that were written. */
  async insertLines(lines: readonly SqlRow[]): Promise<void> {
    await insertRows(this.database.em, 'order_lines', lines);
  }

  /** Flash sale and regular price of a line bought in a flash sale. */
  private offerRow({ offer: { special } }: ChargedLine, currency: string): SqlRow {
    const regular = special && this.currencies.price(special.regular_price, this.currencies.get(currency));
    return { regular_price: regular, flash_sale_id: special?.source_id ?? null };
  }
}

/** An order's amounts for the books. */
function soldTotals(
  { coupons }: Draft,
  { vendor_id, total, payment_fee, tax, tax_included, lines }: ChargedGroup,
  commissions: readonly (FrozenCommission | null)[],
): Omit<SoldTotals, 'number' | 'currency' | 'rate_at_sale'> {
  const freed = frozenDiscounts(coupons, (coupon) => coupon.shipping_discounts.get(vendor_id) ?? 0);
  return {
    vendor_id,
    total,
    payment_fee,
    commission: sum(commissions.map((one) => one?.amount ?? 0)),
    platform_discount: givenByPlatform([...lines.flatMap(({ discounts }) => discounts), ...freed]),
    tax: sum([tax, tax_included]),
  };
}

function groupRow(sale: Sale, { totals }: Draft): SqlRow {
  return {
    number: sale.number,
    customer_id: sale.buyer.customer_id,
    buyer: sale.buyer.key,
    idempotency_key: sale.idempotency_key,
    request_hash: sale.request_hash,
    email: sale.buyer.email,
    language: sale.language,
    payment_method: sale.payment_method,
    shipping_address: JSON.stringify(sale.shipping_address),
    billing_address: JSON.stringify(sale.billing_address),
    items: totals.items,
    discount: totals.discount,
    shipping: totals.shipping,
    shipping_discount: totals.shipping_discount,
    payment_fee: totals.payment_fee,
    tax: totals.tax,
    tax_included: totals.tax_included,
    total: totals.total,
    taxes: JSON.stringify(totals.taxes),
    note: sale.note,
  };
}

function orderRow(sale: Sale, draft: Draft, totals: ChargedGroup) {
  const method = draft.chosen.get(totals.vendor_id);
  return {
    vendor_id: totals.vendor_id,
    customer_id: sale.buyer.customer_id,
    customer_name: sale.customer_name,
    email: sale.buyer.email,
    state: sale.state,
    initial_state: sale.state,
    payment_method: sale.payment_method,
    items: totals.items,
    discount: totals.discount,
    shipping: totals.shipping,
    shipping_discount: totals.shipping_discount,
    shipping_discounts: shippingDiscounts(draft, totals.vendor_id),
    payment_fee: totals.payment_fee,
    tax: totals.tax,
    tax_included: totals.tax_included,
    total: totals.total,
    taxes: JSON.stringify(totals.taxes),
    item_count: sum(totals.lines.map(({ quantity }) => quantity)),
    shipping_method_id: method?.method_id ?? null,
    shipping_method: method?.name ?? '',
    shipping_rate_type: method?.rate_type ?? null,
    pickup: method?.pickup ? JSON.stringify(method.pickup) : null,
    ...noteRow(draft, totals.vendor_id),
    is_default: 0,
    version: 1,
  };
}

/** Buyer's notes to this vendor, frozen with the order. */
function noteRow({ cart }: Draft, vendor_id: number): SqlRow {
  const { note = null, is_gift = false, gift_message = null } = cart.notes[vendor_id] ?? {};
  return { buyer_note: note, is_gift: is_gift ? 1 : 0, gift_message };
}

/** Coupon discounts on one vendor's shipping as JSON; null if there are none. */
function shippingDiscounts({ coupons }: Draft, vendor_id: number): string | null {
  const frozen = frozenDiscounts(coupons, (coupon) => coupon.shipping_discounts.get(vendor_id) ?? 0);
  return frozen.length > 0 ? JSON.stringify(frozen) : null;
}

function lineRow({ offer, ...line }: ChargedLine, commission: FrozenCommission | null): SqlRow {
  return {
    product_id: offer.product_id,
    variant_id: offer.variant_id,
    slug: offer.slug,
    name: offer.name,
    sku: offer.sku,
    options: JSON.stringify(offer.options),
    media_id: offer.media_id,
    quantity: line.quantity,
    unit_price: line.unit_price,
    discounts: JSON.stringify(line.discounts),
    discount: line.discount,
    taxes: JSON.stringify(line.taxes),
    tax: line.tax,
    commission: commission && JSON.stringify(commission),
    total: line.total,
    return_days: offer.return_days,
  };
}
