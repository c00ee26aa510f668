import { Injectable } from '@nestjs/common';
import type { Disputable, DisputeReason, OrderState } from '@stoa/contracts';
import { In, IsNull, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { type Order, OrderEvent, RefundOrder, unitsWithin } from '../ordering';
import { Return, ReturnEvent, ReturnLine } from '../returns';
import { Settings } from '../settings';
import { Dispute } from './dispute.entity';
import { SETTLED_DISPUTES } from './dispute.process';

const DAY = 86_400_000;
const ARRIVED: readonly OrderState[] = ['delivered', 'completed'];
/** States of returns that are not decided yet: their units are not disputable, also if an earlier one was refused. */
const UNDECIDED = ['requested', 'approved', 'in_transit', 'received', 'inspected'] as const;

const NOT_RECEIVED: DisputeReason[] = ['product_not_received'];
const ARRIVED_REASONS: DisputeReason[] = ['product_not_received', 'product_unacceptable', 'other'];
const RETURN_REASONS: DisputeReason[] = ['credit_not_processed', 'product_unacceptable', 'other'];

type Units = Disputable['lines'][number];
/** A claim and the moment of what it contests. */
type Claim = Omit<Disputable, 'until'> & { since: Date; until: Date | null };

/**
 * Finds what a customer can dispute: an order that is shipped or was delivered within the time limit, and returns that
 * were rejected or not wholly accepted within it. What a dispute has settled can't be disputed again.
 */
@Injectable()
export class DisputableClaims {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly refund: RefundOrder,
  ) {}

  /** Claims that can be made now; none while a dispute is open. */
  async find(order: Order): Promise<Disputable[]> {
    if (await this.database.em.exists(Dispute, { where: { open_order_id: order.id } })) return [];
    const { lines, amount } = await this.refund.refundable(order);
    if (amount === 0) return [];
    const left = await this.decided(order, lines);
    const claims = [...(await this.ofReturns(order, left)), ...(await this.ofOrder(order, left))];
    const now = this.clock.now();
    const open = claims.filter(({ until, lines }) => lines.length > 0 && (until === null || until > now));
    const found: Disputable[] = [];
    for (const { since, until, ...claim } of open)
      if (!(await this.isSettled(order, claim.return_id, since)))
        found.push({ ...claim, until: until?.toISOString() ?? null });
    return found;
  }

  /** Returns that were decided against the customer, at least in part; with the units that were not refunded. */
  private async ofReturns(order: Order, left: readonly Units[]): Promise<Claim[]> {
    const { em } = this.database;
    const where = { order_id: order.id, state: In(['rejected', 'refunded', 'closed']) };
    const claims: Claim[] = [];
    for (const { id } of await em.find(Return, { where, order: { id: 'DESC' } })) {
      const types = In(['rejected', 'inspected']);
      const [decision] = await em.find(ReturnEvent, {
        where: { return_id: id, type: types },
        order: { id: 'DESC' },
        take: 1,
      });
      if (!decision) continue;
      const lines = await em.find(ReturnLine, { where: { return_id: id }, order: { id: 'ASC' } });
      const refused = lines.map(({ order_line_id, quantity, accepted_quantity }) => {
        return { order_line_id, quantity: quantity - (accepted_quantity ?? 0) };
      });
      const since = decision.created_at;
      const until = await this.limit(since);
      claims.push({
        return_id: id,
        reasons: RETURN_REASONS,
        since,
        until,
        lines: unitsWithin(refused, left),
      });
    }
    return claims;
  }

  /** The order itself. */
  private async ofOrder(order: Order, left: readonly Units[]): Promise<Claim[]> {
    const hasArrived = ARRIVED.includes(order.state);
    if (!hasArrived && order.state !== 'shipped') return [];
    const state = hasArrived ? In([...ARRIVED]) : ('shipped' as const);
    const where = { order_id: order.id, state };
    const [reached] = await this.database.em.find(OrderEvent, { where, order: { id: 'ASC' }, take: 1 });
    if (!reached) return [];
    const since = reached.created_at;
    const until = hasArrived ? await this.limit(since) : null;
    const reasons = hasArrived ? ARRIVED_REASONS : NOT_RECEIVED;
    return [{ return_id: null, reasons, since, until, lines: unitsWithin(left, left) }];
  }

  /** Units that were not refunded, without those of returns that are still to be decided. */
  private async decided({ id: order_id }: Order, refundable: readonly Units[]): Promise<Units[]> {
    const waiting = await this.database.em.find(ReturnLine, {
      where: { parent: { order_id, state: In([...UNDECIDED]) } },
    });
    return refundable.map(({ order_line_id, quantity }) => {
      const away = waiting.filter((one) => one.order_line_id === order_line_id);
      return { order_line_id, quantity: sum([quantity, ...away.map((one) => -one.quantity)]) };
    });
  }

  private async limit(since: Date): Promise<Date> {
    const { dispute_days } = await this.settings.general();
    return new Date(since.getTime() + dispute_days * DAY);
  }

  /** Whether a dispute about the same has been settled since it happened. */
  private isSettled({ id: order_id }: Order, return_id: number | null, since: Date): Promise<boolean> {
    const settled = { order_id, state: In([...SETTLED_DISPUTES]), created_at: MoreThanOrEqual(since) };
    // A settled dispute about the whole order leaves nothing to claim about its returns from before.
    return this.database.em.exists(Dispute, {
      where:
        return_id === null
          ? settled
          : [
              { ...settled, return_id },
              { ...settled, return_id: IsNull() },
            ],
    });
  }
}
