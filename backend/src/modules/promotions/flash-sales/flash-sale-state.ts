import type { FlashSaleState } from '@stoa/contracts';

/** State of a flash sale's window; the window includes its start and excludes its end. */
export function flashSaleState(
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date },
  moment: Date,
): FlashSaleState {
  if (moment < starts_at) return 'scheduled';
  return moment < ends_at ? 'live' : 'ended';
}
