import type { PaymentFact } from './payment-status';
import { factsOfPart, paymentStatus } from './payment-status';

const fact = (type: PaymentFact['type'], amount: number, part: string | null = null): PaymentFact => ({
  type,
  amount,
  part,
});

describe('the status of a payment', () => {
  it.each([
    ['unpaid', []],
    ['authorized', [fact('authorized', 1000)]],
    ['partially_paid', [fact('captured', 400)]],
    ['paid', [fact('failed', 1000), fact('captured', 1000)]],
    ['partially_refunded', [fact('captured', 1000), fact('refunded', 1)]],
    ['refunded', [fact('captured', 1000), fact('refunded', 1000)]],
    ['voided', [fact('authorized', 1000), fact('voided', 1000)]],
    ['failed', [fact('failed', 1000)]],
    ['expired', [fact('expired', 1000)]],
    ['charged_back', [fact('captured', 1000), fact('charged_back', 1000)]],
  ] as const)('is %s after its events', (status, facts) => {
    expect(paymentStatus(facts, 1000)).toBe(status);
  });

  it('is authorized where the rest of what a wallet pays is', () => {
    const wallet = { ...fact('captured', 400), driver: 'wallet' };
    expect(paymentStatus([wallet], 1000)).toBe('partially_paid');
    expect(paymentStatus([wallet, fact('authorized', 600)], 1000)).toBe('authorized');
    expect(paymentStatus([wallet, fact('authorized', 600), fact('captured', 600)], 1000)).toBe('paid');
    expect(paymentStatus([wallet, fact('failed', 600)], 1000)).toBe('partially_paid');
    expect(paymentStatus([fact('captured', 400), fact('authorized', 600)], 1000)).toBe('partially_paid');
  });

  it('is paid from the start when the total is zero', () => {
    expect(paymentStatus([], 0)).toBe('paid');
  });

  it('of one order counts its own events and its share of events without an order', () => {
    const facts = [fact('captured', 300, 'ST-A-1'), fact('captured', 700, 'ST-A-2')];
    const status = (number: string, total: number, all = facts): string =>
      paymentStatus(factsOfPart(all, { number, total }, 1000), total);
    expect(status('ST-A-1', 300)).toBe('paid');
    expect(status('ST-A-2', 700)).toBe('paid');
    expect(status('ST-A-2', 700, facts.slice(0, 1))).toBe('unpaid');
    expect(status('ST-A-1', 300, [fact('captured', 1000)])).toBe('paid');
    expect(status('ST-A-1', 300, [fact('captured', 500)])).toBe('partially_paid');
  });
});
