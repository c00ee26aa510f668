import type { OrderState } from '@stoa/contracts';
import { sum } from '../../src/kernel/money';

/** Price of one piece in minor units; of each the vendor gets nine tenths. */
export const PRICE = 1000;
/** Pieces on hand at the start, more than a walk can sell. */
export const STOCK = 500;
const SHARE = 900;

interface ModelRefund {
  amount: number;
  /** Pieces, for which the vendor's share is given back; none for what a cancelled order owes. */
  pieces: number;
  isOpen: boolean;
  isCancelled: boolean;
}

/** An order of some pieces, as far as money and stock are concerned. */
export interface ModelOrder {
  id: number;
  line: number;
  quantity: number;
  isPrepaid: boolean;
  isDeclined: boolean;
  state: OrderState;
  captured: number;
  /** Whether the vendor's share is available for payouts. */
  isReleased: boolean;
  refunds: ModelRefund[];
}

/**
 * What a vendor's stock and balances should be, by the plain rules of the domain: shares of sales are pending until
 * delivery, refunds take the share back from where it is, and payouts hold what they pay.
 */
export class MoneyModel {
  readonly orders: ModelOrder[] = [];
  available = 0;
  payout: { id: number; amount: number; state: string } | null = null;
  private onHand = STOCK;
  private reserved = 0;
  private pending = 0;
  private held = 0;
  private paid = 0;

  inState(state: OrderState): ModelOrder[] {
    return this.orders.filter((order) => order.state === state);
  }

  place(order: Pick<ModelOrder, 'id' | 'line' | 'quantity' | 'isPrepaid'>): void {
    const state = order.isPrepaid ? 'pending_payment' : 'placed';
    this.orders.push({ ...order, isDeclined: false, state, captured: 0, isReleased: false, refunds: [] });
    if (order.isPrepaid) this.reserved += order.quantity;
    else this.sell(order.quantity);
  }

  private sell(quantity: number): void {
    this.onHand -= quantity;
    this.pending += SHARE * quantity;
  }

  pay(order: ModelOrder, isPaid: boolean): void {
    order.isDeclined = !isPaid;
    if (!isPaid) return;
    order.state = 'placed';
    order.captured = PRICE * order.quantity;
    this.reserved -= order.quantity;
    this.sell(order.quantity);
  }

  move(order: ModelOrder, to: OrderState): void {
    order.state = to;
    if (to !== 'delivered') return;
    if (!order.isPrepaid) order.captured = PRICE * order.quantity;
    const share = SHARE * this.remaining(order);
    order.isReleased = true;
    this.pending -= share;
    this.available += share;
  }

  /** Pieces that have not been refunded. */
  private remaining({ quantity, refunds }: ModelOrder): number {
    return quantity - sum(refunds.filter((one) => !one.isCancelled).map(({ pieces }) => pieces));
  }

  isCancellable({ state }: ModelOrder): boolean {
    return ['pending_payment', 'placed', 'processing', 'ready', 'on_hold'].includes(state);
  }

  cancel(order: ModelOrder): void {
    if (order.state === 'pending_payment') this.reserved -= order.quantity;
    else {
      this.onHand += order.quantity;
      this.pending -= SHARE * this.remaining(order);
    }
    order.state = 'cancelled';
    const amount =
      order.captured - sum(order.refunds.filter((one) => !one.isCancelled).map((one) => one.amount));
    // The gateway makes it at once.
    if (amount > 0) order.refunds.push({ amount, pieces: 0, isOpen: false, isCancelled: false });
  }

  isRefundable(order: ModelOrder, pieces: number): boolean {
    return order.captured > 0 && order.state !== 'cancelled' && pieces <= this.remaining(order);
  }

  refund(order: ModelOrder, pieces: number): void {
    order.refunds.push({ amount: PRICE * pieces, pieces, isOpen: true, isCancelled: false });
    this.credit(order, -SHARE * pieces);
  }

  private credit({ isReleased }: ModelOrder, amount: number): void {
    if (isReleased) this.available += amount;
    else this.pending += amount;
  }

  settle(order: ModelOrder, refund: ModelRefund, status: 'succeeded' | 'cancelled'): void {
    refund.isOpen = false;
    if (status === 'succeeded') return;
    refund.isCancelled = true;
    // Nobody gets a share of an order that has been cancelled since.
    if (order.state !== 'cancelled') this.credit(order, SHARE * refund.pieces);
  }

  isPayable(amount: number): boolean {
    return (
      amount <= this.available &&
      (!this.payout || ['rejected', 'cancelled', 'paid', 'returned'].includes(this.payout.state))
    );
  }

  requestPayout(id: number, amount: number): void {
    this.payout = { id, amount, state: 'pending' };
    this.available -= amount;
    this.held += amount;
  }

  movePayout(to: string): void {
    if (!this.payout) return;
    const { amount } = this.payout;
    this.payout.state = to;
    if (to === 'rejected' || to === 'cancelled') {
      this.held -= amount;
      this.available += amount;
    }
    if (to === 'paid') {
      this.held -= amount;
      this.paid += amount;
    }
    if (to === 'returned') {
      this.paid -= amount;
      this.available += amount;
    }
  }

  /** The facts that the shop should show. */
  expected(): object {
    const { onHand: on_hand, reserved, pending, available, held, paid } = this;
    return {
      stock: { on_hand, reserved },
      balance: { pending, available, held, paid },
      orders: this.orders.map(({ state }) => state),
      refunded: this.orders.map((order) => this.paymentStatus(order)),
      charged: this.orders.map(({ isPrepaid, captured, refunds }) =>
        isPrepaid
          ? { captured, refunded: sum(refunds.filter((one) => !one.pieces).map((one) => one.amount)) }
          : null,
      ),
    };
  }

  private paymentStatus({ captured, refunds, isDeclined, state }: ModelOrder): string {
    const refunded = sum(
      refunds.filter((one) => !one.isOpen && !one.isCancelled).map(({ amount }) => amount),
    );
    if (captured === 0 && isDeclined) return 'failed';
    if (captured === 0) return state === 'cancelled' ? 'voided' : 'unpaid';
    if (refunded === 0) return 'paid';
    return refunded < captured ? 'partially_refunded' : 'refunded';
  }
}
