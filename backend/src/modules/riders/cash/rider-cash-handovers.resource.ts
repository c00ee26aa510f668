import { defineResource } from '../../../kernel/resource';
import { CashHandoverPresenter } from './cash-handover.presenter';
import { cashHandoverProcess } from './cash-handover.process';
import { CashHandoverStore } from './cash-handover.store';
import { RiderCashHandover } from './rider-cash-handover.entity';

/** Receipts of cash that riders have handed over (`handOverRiderCash`). */
export const riderCashHandovers = defineResource(RiderCashHandover, {
  path: 'rider_cash_handovers',
  key: 'rider_cash_handovers',
  page: 'rider_cash_handovers',
  idParam: 'rider_cash_handover_id',
  label: 'number',
  search: ['number', 'note'],
  sort: ['number', 'amount', 'state', 'created_at'],
  filter: ['rider_id', 'state', 'currency', 'created_at'],
  defaultSort: ['created_at', 'DESC'],
  exported: [{ name: 'rider_name', kind: 'text' }],
  store: CashHandoverStore,
  process: cashHandoverProcess,
  presenter: CashHandoverPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export', 'updateStatus'], screens: ['list'] },
  },
});
