import type { DisputeState, ReturnState } from '@stoa/contracts';
import { sum } from '../../src/kernel/money';
import { MoneyModel, type ModelOrder, type ModelRefund, type Settlement } from './money-model';

const UNDECIDED: readonly ReturnState[] = ['requested', 'approved', 'in_transit', 'received'];
const TAKING_PLACE: readonly ReturnState[] = [...UNDECIDED, 'inspected', 'refunded', 'closed'];
const OPEN: readonly DisputeState[] = ['needs_response', 'under_review'];

/** Pieces of an order that come back, to be refunded or exchanged. */
export interface ModelReturn {
  id: number;
  order: ModelOrder;
  quantity: number;
  toWallet: boolean;
  /** The variant that is wanted instead. */
  exchange: number | null;
  state: ReturnState;
  accepted: number;
  refund: ModelRefund | null;
}

/** A claim about pieces of an order. */
export interface ModelDispute {
  id: number;
  order: ModelOrder;
  quantity: number;
  state: DisputeState;
  /** Whether it was opened after the delivery; earlier ones don't settle what happens later. */
  isAfterDelivery: boolean;
}

/** Returns, exchanges and disputes beside `MoneyModel`, by the rules of ADR 61, 72, 73 and 95. */
export class AfterSaleModel extends MoneyModel {
  readonly returns: ModelReturn[] = [];
  readonly disputes: ModelDispute[] = [];

  private arrived({ state }: ModelOrder): boolean {
    return state === 'delivered' || state === 'completed';
  }

  /** Pieces that can be requested: in no return, also no rejected one, and not refunded without one. */
  returnable(order: ModelOrder): number {
    // A refund is of the rejected pieces first.
    return this.overrulable(order) - Math.max(0, this.pieces(order, ['rejected']) - refundedDirectly(order));
  }

  /** Pieces that a return can have whose rejection is overruled, by operators or its vendor. */
  overrulable(order: ModelOrder): number {
    if (!this.arrived(order)) return 0;
    return order.quantity - this.pieces(order, TAKING_PLACE) - refundedDirectly(order);
  }

  /** Pieces of an order in returns of these states. */
  private pieces(order: ModelOrder, states: readonly ReturnState[]): number {
    const own = this.returns.filter((one) => one.order === order && states.includes(one.state));
    return sum(own.map(({ quantity }) => quantity));
  }

  canExchange(variant: number, quantity: number): boolean {
    const { on_hand, reserved } = this.stocked({ variant });
    return on_hand - reserved >= quantity;
  }

  requestReturn(requested: Pick<ModelReturn, 'id' | 'order' | 'quantity' | 'toWallet' | 'exchange'>): void {
    this.returns.push({ ...requested, state: 'requested', accepted: 0, refund: null });
  }

  /** Accepted pieces that were not refunded meanwhile are refunded, or exchanged; returns how many are exchanged. */
  inspect(item: ModelReturn, accepted: number, restock: boolean): number {
    const { order, exchange } = item;
    item.accepted = accepted;
    if (restock) this.stocked(order).on_hand += accepted;
    const pieces = Math.min(accepted, this.left(order));
    const isExchanged = exchange !== null && pieces > 0 && this.canExchange(exchange, pieces);
    const toWallet = isExchanged || item.toWallet;
    item.refund = pieces > 0 ? this.refund(order, pieces, { toWallet, isOfReturn: true }) : null;
    item.state = item.refund?.isOpen ? 'refunded' : 'closed';
    return isExchanged ? pieces : 0;
  }

  override settle(order: ModelOrder, refund: ModelRefund, how: Settlement): void {
    super.settle(order, refund, how);
    const item = this.returns.find((one) => one.refund === refund);
    if (item) item.state = 'closed';
  }

  openDispute({ order }: Pick<ModelReturn, 'order'>): ModelDispute | undefined {
    return this.disputes.find((one) => one.order === order && OPEN.includes(one.state));
  }

  /** Pieces that can be disputed: sent, paid, not refunded, in no return that waits for a decision. */
  disputable(order: ModelOrder): number {
    const isOver = this.disputes.some(
      (one) =>
        one.order === order &&
        ['accepted', 'refunded', 'dismissed'].includes(one.state) &&
        (one.isAfterDelivery || order.state === 'shipped'),
    );
    const isSent = order.state === 'shipped' || this.arrived(order);
    if (isOver || this.openDispute({ order }) || !isSent || order.captured === 0) return 0;
    return Math.max(0, this.left(order) - this.pieces(order, UNDECIDED));
  }

  /** The vendor's share of the order is held until the dispute ends. */
  dispute(id: number, order: ModelOrder, quantity: number): void {
    const isAfterDelivery = this.arrived(order);
    this.disputes.push({ id, order, quantity, state: 'needs_response', isAfterDelivery });
    order.held = { pending: Math.max(0, order.pending), available: Math.max(0, order.available) };
    order.pending -= order.held.pending;
    order.available -= order.held.available;
  }

  /** Ends a dispute, and refunds `pieces` of what is left. */
  end(dispute: ModelDispute, state: DisputeState, pieces = 0): void {
    const { order } = dispute;
    dispute.state = state;
    order.pending += order.held.pending;
    order.available += order.held.available;
    order.held = { pending: 0, available: 0 };
    if (pieces > 0) this.refund(order, pieces);
  }

  /** An hour passes: shares that were held at the delivery become available. */
  wait(): void {
    for (const order of this.orders) if (this.arrived(order) && !order.isReleased) this.release(order);
  }

  override expected(): object {
    return {
      ...super.expected(),
      returns: this.returns.map(({ state }) => state),
      disputes: this.disputes.map(({ state }) => state),
      wallet: this.wallet,
    };
  }
}

/** Pieces refunded without a return. */
function refundedDirectly({ refunds }: ModelOrder): number {
  const direct = refunds.filter(({ isCancelled, isOfReturn }) => !isCancelled && !isOfReturn);
  return sum(direct.map(({ pieces }) => pieces));
}
