import type { OrderState } from '@stoa/contracts';
import { type Said, type Sentence, say } from '../../../kernel/wording';

/** What the buyer is told when an order moves: the letter's heading and its sentences. */
export interface StepWords {
  greeting: Sentence;
  paragraphs: readonly Said[];
}

type Step = { from: OrderState; to: OrderState };

/** The words for a step of an order; null for steps that say nothing new to its buyer. */
export function stepWords(
  { from, to }: Step,
  { number, vendor, collected }: { number: string; vendor: string; collected: boolean },
): StepWords | null {
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

const REST: Partial<Record<OrderState, (number: string, vendor: string) => StepWords>> = {
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
