import { Injectable } from '@nestjs/common';
import type { ReturnState } from '@stoa/contracts';
import { In, Not } from 'typeorm';
import { Database } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { Refund, RefundLine } from '../ordering';
import { type DisputeRefund, DisputeRefunds } from './dispute-refunds';
import { Return } from './return.entity';
import { ReturnLine } from './return-parts.entity';

type Units = Pick<RefundLine, 'order_line_id' | 'quantity'>;

/** Finds the units of an order's lines that can't be returned any more. */
@Injectable()
export class UsedUnits {
  constructor(
    private readonly database: Database,
    private readonly disputed: DisputeRefunds,
  ) {}

  /**
   * Units in returns, and units refunded without one; each once, several rows per line. Returns in the states `free`
   * do not count.
   */
  async find(order_id: number, free: readonly ReturnState[]): Promise<Units[]> {
    const returned = await this.database.em.find(ReturnLine, {
      where: { parent: { order_id, state: Not(In([...free])) } },
      relations: { parent: true },
    });
    const refunded = await this.refunded(order_id);
    return [...returned, ...refundedOnly(returned, refunded, await this.disputed.find(order_id))];
  }

  /** Units refunded otherwise than by a return. */
  private async refunded(order_id: number): Promise<RefundLine[]> {
    const { em } = this.database;
    const refunds = await em.find(Refund, { where: { order_id, state: Not('cancelled') } });
    if (refunds.length === 0) return [];
    const returns = await em.find(Return, { where: { order_id } });
    const ofReturns = returns.flatMap((one) => [one.refund_id, one.exchange_refund_id]);
    const direct = refunds.map(({ id }) => id).filter((id) => !ofReturns.includes(id));
    return direct.length > 0 ? em.find(RefundLine, { where: { refund_id: In(direct) } }) : [];
  }
}

/**
 * Refunded units less those that count already as refused in a return: by the inspection, if a dispute about that return
 * refunded them, or by a rejection, whatever refunded them.
 */
function refundedOnly(
  returned: readonly ReturnLine[],
  refunded: readonly RefundLine[],
  disputed: readonly DisputeRefund[],
): Units[] {
  const refused = new Map(returned.map((line) => [line, refusedOf(line)]));
  return refunded.map(({ refund_id, order_line_id, quantity }) => {
    const return_id = disputed.find((one) => one.refund_id === refund_id)?.return_id;
    let left = quantity;
    for (const line of returned) {
      const isAbout = return_id === undefined ? isRejected(line) : line.return_id === return_id;
      if (!isAbout || line.order_line_id !== order_line_id) continue;
      const same = Math.min(left, refused.get(line) ?? 0);
      refused.set(line, sum([refused.get(line) ?? 0, -same]));
      left = sum([left, -same]);
    }
    return { order_line_id, quantity: left };
  });
}

const isRejected = ({ parent }: ReturnLine): boolean => parent?.state === 'rejected';

/** Units that a rejection or the inspection refused; none before. */
function refusedOf(line: ReturnLine): number {
  if (isRejected(line)) return line.quantity;
  return line.accepted_quantity === null ? 0 : sum([line.quantity, -line.accepted_quantity]);
}
