import type { OrderState, VerifiedPayment } from '@stoa/contracts';
import type { Translate } from '~/i18n/translator';

type Progress = 'preparing' | 'shipped' | 'delivered' | 'on_hold' | 'cancelled' | 'expired';

const PROGRESS: Record<OrderState, Progress> = {
  pending_payment: 'preparing',
  placed: 'preparing',
  processing: 'preparing',
  ready: 'preparing',
  shipped: 'shipped',
  delivered: 'delivered',
  completed: 'delivered',
  on_hold: 'on_hold',
  cancelled: 'cancelled',
  expired: 'expired',
};

/**
 * Progress of a placed order from the states of its vendors' orders; cancelled ones count only if all are.
 */
export function progressOf(states: readonly OrderState[]): Progress | 'mixed' {
  const all = states.map((state) => PROGRESS[state]);
  const living = all.filter((progress) => progress !== 'cancelled' && progress !== 'expired');
  const [first = all.includes('cancelled') ? 'cancelled' : 'expired', ...rest] = living;
  return rest.every((progress) => progress === first) ? first : 'mixed';
}

/** What a result page is about: a payment's outcome, an order that is void, or one that is under way. */
export function resultTitle(
  { outcome, orders, group_number: number }: Pick<VerifiedPayment, 'outcome' | 'orders' | 'group_number'>,
  t: Translate,
): string {
  const progress = progressOf(orders.map(({ state }) => state));
  if (progress === 'cancelled' || progress === 'expired') return t(`result.${progress}.title`);
  // Thanks are for orders that were just placed; later the page is where guests follow theirs.
  if (outcome === 'success' && progress !== 'preparing') return t('account.order', { number });
  return t(`result.${outcome}.title`);
}
