import type { PlacedOrder } from './checkout';

/** Path of the storefront's page that tells how a checkout stands; `?token=` opens it to guests. */
export function orderResultPath({
  outcome,
  group_number,
}: Pick<PlacedOrder, 'outcome' | 'group_number'>): string {
  return `/payment-${outcome}/${encodeURIComponent(group_number)}`;
}
