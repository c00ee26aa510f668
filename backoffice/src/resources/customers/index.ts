import type { ScreenOverride } from '@stoa/console-kit';
import { CustomerLinks } from './CustomerLinks';
import { customerName } from './customer-name';
import { CustomerShow } from './CustomerShow';

export { customerName } from './customer-name';

/** Customer screens: generated, with links to addresses and orders, and connected identity providers. */
export const customers: ScreenOverride = {
  nameOf: customerName,
  columns: ['email', 'first_name', 'last_name', 'phone', 'is_guest', 'created_at', 'status'],
  sections: {
    person: ['first_name', 'last_name', 'email', 'phone', 'password'],
    preferences: ['locale', 'currency', 'marketing_consent'],
  },
  show: CustomerShow,
  actions: CustomerLinks,
};
