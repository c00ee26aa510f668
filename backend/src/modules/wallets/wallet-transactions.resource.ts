import { defineResource } from '../../kernel/resource';
import { walletProcess } from './wallet.process';
import { WalletTransaction } from './wallet-transaction.entity';
import { WalletTransactionPresenter } from './wallet-transaction.presenter';
import { WalletTransactionStore } from './wallet-transaction.store';

/** Movements of customers' wallets, which operators read, export and decide. */
export const walletTransactions = defineResource(WalletTransaction, {
  path: 'wallet_transactions',
  key: 'wallet_transactions',
  page: 'wallet_transactions',
  idParam: 'wallet_transaction_id',
  label: 'number',
  search: ['number', 'reference'],
  sort: ['number', 'amount', 'state', 'created_at', 'booked_at'],
  filter: ['customer_id', 'type', 'state', 'currency', 'amount', 'reference', 'created_at'],
  defaultSort: ['created_at', 'DESC'],
  exported: [
    { name: 'customer_name', kind: 'text' },
    { name: 'email', kind: 'text' },
  ],
  store: WalletTransactionStore,
  process: walletProcess,
  presenter: WalletTransactionPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export', 'updateStatus'], screens: ['list'] },
  },
});
