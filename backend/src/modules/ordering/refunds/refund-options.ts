import { Injectable } from '@nestjs/common';
import type { OrderRefund, RefundRow, RefundState } from '@stoa/contracts';
import { type Actor, consoleOf } from '../../../kernel/access';
import { PaymentChoices, PaymentProviders } from '../../payments';
import type { Order } from '../order.entity';
import { ExecuteRefund } from './execute-refund';
import type { Refund } from './refund.entity';
import { FindRefundDestinations } from './refund-destinations';
import { refundProcess } from './refund.process';

/** What can be done with a refund now: its next states, and where the money can go. */
export type RefundOptions = Pick<RefundRow, 'allowed' | 'destinations'>;

/** A refund with its order and what is paid of it. */
export interface PresentedRefund {
  refund: Refund;
  order: Order;
  parts: OrderRefund['parts'];
}

/** Finds what operators can do with refunds, so that nothing is offered that would be refused. */
@Injectable()
export class FindRefundOptions {
  constructor(
    private readonly choices: PaymentChoices,
    private readonly providers: PaymentProviders,
    private readonly executing: ExecuteRefund,
    private readonly destinations: FindRefundDestinations,
  ) {}

  /** By refund id; the states are those that the actor may set. */
  async find(
    refunds: readonly PresentedRefund[],
    actor: Actor | null,
  ): Promise<ReadonlyMap<number, RefundOptions>> {
    const destinations = await this.destinations.findByOrders(refunds.map(({ order }) => order));
    const found = new Map<number, RefundOptions>();
    for (const one of refunds) {
      const allowed = await this.allowed(one, actor);
      const isPayable = allowed.includes('succeeded');
      found.set(one.refund.id, {
        allowed,
        destinations: isPayable ? (destinations.get(one.order.id) ?? []) : [],
      });
    }
    return found;
  }

  private async allowed(one: PresentedRefund, actor: Actor | null): Promise<RefundState[]> {
    const allowed: RefundState[] = [];
    for (const state of refundProcess.allowed(one.refund.state, consoleOf(actor))) {
      if (state === 'processing' && !(await this.canProcess(one))) continue;
      // What a provider has paid can't be taken back.
      if (state === 'cancelled' && one.parts.length > 0) continue;
      allowed.push(state);
    }
    return allowed;
  }

  /** Whether providers can make it; they can repeat what they have refused. */
  private async canProcess({ refund, order }: PresentedRefund): Promise<boolean> {
    const driver = await this.choices.driverOf(order.payment_method);
    const isGateway = this.providers.find(driver ?? '')?.isGateway ?? false;
    return isGateway && (refund.state === 'failed' || this.executing.canPlan(refund, order));
  }
}
