import type { PlacedOrder } from './checkout';

/** Storefront path of a checkout's result page; `?token=` gives guests access. */
export function orderResultPath({
  outcome,
  group_number,
}: Pick<PlacedOrder, 'outcome' | 'group_number'>): string {
  return `/payment-${outcome}/${encodeURIComponent(group_number)}`;
}
