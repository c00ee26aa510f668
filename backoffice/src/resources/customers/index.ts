import type { ScreenOverride } from '@stoa/console-kit';
import { CustomerLinks } from './CustomerLinks';

/** What a customer is called; guests may have left only an address. */
export const customerName = (record: Record<string, unknown>): string =>
  [record.first_name, record.last_name].filter(Boolean).join(' ') || String(record.email ?? '');

/** Customers: generated screens, with ways to their addresses and orders. */
export const customers: ScreenOverride = {
  nameOf: customerName,
  columns: ['email', 'first_name', 'last_name', 'phone', 'is_guest', 'created_at', 'status'],
  sections: {
    person: ['first_name', 'last_name', 'email', 'phone', 'password'],
    preferences: ['locale', 'currency', 'marketing_consent'],
  },
  actions: CustomerLinks,
};
