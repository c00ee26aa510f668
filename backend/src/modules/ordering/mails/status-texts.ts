import type { OrderState } from '@stoa/contracts';
import { type TranslatableText, type Sentence, say } from '../../../kernel/wording';

/** E-mail texts about an order's status change: heading and sentences. */
export interface StatusTexts {
  greeting: Sentence;
  paragraphs: readonly TranslatableText[];
}

type Step = { from: OrderState; to: OrderState };

/** Texts for a state transition; null for transitions of which the buyer is not notified. */
export function statusTexts(
  { from, to }: Step,
  { number, vendor, collected }: { number: string; vendor: string; collected: boolean },
): StatusTexts | null {
  if (to === 'placed')
    return from === 'pending_payment'
      ? {
          greeting: say`We received your payment for order ${number}`,
          paragraphs: [say`Thank you. ${vendor} can prepare your order now.`],
        }
      : null;
  if (to === 'processing')
    return {
      greeting: say`Order ${number} is being prepared`,
      paragraphs: [say`${vendor} is preparing your order.`],
    };
  if (to === 'ready' && collected)
    return {
      greeting: say`Order ${number} is ready for pickup`,
      paragraphs: [say`Your order from ${vendor} is ready for pickup.`],
    };
  return REST[to]?.(number, vendor) ?? null;
}

const REST: Partial<Record<OrderState, (number: string, vendor: string) => StatusTexts>> = {
  shipped: (number, vendor) => ({
    greeting: say`Order ${number} is on its way`,
    paragraphs: [say`${vendor} has shipped your order.`],
  }),
  delivered: (number, vendor) => ({
    greeting: say`Order ${number} has been delivered`,
    paragraphs: [say`We hope you enjoy your purchase from ${vendor}.`],
  }),
  cancelled: (number, vendor) => ({
    greeting: say`Order ${number} was cancelled`,
    paragraphs: [
      say`The items from ${vendor} will not be delivered. If you have paid for them, you will receive another email about your refund.`,
    ],
  }),
  expired: (number) => ({
    greeting: say`Order ${number} has expired`,
    paragraphs: [
      'We didn’t receive your payment in time, so the order has been closed. You can order again at any time.',
    ],
  }),
};
