import { Failure } from '../../../kernel/http';

/** Why a code does not hold, in words for people. */
const REASONS = {
  unknown: 'This code is not known.',
  repeated: 'This code is in use already.',
  not_stackable: 'This code can’t be used together with other codes.',
  too_early: 'This code is not valid yet.',
  expired: 'This code has expired.',
  used_up: 'This code has been used up.',
  used_before: 'You have used this code already.',
  not_first_order: 'This code is for first orders only.',
  no_goods: 'Nothing in your cart is what this code is for.',
  min_spend: 'Your goods cost less than this code asks for.',
  min_qty: 'Your cart holds fewer pieces than this code asks for.',
  nothing_left: 'There is nothing left that this code could take off.',
} as const;

/** 422 `coupon_<reason>`, which tells programs what the sentence tells people; `details` name the code. */
export function refusal(reason: keyof typeof REASONS, code: string, facts: object = {}): Failure {
  const sentence = REASONS[reason];
  const details = { coupon_code: code, ...facts };
  return new Failure(422, `coupon_${reason}`, sentence, { coupon_code: [sentence] }, details);
}
