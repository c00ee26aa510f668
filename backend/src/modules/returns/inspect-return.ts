import { Injectable } from '@nestjs/common';
import type { InspectReturn as Input } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { consoleOf, tenantBounds } from '../../kernel/access';
import { combineConditions, Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Stock } from '../inventory';
import { Order, OrderLine } from '../ordering';
import { MoveReturn } from './move-return';
import { Return } from './return.entity';
import { ReturnLine } from './return-parts.entity';
import { SettleReturn } from './settle-return';

/** Inspects a received return: accepted items are refunded and, where they can be sold again, restocked. */
@Injectable()
export class InspectReturn {
  constructor(
    private readonly database: Database,
    private readonly move: MoveReturn,
    private readonly stock: Stock,
    private readonly settle: SettleReturn,
  ) {}

  /**
   * @throws Failure 404 if missing or of another vendor; 409 `state_not_allowed` unless it is received, also when
   * another request won the race; 422 on `lines`
   */
  async execute(request: Input, actor: Actor): Promise<Return> {
    const mover = consoleOf(actor);
    return this.database.tx(async (em) => {
      const where = combineConditions({ id: request.return_id }, tenantBounds(actor));
      const found = await em.findOne(Return, { where });
      if (!found) throw Failure.notFound('return');
      // Locked before the lines are read, so that a cancelled exchange at the same moment is seen.
      const order = await em.findOneOrFail(Order, {
        where: { id: found.order_id },
        ...this.database.forUpdate,
      });
      const lines = await em.find(ReturnLine, { where: { return_id: found.id }, order: { id: 'ASC' } });
      const inspected = inspectedLines(lines, request);
      const moved = await this.move.execute(found, 'inspected', { mover, actor, note: request.note });
      for (const { id, accepted_quantity, restock, condition_note } of inspected)
        await em.update(ReturnLine, { id }, { accepted_quantity, restock, condition_note });
      await this.restock(found, inspected);
      return this.settle.execute(moved, order, inspected, request.refund_shipping === true, actor);
    });
  }

  /** Keyed by return and variant, so that a repeat moves nothing. */
  private async restock({ number }: Return, inspected: readonly ReturnLine[]): Promise<void> {
    const back = inspected.filter(({ restock, accepted_quantity }) => restock && accepted_quantity);
    const lines = [];
    for (const { order_line_id, accepted_quantity } of back) {
      const { variant_id } = await this.database.em.findOneByOrFail(OrderLine, { id: order_line_id });
      const key = `return:${number}:${variant_id}`;
      lines.push({ variant_id, quantity: accepted_quantity ?? 0, key, reference: number });
    }
    await this.stock.restock(lines);
  }
}

/** The lines with the findings. @throws Failure 422 on `lines` unless each line is inspected once, within its quantity */
function inspectedLines(lines: readonly ReturnLine[], { lines: findings }: Input): ReturnLine[] {
  const isWhole =
    findings.length === lines.length &&
    new Set(findings.map(({ order_line_id }) => order_line_id)).size === lines.length;
  return lines.map((line) => {
    const found = findings.find(({ order_line_id }) => order_line_id === line.order_line_id);
    if (!found || !isWhole) throw Failure.field('lines', 'must contain each item of the return once');
    const { accepted_quantity, restock, condition_note } = found;
    if (accepted_quantity > line.quantity)
      throw Failure.field('lines', 'More items were accepted than returned.');
    return { ...line, accepted_quantity, restock, condition_note: condition_note?.trim() || null };
  });
}
