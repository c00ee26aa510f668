import type { Shop } from '~/session/shop.server';
import type { CheckoutData } from './checkout-data';
import { STEPS, type Step } from './checkout-view';
import { isChosenGone } from './saved-addresses.server';
import type { CheckoutState } from './state.server';

/** The completed steps and the first open one. */
export function reachableSteps({ quotes, totals, payment }: CheckoutData): Step[] {
  const done = [quotes !== null, totals !== null, totals?.total === 0 || payment !== null];
  const firstOpen = done.indexOf(false);
  return STEPS.slice(0, firstOpen < 0 ? STEPS.length : firstOpen + 1);
}

/** Why another step than the requested one is open: it is not completed yet, or what was entered is refused by now. */
export async function fallbackReason(shop: Shop, state: CheckoutState, step: Step): Promise<string> {
  const { t } = await shop.locale();
  if (step === 'address' && (await isChosenGone(shop, state))) return t('checkout.fallback.addressGone');
  const entered = {
    address: state.address ?? state.address_id,
    shipping: state.methods,
    payment: state.payment,
    review: undefined,
  };
  return t(step === 'review' || !entered[step] ? 'checkout.fallback.open' : `checkout.fallback.${step}`);
}
