/**
 * The modules in order of their layers: each may import strictly lower ones, and only through their index.ts.
 * Source of the layer test and the diagram in docs/generated.
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
  'inventory',
  'pricing',
  'search',
  'content',
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
