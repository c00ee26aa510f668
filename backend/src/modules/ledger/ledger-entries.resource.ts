import { defineResource } from '../../kernel/resource';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerEntryPresenter } from './ledger-entry.presenter';

/** Entries of the books, which operators read and export; written only by postings. */
export const ledgerEntries = defineResource(LedgerEntry, {
  path: 'ledger_entries',
  key: 'ledger_entries',
  page: 'ledger_entries',
  idParam: 'ledger_entry_id',
  label: 'event',
  search: ['reference', 'event'],
  sort: ['created_at', 'day', 'amount', 'reference'],
  filter: ['type', 'account', 'owner', 'currency', 'reference', 'day', 'event'],
  defaultSort: ['created_at', 'DESC'],
  exported: [{ name: 'owner_name', kind: 'text' }],
  presenter: LedgerEntryPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export'], screens: ['list'] },
  },
});
