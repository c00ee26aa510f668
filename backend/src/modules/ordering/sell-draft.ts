import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { EventBus } from '../../kernel/events';
import { Failure } from '../../kernel/http';
import { allocate, sum } from '../../kernel/money';
import { JobQueue } from '../../kernel/queue';
import { ClaimSpecials } from '../pricing';
import { Stock } from '../inventory';
import { Payments } from '../payments';
import type { PricedCart } from '../shopping';
import { CouponUses, EarlierOrders } from '../promotions';
import { WalletPayments } from '../wallets';
import { Carts } from '../shopping';
import { OrderBooks } from './books/order-books';
import type { Draft } from './checkout';
import { expireUnpaid } from './expire-unpaid.job';
import { LiveOrders } from './live-orders';
import { orderPlaced } from './ordering.events';
import type { Terms } from './payment-terms';
import type { PlacedPart } from './placed-order';
import { stockLine } from './stock-lines';
import type { Sale, WrittenOrder } from './write-order';
import { WriteOrder } from './write-order';

/** Turns a draft into orders in one transaction: rows, stock, payment, timeline, event and emptied cart. */
@Injectable()
export class SellDraft {
  constructor(
    private readonly database: Database,
    private readonly writer: WriteOrder,
    private readonly stock: Stock,
    private readonly specials: ClaimSpecials,
    private readonly payments: Payments,
    private readonly wallets: WalletPayments,
    private readonly carts: Carts,
    private readonly events: EventBus,
    private readonly queue: JobQueue,
    private readonly coupons: CouponUses,
    private readonly earlierOrders: EarlierOrders,
    private readonly live: LiveOrders,
    private readonly books: OrderBooks,
  ) {}

  /** @throws Failure 409 such as `insufficient_stock` or `offer_ended` after a concurrent sale; rolls back */
  execute(sale: Sale, draft: Draft, terms: Terms): Promise<PlacedPart[]> {
    const { cart } = draft;
    return this.database.tx(async () => {
      const [, { group_id, orders, lines }] = await Promise.all([
        this.takeCart(cart),
        this.writer.execute(sale, draft, terms.timeout),
      ]);
      const shares = await this.takeFromWallet(sale, draft, orders);
      await this.redeemCoupons(sale, draft, group_id);
      // Issued together, as none depends on another's result (ADR 104).
      await Promise.all([
        this.writer.insertLines(lines),
        this.openPayment(sale, draft, orders, terms, shares),
        this.book(orders, terms),
        this.announce(group_id, sale.number, terms),
      ]);
      // Last, to keep the row locks that other buyers wait for short. Alone, as a setting that another buyer waits for
      // would be read only after these locks (ADR 104).
      await this.claimOffers(cart, sale.buyer.email);
      await this.holdStock(draft, orders, terms);
      for (const { id, number, vendor_id } of orders) {
        this.live.emit('order.placed', vendor_id, { id, number, state: terms.state });
      }
      return orders.map(({ sold: _, ...order }) => {
        return { ...order, state: terms.state, vendor_name: nameOf(order, draft) };
      });
    });
  }

  /** Takes the wallet's part at once; returns what it pays of each order. */
  private async takeFromWallet(
    { number: reference, buyer, language, wallet_amount }: Sale,
    { cart: { currency } }: Draft,
    orders: readonly WrittenOrder[],
  ): Promise<number[]> {
    const shares = allocate(
      wallet_amount,
      orders.map((order) => order.total),
    );
    if (wallet_amount > 0) {
      const parts = orders.map(({ number }, index) => ({ number, amount: shares[index] ?? 0 }));
      const customer_id = buyer.customer_id ?? 0;
      await this.wallets.take({ customer_id, reference, currency, parts }, language);
    }
    return shares;
  }

  /** Opens a payment by the chosen method of what the wallet does not pay. */
  private async openPayment(
    { number: reference, wallet_amount }: Sale,
    { cart: { currency }, totals: { total } }: Draft,
    orders: readonly WrittenOrder[],
    { method }: Terms,
    shares: readonly number[],
  ): Promise<void> {
    const rest = sum([total, -wallet_amount]);
    const parts = orders.map((order, index) => {
      return { number: order.number, amount: sum([order.total, -(shares[index] ?? 0)]) };
    });
    if (method && rest > 0) await this.payments.open(method, { reference, currency, amount: rest, parts });
  }

  private async book(orders: readonly WrittenOrder[], { state }: Terms): Promise<void> {
    if (state === 'placed') await this.books.sell(orders.map(({ sold }) => sold));
  }

  /** Publishes the sale, and has it expire if it awaits payment. */
  private async announce(group_id: number, number: string, { state, timeout }: Terms): Promise<void> {
    await this.events.publish(orderPlaced, { group_id, number });
    if (state === 'pending_payment') await this.queue.enqueue(expireUnpaid, { group_id }, { delay: timeout });
  }

  private async redeemCoupons({ buyer, number }: Sale, draft: Draft, group_id: number): Promise<void> {
    const { cart } = draft;
    // A code that takes nothing off, such as free shipping where shipping is free, stays unused.
    const coupons = draft.coupons.filter((coupon) => coupon.discount + coupon.shipping_discount > 0);
    const first = coupons.find((coupon) => coupon.first_order_only);
    if (first && (await this.earlierOrders.hasOrdered(buyer.email, group_id)))
      throw Failure.conflict('coupon_refused', 'This code is for first orders only.', {
        coupon_code: first.code,
      });
    const use = { buyer: buyer.email, group_number: number, currency: cart.currency };
    await this.coupons.redeem(coupons, use);
  }

  /** Deletes the cart's lines first: if any is missing or changed, another checkout or tab won the race. */
  private async takeCart({ id, groups, notes }: PricedCart): Promise<void> {
    const lines = groups.flatMap((group) => group.lines);
    const removed = id === null ? 0 : await this.carts.removeUnchanged(id, lines);
    if (id === null || removed < lines.length)
      throw Failure.conflict('cart_changed', 'Your cart has changed in the meantime.');
    if (Object.keys(notes).length > 0) await this.carts.writeNotes(id, {});
  }

  private async claimOffers({ groups }: PricedCart, buyer: string): Promise<void> {
    const claims = groups.flatMap(({ lines }) =>
      lines.flatMap(({ offer: { special, variant_id, min_qty }, quantity }) =>
        special ? [{ special_id: special.id, variant_id, quantity, min_qty }] : [],
      ),
    );
    await this.specials.claim(claims, buyer);
  }

  private async holdStock({ cart }: Draft, orders: readonly WrittenOrder[], { state }: Terms): Promise<void> {
    const lines = cart.groups.flatMap((group) => {
      const number = orders.find((order) => order.vendor_id === group.vendor_id)?.number ?? '';
      return group.lines.map(({ offer, quantity }) =>
        stockLine(number, 'sale', { variant_id: offer.variant_id, quantity }),
      );
    });
    await (state === 'placed' ? this.stock.sell(lines) : this.stock.reserve(lines));
  }
}

function nameOf({ vendor_id }: Pick<WrittenOrder, 'vendor_id'>, { cart }: Draft): string {
  return cart.groups.find((group) => group.vendor_id === vendor_id)?.vendor_name ?? '';
}
