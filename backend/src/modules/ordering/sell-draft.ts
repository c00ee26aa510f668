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
      await this.takeCart(cart);
      const { group_id, orders } = await this.writer.execute(sale, draft, terms.timeout);
      await this.openPayments(sale, draft, orders, terms);
      await this.redeemCoupons(sale, draft, group_id);
      if (terms.state === 'placed') await this.books.sell(orders.map(({ sold }) => sold));
      await this.events.publish(orderPlaced, { group_id, number: sale.number });
      if (terms.state === 'pending_payment') {
        await this.queue.enqueue(expireUnpaid, { group_id }, { delay: terms.timeout });
      }
      // Last, to keep the row locks that other buyers wait for short.
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

  /** Takes the wallet's part at once, and opens a payment of the rest by the chosen method. */
  private async openPayments(
    { number: reference, buyer, language, wallet_amount }: Sale,
    { cart: { currency }, totals: { total } }: Draft,
    orders: readonly WrittenOrder[],
    { method }: Terms,
  ): Promise<void> {
    const shares = allocate(
      wallet_amount,
      orders.map((order) => order.total),
    );
    if (wallet_amount > 0) {
      const parts = orders.map(({ number }, index) => ({ number, amount: shares[index] ?? 0 }));
      const customer_id = buyer.customer_id ?? 0;
      await this.wallets.take({ customer_id, reference, currency, parts }, language);
    }
    const rest = sum([total, -wallet_amount]);
    const parts = orders.map((order, index) => {
      return { number: order.number, amount: sum([order.total, -(shares[index] ?? 0)]) };
    });
    if (method && rest > 0) await this.payments.open(method, { reference, currency, amount: rest, parts });
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
