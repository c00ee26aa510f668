import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { ClearingItems } from './clearing-items';
import { type LineMatch, matchLines } from './match-settlement';
import { SettlementLine } from './settlement.entity';

const BATCH_SIZE = 500;

/** Compares the lines of a file with the books and with what other files have settled. */
@Injectable()
export class CompareSettlement {
  constructor(
    private readonly database: Database,
    private readonly items: ClearingItems,
  ) {}

  /** A result per line, in their order. */
  async execute(
    driver: string,
    lines: readonly Pick<SettlementLine, 'type' | 'gross' | 'currency' | 'references' | 'transaction_key'>[],
  ): Promise<LineMatch[]> {
    const compared = lines.filter(({ type }) => type !== 'fee' && type !== 'payout');
    const references = [...new Set(compared.flatMap((line) => line.references))];
    const items = await this.items.find(driver, references);
    const transactions = await this.settled(
      'settled_key',
      lines.map((line) => line.transaction_key),
    );
    const taken = await this.settled(
      'settled_item',
      items.map(({ key }) => key),
    );
    return matchLines(lines, items, { transactions, items: taken });
  }

  /** Which of the values posted lines have. */
  async settled(column: 'settled_key' | 'settled_item', values: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    for (let from = 0; from < values.length; from += BATCH_SIZE) {
      const where = { [column]: In(values.slice(from, from + BATCH_SIZE)) };
      const rows = await this.database.em.find(SettlementLine, {
        where,
        select: { id: true, [column]: true },
      });
      for (const row of rows) found.add(String(row[column]));
    }
    return found;
  }
}
