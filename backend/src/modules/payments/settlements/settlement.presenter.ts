import { Injectable } from '@nestjs/common';
import { SETTLEMENT_MATCHES, type SettlementFacts, type SettlementMatch } from '@stoa/contracts';
import { In } from 'typeorm';
import { type Caller, consoleOf } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import type { Presenter } from '../../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../../kernel/resource';
import { AdminNames } from '../../identity';
import { settlementProcess } from './settlement.process';
import { SettlementTotals } from './settlement-totals';
import { type GatewaySettlement, SettlementLine } from './settlement.entity';

type Counts = Record<SettlementMatch, number>;
const NONE = Object.fromEntries(SETTLEMENT_MATCHES.map((match) => [match, 0])) as Counts;

/** Presents settlements with their sums and how many lines agree with the books. */
@Injectable()
export class SettlementPresenter implements Presenter<GatewaySettlement> {
  constructor(
    private readonly database: Database,
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly totals: SettlementTotals,
    private readonly admins: AdminNames,
  ) {}

  async rows(rows: GatewaySettlement[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const ids = rows.map(({ id }) => id);
    const [totals, counts] = [await this.totals.find(ids), await this.counts(ids)];
    const admins = await this.admins.find(rows.flatMap((row) => [row.uploaded_by, row.decided_by]));
    const facts = rows.map((row): SettlementFacts => ({
      totals: row.posted ?? totals.get(row.id) ?? [],
      matches: counts.get(row.id) ?? NONE,
      uploader: admins.get(row.uploaded_by) ?? null,
      decider: admins.get(row.decided_by ?? 0) ?? null,
      allowed: settlementProcess.allowed(row.state, consoleOf(caller.actor)),
    }));
    return shown.map((row, index) => ({ ...row, ...facts[index] }));
  }

  async one(row: GatewaySettlement, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }

  private async counts(ids: readonly number[]): Promise<Map<number, Counts>> {
    const counts = new Map<number, Counts>();
    if (ids.length === 0) return counts;
    const rows = await this.database.em
      .createQueryBuilder(SettlementLine, 'l')
      .select(['l.settlement_id AS id', 'l.match AS found'])
      .addSelect('COUNT(*)', 'lines')
      .where({ settlement_id: In([...ids]) })
      .groupBy('l.settlement_id')
      .addGroupBy('l.match')
      .getRawMany<{ id: number; found: SettlementMatch; lines: string | number }>();
    for (const { id, found, lines } of rows)
      counts.set(Number(id), { ...(counts.get(Number(id)) ?? NONE), [found]: Number(lines) });
    return counts;
  }
}
