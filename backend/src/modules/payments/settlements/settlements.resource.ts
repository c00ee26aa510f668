import { defineResource } from '../../../kernel/resource';
import { SettlementLine, GatewaySettlement } from './settlement.entity';
import { SettlementPresenter } from './settlement.presenter';
import { settlementProcess } from './settlement.process';
import { SettlementStore } from './settlement.store';

/** Gateways' settlement files (`uploadSettlement`, `confirmSettlement`). */
export const settlements = defineResource(GatewaySettlement, {
  path: 'settlements',
  key: 'settlements',
  page: 'settlements',
  idParam: 'settlement_id',
  label: 'number',
  search: ['number', 'filename'],
  sort: ['number', 'driver', 'state', 'first_day', 'created_at'],
  filter: ['driver', 'state', 'created_at'],
  defaultSort: ['created_at', 'DESC'],
  store: SettlementStore,
  process: settlementProcess,
  presenter: SettlementPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export', 'updateStatus'], screens: ['list', 'view'] },
  },
});

/** Lines of settlement files, as they compare with the books. */
export const settlementLines = defineResource(SettlementLine, {
  path: 'settlement_lines',
  key: 'settlement_lines',
  page: 'settlement_lines',
  idParam: 'settlement_line_id',
  label: 'reference',
  search: ['reference', 'order_number'],
  sort: ['line', 'day', 'gross', 'match'],
  filter: ['settlement_id', 'match', 'type', 'currency'],
  defaultSort: ['id', 'ASC'],
  audiences: {
    admin: { operations: ['list', 'filter', 'export'], screens: [] },
  },
});
