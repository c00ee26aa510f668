import type { DeliveryEstimate, PickupPlace } from '@stoa/contracts';
import { useApp } from '~/features/frame/app-context';

type Arriving = DeliveryEstimate & { pickup: PickupPlace | null };

/** Says between which days goods should arrive, or wait where they are collected. */
export function useArrival(): (one: Arriving) => string {
  const { t, formats } = useApp();
  return ({ from, to, pickup }) => {
    const when = [...new Set([from, to].map((day) => formats.date(day)))].join(' – ');
    return t(pickup ? 'account.readyToCollect' : 'account.arrives', { when });
  };
}
