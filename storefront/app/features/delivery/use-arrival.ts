import type { DeliveryEstimate, PickupPlace } from '@stoa/contracts';
import { useApp, type AppFacts } from '~/features/frame/app-context';

type DeliveryPeriod = DeliveryEstimate & { pickup: PickupPlace | null };
type Texts = Pick<AppFacts, 't' | 'formats'>;

/** Text with the days on which an order should arrive, or be ready for pickup. */
export function arrivalText({ from, to, pickup }: DeliveryPeriod, { t, formats }: Texts): string {
  // Non-breaking spaces: lines break after the dash between two dates, and not within one.
  const when = formats.dates(from, to).replaceAll(' ', '\u00a0').replace('–\u00a0', '– ');
  return t(pickup ? 'account.readyToCollect' : 'account.arrives', { when });
}

/** `arrivalText` in the page's language. */
export function useArrival(): (one: DeliveryPeriod) => string {
  const app = useApp();
  return (one) => arrivalText(one, app);
}
