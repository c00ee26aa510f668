/**
 * The modules in their ranked order: each may import strictly lower ones, and only through their index.ts.
 * The layer test and the diagram in docs/generated both come from this list (architecture §4).
 */
export const LAYERS = [
  'audit',
  'settings',
  'media',
  'localisation',
  'identity',
  'customers',
  'riders',
  'vendors',
  'taxation',
  'catalogue',
  'content',
  'ledger',
  'payments',
  'promotions',
  'shipping',
  'commissions',
  'shopping',
  'ordering',
  'reviews',
  'questions',
  'payouts',
  'messaging',
  'insight',
  'transfer',
] as const;
