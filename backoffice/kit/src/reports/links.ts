import { within } from '@stoa/contracts';
import { addressOf } from '../layout/addresses';
import type { ReportParams } from './params';
import type { ReportRow } from './useReport';

interface Counted {
  from: string;
  to: string;
  states: readonly string[];
  currency: string;
  email?: string;
}

/** Filters of a report that the order list also supports. */
const SHARED = ['vendor_id', 'payment_method'] as const;

/** URL of the orders behind a figure, by when they were placed. */
export function ordersLink(
  { narrowed, timeZone }: ReportParams,
  { from, to, states, currency, email }: Counted,
): string {
  const filter: Record<string, unknown> = {
    ...within('placed_at', { from, to }, timeZone),
    state: states.length === 1 ? states[0] : states,
    currency,
    ...(email && { email }),
  };
  for (const name of SHARED) if (narrowed[name]) filter[name] = narrowed[name];
  const displayed = Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [name, !Array.isArray(value)]),
  );
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayed),
  });
  return `/orders?${search}`;
}

/** URL of the record that a text cell names, if any. */
export function recordLink(column: string, row: ReportRow): string | null {
  const id = (name: string) => row[name] as number | undefined;
  if (column === 'number') return addressOf('orders', 'view', id('id'));
  if (column === 'name') return addressOf('products', 'view', id('product_id'));
  if (column === 'vendor_name') return addressOf('vendors', 'view', id('vendor_id'));
  if (column === 'customer_name' && id('customer_id'))
    return addressOf('customers', 'view', id('customer_id'));
  return null;
}
