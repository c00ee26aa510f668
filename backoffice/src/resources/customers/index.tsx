import type { ScreenOverride } from '@stoa/console-kit';
import { CustomerLinks } from './CustomerLinks';
import { customerName } from './customer-name';
import { CustomerShow } from './CustomerShow';
import { CustomerWallet } from '../wallets';

export { customerName } from './customer-name';

/**
 * Customer screens: generated, with links to addresses and orders, connected identity providers, and
 * the wallet.
 */
export const customers: ScreenOverride = {
  nameOf: (record, { translate }) =>
    record.erased_at ? translate('stoa.customer.deleted') : customerName(record),
  columns: ['email', 'first_name', 'last_name', 'phone', 'is_guest', 'created_at', 'status'],
  sections: {
    person: ['first_name', 'last_name', 'email', 'phone', 'password'],
    preferences: ['locale', 'currency', 'marketing_consent'],
  },
  show: CustomerShow,
  actions: CustomerLinks,
  panels: [{ name: 'wallet', of: 'wallet_transactions', element: <CustomerWallet /> }],
};
