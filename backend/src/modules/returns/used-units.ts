import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { Database } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { Refund, RefundLine } from '../ordering';
import { type DisputeRefund, DisputeRefunds } from './dispute-refunds';
import { Return } from './return.entity';
import { ReturnLine } from './return-parts.entity';
import { VOID_RETURNS } from './return.process';

type Units = Pick<RefundLine, 'order_line_id' | 'quantity'>;

/** Finds the units of an order's lines that can't be returned any more. */
@Injectable()
export class UsedUnits {
  constructor(
    private readonly database: Database,
    private readonly disputed: DisputeRefunds,
  ) {}

  /** Units in returns that are not void, and units refunded without one; each once, several rows per line. */
  async find(order_id: number): Promise<Units[]> {
    const returned = await this.database.em.find(ReturnLine, {
      where: { parent: { order_id, state: Not(In([...VOID_RETURNS])) } },
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

/** Refunded units less those that a dispute refunded because the inspection of their return had refused them. */
function refundedOnly(
  returned: readonly ReturnLine[],
  refunded: readonly RefundLine[],
  disputed: readonly DisputeRefund[],
): Units[] {
  const refused = new Map(returned.map((line) => [line, refusedOf(line)]));
  return refunded.map(({ refund_id, order_line_id, quantity }) => {
    const return_id = disputed.find((one) => one.refund_id === refund_id)?.return_id;
    const line = returned.find((one) => one.return_id === return_id && one.order_line_id === order_line_id);
    const same = line ? Math.min(quantity, refused.get(line) ?? 0) : 0;
    if (line) refused.set(line, sum([refused.get(line) ?? 0, -same]));
    return { order_line_id, quantity: sum([quantity, -same]) };
  });
}

/** Units that the inspection refused; none before it. */
const refusedOf = ({ quantity, accepted_quantity: accepted }: ReturnLine): number =>
  accepted === null ? 0 : sum([quantity, -accepted]);
