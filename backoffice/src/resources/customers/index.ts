import type { ScreenOverride } from '@stoa/console-kit';
import { CustomerLinks } from './CustomerLinks';
import { customerName } from './customer-name';
import { CustomerShow } from './CustomerShow';

export { customerName } from './customer-name';

/** Customers: generated screens, with ways to their addresses and orders, and the accounts they sign in by. */
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
