import type { OrderState } from '@stoa/contracts';
import type { PaymentFact } from '../payments';
import { ordersPaymentStatus } from './order-payment-status';

const order = (place: number, state: OrderState, total: number) => ({
  number: `ST-1-${place}`,
  state,
  total,
});
const captured = (amount: number, part: string | null = null): PaymentFact => ({
  type: 'captured',
  amount,
  part,
});

describe('the payment status of a checkout', () => {
  it('asks nothing of cancelled orders', () => {
    const orders = [order(1, 'delivered', 600), order(2, 'cancelled', 400)];
    expect(ordersPaymentStatus(orders, [captured(600, 'ST-1-1')], 1000)).toBe('paid');
    expect(ordersPaymentStatus(orders, [], 1000)).toBe('unpaid');
  });

  it('shares money that names no order before it leaves the cancelled ones out', () => {
    const orders = [order(1, 'placed', 600), order(2, 'cancelled', 400)];
    expect(ordersPaymentStatus(orders, [captured(1000)], 1000)).toBe('paid');
    expect(ordersPaymentStatus(orders, [captured(500)], 1000)).toBe('partially_paid');
  });

  it('is not touched by what went back for a cancelled part', () => {
    const orders = [order(1, 'placed', 600), order(2, 'cancelled', 400)];
    const facts: PaymentFact[] = [captured(1000), { type: 'refunded', amount: 400, part: 'ST-1-2' }];
    expect(ordersPaymentStatus(orders, facts, 1000)).toBe('paid');
    expect(ordersPaymentStatus(orders.slice(1), facts, 1000)).toBe('refunded');
  });

  it('of nothing but void orders is that of the money that was taken, or void itself', () => {
    const orders = [order(1, 'cancelled', 600), order(2, 'expired', 400)];
    expect(ordersPaymentStatus(orders, [], 1000)).toBe('voided');
    expect(ordersPaymentStatus(orders.slice(1), [], 1000)).toBe('expired');
    expect(ordersPaymentStatus([order(1, 'cancelled', 0)], [], 0)).toBe('voided');
    expect(ordersPaymentStatus(orders, [captured(600, 'ST-1-1')], 1000)).toBe('partially_paid');
    expect(ordersPaymentStatus(orders.slice(0, 1), [captured(600, 'ST-1-1')], 1000)).toBe('paid');
  });
});
