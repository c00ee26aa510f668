import { defineResource } from '../../../kernel/resource';
import { LedgerAccount } from './ledger-account.entity';

/** The accountants' numbers and names of our accounts, which exports of the journal contain. */
export const ledgerAccounts = defineResource(LedgerAccount, {
  path: 'ledger_accounts',
  key: 'ledger_accounts',
  page: 'ledger_accounts',
  idParam: 'ledger_account_id',
  label: 'account',
  search: ['account_number', 'account_name'],
  sort: ['account', 'account_number', 'account_name'],
  filter: ['account', 'account_number'],
  defaultSort: ['id', 'ASC'],
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export', 'update'], screens: ['list', 'edit'] },
  },
});
