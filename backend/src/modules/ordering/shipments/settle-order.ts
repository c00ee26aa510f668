import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { MoveOrder } from '../move-order';
import type { Mover } from '../order.process';
import type { Order } from '../order.entity';
import { followingStates, ShippingProgress } from './shipping-progress';

/** Who changed the shipments, with a message to the buyer. */
export interface SettledBy {
  mover: Mover;
  actor: Actor | null;
  note?: string | null;
}

/** Moves an order to the state that its shipments and refunds have brought it to. */
@Injectable()
export class SettleOrder {
  constructor(
    private readonly progress: ShippingProgress,
    private readonly move: MoveOrder,
  ) {}

  /** States that `execute` would pass now. */
  async steps({ id, state }: Order): Promise<OrderState[]> {
    return followingStates(state, await this.progress.find(id));
  }

  /** Runs in the caller's transaction, which has locked the order, and returns it. */
  async execute(order: Order, { mover, actor, note }: SettledBy): Promise<Order> {
    let settled = order;
    for (const to of await this.steps(order)) {
      // Only the shop itself takes an order back to ready (ADR 32); passing states notify nobody.
      const is_passing = to === 'ready' || to === 'processing';
      const by = { mover: to === 'ready' ? ('system' as const) : mover, actor, note, is_passing };
      settled = await this.move.through(settled, to, by);
    }
    return settled;
  }
}
