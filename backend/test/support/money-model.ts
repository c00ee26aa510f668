import type { OrderState } from '@stoa/contracts';
import { sum } from '../../src/kernel/money';

/** Price of one piece in minor units; of each the vendor gets nine tenths. */
export const PRICE = 1000;
/** Pieces on hand at the start, more than a walk can sell. */
export const STOCK = 500;
const SHARE = 900;

/** How an operator settles a refund: by hand, to the wallet, at the gateway, or not at all. */
export type Settlement = 'succeeded' | 'wallet' | 'processing' | 'cancelled';

/** What a buyer is owed. */
export interface ModelRefund {
  amount: number;
  /** Pieces, for which the vendor's share is given back; none for what a cancelled order owes. */
  pieces: number;
  /** Whether an operator has to settle it. */
  isOpen: boolean;
  isCancelled: boolean;
  isByGateway: boolean;
  /** Whether it follows a return, whose pieces are counted already. */
  isOfReturn: boolean;
}

/** An order of some pieces, as far as money and stock are concerned. */
export interface ModelOrder {
  id: number;
  line: number;
  variant: number;
  quantity: number;
  paidBy: 'sandbox' | 'cash_on_delivery' | 'wallet';
  isDeclined: boolean;
  state: OrderState;
  captured: number;
  /** Whether the vendor's share is available for payouts. */
  isReleased: boolean;
  /** The vendor's share by where it is; what is held returns to where it was. */
  pending: number;
  available: number;
  held: { pending: number; available: number };
  refunds: ModelRefund[];
}

export type NewOrder = Pick<ModelOrder, 'id' | 'line' | 'variant' | 'quantity' | 'paidBy'>;

/**
 * What a vendor's stock and balances should be, by the plain rules of the domain: shares of sales are pending until
 * delivery, refunds take the share back from where it is, and payouts hold what they pay.
 */
export class MoneyModel {
  readonly orders: ModelOrder[] = [];
  payout: { id: number; amount: number; state: string } | null = null;
  readonly stock: ReadonlyMap<number, { on_hand: number; reserved: number }>;
  protected wallet = 0;
  private requested = 0;
  private paid = 0;

  constructor(variants: readonly number[]) {
    this.stock = new Map(variants.map((id) => [id, { on_hand: STOCK, reserved: 0 }]));
  }

  /** What can be requested as a payout. */
  get available(): number {
    return sum(this.orders.map((order) => order.available)) - this.requested - this.paid;
  }

  inState(state: OrderState): ModelOrder[] {
    return this.orders.filter((order) => order.state === state);
  }

  place(order: NewOrder): void {
    const state = order.paidBy === 'sandbox' ? 'pending_payment' : 'placed';
    const captured = order.paidBy === 'wallet' ? PRICE * order.quantity : 0;
    const held = { pending: 0, available: 0 };
    const shares = { pending: 0, available: 0, held, isReleased: false };
    const placed = { ...order, ...shares, state, captured, isDeclined: false, refunds: [] } as ModelOrder;
    this.orders.push(placed);
    this.wallet -= captured;
    if (state === 'placed') this.sell(placed);
    else this.stocked(placed).reserved += order.quantity;
  }

  protected stocked({ variant }: Pick<ModelOrder, 'variant'>): { on_hand: number; reserved: number } {
    return this.stock.get(variant) ?? { on_hand: 0, reserved: 0 };
  }

  private sell(order: ModelOrder): void {
    this.stocked(order).on_hand -= order.quantity;
    order.pending += SHARE * order.quantity;
  }

  pay(order: ModelOrder, isPaid: boolean): void {
    order.isDeclined = !isPaid;
    if (!isPaid) return;
    order.state = 'placed';
    order.captured = PRICE * order.quantity;
    this.stocked(order).reserved -= order.quantity;
    this.sell(order);
  }

  move(order: ModelOrder, to: OrderState): void {
    order.state = to;
    if (to !== 'delivered') return;
    if (order.paidBy === 'cash_on_delivery') order.captured = PRICE * order.quantity;
    this.release(order);
  }

  /** Makes a delivered order's share available, unless it is held. */
  release(order: ModelOrder): void {
    if (order.held.pending + order.held.available !== 0) return;
    order.isReleased = true;
    order.available += order.pending;
    order.pending = 0;
  }

  /** Pieces that have not been refunded. */
  left({ quantity, refunds }: ModelOrder): number {
    return quantity - sum(refunds.filter((one) => !one.isCancelled).map(({ pieces }) => pieces));
  }

  isCancellable({ state }: ModelOrder): boolean {
    return ['pending_payment', 'placed', 'processing', 'ready', 'on_hold'].includes(state);
  }

  cancel(order: ModelOrder): void {
    if (order.state === 'pending_payment') this.stocked(order).reserved -= order.quantity;
    else this.stocked(order).on_hand += order.quantity;
    order.pending = 0;
    order.state = 'cancelled';
    const effective = order.refunds.filter((one) => !one.isCancelled);
    const amount = order.captured - sum(effective.map((one) => one.amount));
    if (amount <= 0) return;
    // Gateway and wallet give it back at once.
    this.write(order, { amount, pieces: 0, isOpen: false, isByGateway: order.paidBy === 'sandbox' });
    if (order.paidBy === 'wallet') this.wallet += amount;
  }

  private write(order: ModelOrder, refund: Partial<ModelRefund> & { amount: number }): ModelRefund {
    const plain = { pieces: 0, isOpen: true, isCancelled: false, isByGateway: false, isOfReturn: false };
    const written = { ...plain, ...refund };
    order.refunds.push(written);
    return written;
  }

  isRefundable(order: ModelOrder, pieces: number): boolean {
    return order.captured > 0 && order.state !== 'cancelled' && pieces <= this.left(order);
  }

  /** Refunds pieces, at once if a wallet gets the money. */
  refund(
    order: ModelOrder,
    pieces: number,
    more: { toWallet?: boolean; isOfReturn?: boolean } = {},
  ): ModelRefund {
    const { isOfReturn = false } = more;
    const isAtOnce = more.toWallet === true || order.paidBy === 'wallet';
    const amount = PRICE * pieces;
    if (isAtOnce) this.wallet += amount;
    this.credit(order, -SHARE * pieces);
    return this.write(order, { amount, pieces, isOpen: !isAtOnce, isOfReturn });
  }

  private credit(order: ModelOrder, amount: number): void {
    if (order.isReleased) order.available += amount;
    else order.pending += amount;
  }

  settle(order: ModelOrder, refund: ModelRefund, how: Settlement): void {
    refund.isOpen = false;
    if (how === 'wallet') this.wallet += refund.amount;
    if (how === 'processing') refund.isByGateway = true;
    if (how !== 'cancelled') return;
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
    this.requested += amount;
  }

  movePayout(to: string): void {
    if (!this.payout) return;
    const { amount } = this.payout;
    this.payout.state = to;
    if (['rejected', 'cancelled', 'paid'].includes(to)) this.requested -= amount;
    if (to === 'paid') this.paid += amount;
    if (to === 'returned') this.paid -= amount;
  }

  /** The facts that the shop should show. */
  expected(): object {
    const { available, paid, orders } = this;
    const disputed = sum(orders.map(({ held }) => held.pending + held.available));
    return {
      stock: [...this.stock.values()],
      balance: {
        pending: sum(orders.map(({ pending }) => pending)),
        available,
        held: this.requested + disputed,
        paid,
      },
      orders: orders.map(({ state }) => state),
      refunded: orders.map((order) => this.paymentStatus(order)),
      charged: orders.map(({ paidBy, captured, refunds }) => {
        const made = refunds.filter(({ isByGateway }) => isByGateway);
        return paidBy === 'sandbox' ? { captured, refunded: sum(made.map(({ amount }) => amount)) } : null;
      }),
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
