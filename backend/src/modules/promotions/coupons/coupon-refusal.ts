import { Failure } from '../../../kernel/http';

/** Reasons why a code is rejected, as sentences for the buyer. */
const REASONS = {
  unknown: 'This code isn’t valid.',
  repeated: 'This code is already applied.',
  not_stackable: 'This code can’t be combined with other codes.',
  too_early: 'This code is not valid yet.',
  expired: 'This code has expired.',
  store_closed: 'The store of this code isn’t selling at the moment.',
  used_up: 'This code has reached its usage limit.',
  used_before: 'You have already used this code.',
  not_first_order: 'This code is for first orders only.',
  no_goods: 'No items in your cart qualify for this code.',
  min_spend: 'Your items cost less than this code requires.',
  min_qty: 'Your cart has fewer items than this code requires.',
  nothing_left: 'There is nothing left for this code to discount.',
} as const;

/** 422 `coupon_<reason>`: the code for programs, the sentence for the buyer; `details` name the coupon. */
export function refusal(reason: keyof typeof REASONS, code: string, facts: object = {}): Failure {
  const sentence = REASONS[reason];
  const details = { coupon_code: code, ...facts };
  return new Failure(422, `coupon_${reason}`, sentence, { coupon_code: [sentence] }, details);
}
