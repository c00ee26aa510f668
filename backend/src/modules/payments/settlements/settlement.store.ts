import { Injectable } from '@nestjs/common';
import type { SettlementState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import { StatefulStore, StoreTools, type Values } from '../../../kernel/resource';
import { Ledger } from '../../ledger';
import { settlementPosting, settlementReversal } from './settlement-postings';
import { settlementProcess } from './settlement.process';
import { SettlementTotals } from './settlement-totals';
import { GatewaySettlement, SettlementLine } from './settlement.entity';

/** Stores settlement files, and books them when they are confirmed or reversed. */
@Injectable()
export class SettlementStore extends StatefulStore<GatewaySettlement> {
  constructor(
    tools: StoreTools,
    private readonly ledger: Ledger,
    private readonly totals: SettlementTotals,
  ) {
    super(tools);
  }

  /** Books a settlement whose lines are compared and locked, in the caller's transaction. */
  async post(settlement: GatewaySettlement, actor: Actor): Promise<void> {
    const { em } = this.tools.database;
    const { id } = settlement;
    const held = await this.snapshot(id, actor, settlement);
    const posted = (await this.totals.find([id])).get(id) ?? [];
    const now = this.tools.clock.now();
    const values = { updated_at: now, posted_at: now, decided_by: actor.id, posted };
    await settlementProcess.move(em, GatewaySettlement, settlement, 'posted', 'system', values);
    await em.query(
      `UPDATE settlement_lines SET settled_key = transaction_key, settled_item = item
       WHERE settlement_id = ? AND \`match\` <> 'already_settled'`,
      [id],
    );
    await this.ledger.post(settlementPosting(settlement, posted));
    await this.publishChange('status', id, actor, held);
  }

  protected override targetOf(wanted: string | undefined): SettlementState {
    if (wanted === undefined) throw Failure.field('status', 'Please specify the status.');
    return settlementProcess.named(wanted, 'status');
  }

  /** The file of a settlement that has ended can be uploaded again. */
  protected override beforeTransition(_: GatewaySettlement, _to: string, actor: Actor | null): Values {
    return { live_fingerprint: null, decided_by: actor?.id ?? null };
  }

  protected override async afterTransition(settlement: GatewaySettlement, to: string): Promise<void> {
    if (to !== 'reversed') return;
    const { id: settlement_id, posted } = settlement;
    await this.tools.database.em.update(
      SettlementLine,
      { settlement_id },
      { settled_key: null, settled_item: null },
    );
    await this.ledger.post(settlementReversal(settlement, posted ?? []));
  }
}
