import { Injectable } from '@nestjs/common';
import type { MissingSettlementItem } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { ClearingItems } from './clearing-items';
import { CompareSettlement } from './compare-settlement';
import { GatewaySettlement, SettlementLine } from './settlement.entity';

/** Lists captures and refunds of a file's days that neither it nor another posted file contains. */
@Injectable()
export class ListMissingItems {
  constructor(
    private readonly database: Database,
    private readonly items: ClearingItems,
    private readonly comparing: CompareSettlement,
  ) {}

  /** @throws Failure 404 */
  async execute(id: number): Promise<MissingSettlementItem[]> {
    const { em } = this.database;
    const settlement = await em.findOne(GatewaySettlement, { where: { id } });
    if (!settlement) throw Failure.notFound();
    const { driver, first_day, last_day } = settlement;
    const items = await this.items.ofDays(driver, first_day, last_day);
    const where = { settlement_id: id };
    const lines = await em.find(SettlementLine, { where, select: { id: true, item: true } });
    const known = await this.comparing.settled(
      'settled_item',
      items.map(({ key }) => key),
    );
    for (const { item } of lines) if (item) known.add(item);
    return items
      .filter(({ key }) => !known.has(key))
      .map(({ day, type, reference, amount, currency }) => ({ day, type, reference, amount, currency }));
  }
}
