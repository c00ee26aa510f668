import { defineResource } from '../../../kernel/resource';
import { LedgerPeriod } from './ledger-period.entity';
import { PeriodPresenter } from './period.presenter';
import { periodProcess } from './period.process';
import { PeriodStore } from './period.store';

/** Closed periods of the books (`closeLedgerPeriod`, `reopenLedgerPeriod`). */
export const ledgerPeriods = defineResource(LedgerPeriod, {
  path: 'ledger_periods',
  key: 'ledger_periods',
  page: 'ledger_periods',
  idParam: 'ledger_period_id',
  label: 'last_day',
  sort: ['last_day', 'state', 'created_at'],
  filter: ['state', 'last_day', 'created_at'],
  defaultSort: ['last_day', 'DESC'],
  store: PeriodStore,
  process: periodProcess,
  presenter: PeriodPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export', 'updateStatus'], screens: ['list'] },
  },
});
