import { defineResource } from '../../../kernel/resource';
import { adjustmentProcess } from './adjustment.process';
import { AdjustmentPresenter } from './adjustment.presenter';
import { AdjustmentStore } from './adjustment.store';
import { LedgerAdjustment } from './ledger-adjustment.entity';

/** Adjustments of the books, which operators propose (`createLedgerAdjustment`) and decide. */
export const ledgerAdjustments = defineResource(LedgerAdjustment, {
  path: 'ledger_adjustments',
  key: 'ledger_adjustments',
  page: 'ledger_adjustments',
  idParam: 'ledger_adjustment_id',
  label: 'number',
  search: ['number', 'reason'],
  sort: ['number', 'amount', 'state', 'created_at', 'posted_at'],
  filter: ['state', 'currency', 'amount', 'requested_by', 'created_at', 'posted_at'],
  defaultSort: ['created_at', 'DESC'],
  store: AdjustmentStore,
  process: adjustmentProcess,
  presenter: AdjustmentPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export', 'updateStatus'], screens: ['list'] },
  },
});
