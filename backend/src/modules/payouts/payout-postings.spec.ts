import { PAYOUT_STATES, type PayoutState } from '@stoa/contracts';
import fc from 'fast-check';
import { sum } from '../../kernel/money';
import { type BookedPayout, payoutPosting } from './payout-postings';
import { PAYOUT_PROCESS } from './payout.process';

const payouts = fc.record({
  number: fc.constant('PR000001'),
  earner: fc.oneof(fc.constant({ vendor_id: 7 }), fc.constant({ rider_id: 8 })),
  currency: fc.constant('USD'),
  amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  fee: fc.nat(1000),
  employer: fc.constantFrom(null, 7),
}) satisfies fc.Arbitrary<BookedPayout>;

/** Balances by account, debits less credits, after a request's way through its states. */
function balances(payout: BookedPayout, states: readonly PayoutState[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const state of states)
    for (const { account, amount } of payoutPosting(state, payout)?.lines ?? [])
      sums[account] = sum([sums[account] ?? 0, amount]);
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}

describe('the postings of a payout request', () => {
  it('balance in every state', () => {
    fc.assert(
      fc.property(payouts, fc.constantFrom(...PAYOUT_STATES), (payout, state) => {
        expect(sum((payoutPosting(state, payout)?.lines ?? []).map(({ amount }) => amount))).toBe(0);
      }),
    );
  });

  it('hold nothing more once the request is over, and leave no trace unless it is paid', () => {
    const walk = fc.array(fc.nat(5), { maxLength: 12 });
    fc.assert(
      fc.property(payouts, walk, (payout, choices) => {
        const states: PayoutState[] = ['pending'];
        for (const choice of choices) {
          const next = Object.keys(PAYOUT_PROCESS[states.at(-1) ?? 'pending']) as PayoutState[];
          const state = next[choice % next.length];
          if (state) states.push(state);
        }
        const remaining = balances(payout, states);
        const last = states.at(-1) ?? 'pending';
        const isOver = ['rejected', 'cancelled', 'returned', 'paid'].includes(last);
        if (isOver) expect(remaining).not.toHaveProperty('vendor_held');
        if (isOver && last !== 'paid') expect(remaining).toEqual({});
      }),
    );
  });

  it('give the platform its fee and the vendor the rest', () => {
    const payout = {
      number: 'PR1',
      earner: { vendor_id: 7 },
      currency: 'USD',
      amount: 1000,
      fee: 30,
      employer: null,
    };
    expect(balances(payout, ['pending', 'approved', 'processing', 'paid'])).toEqual({
      vendor_available: 1000,
      cash: -970,
      payout_fees: -30,
    });
  });
});
