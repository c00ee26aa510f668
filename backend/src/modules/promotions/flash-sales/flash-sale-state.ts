import type { FlashSaleState } from '@stoa/contracts';

/** Where a window stands at a moment; it holds its first moment and not its last. */
export function flashSaleState(
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date },
  moment: Date,
): FlashSaleState {
  if (moment < starts_at) return 'scheduled';
  return moment < ends_at ? 'live' : 'ended';
}
