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
  it('requires no payment for cancelled orders', () => {
    const orders = [order(1, 'delivered', 600), order(2, 'cancelled', 400)];
    expect(ordersPaymentStatus(orders, [captured(600, 'ST-1-1')], 1000)).toBe('paid');
    expect(ordersPaymentStatus(orders, [], 1000)).toBe('unpaid');
  });

  it('divides a payment without an order among all orders before it ignores the cancelled ones', () => {
    const orders = [order(1, 'placed', 600), order(2, 'cancelled', 400)];
    expect(ordersPaymentStatus(orders, [captured(1000)], 1000)).toBe('paid');
    expect(ordersPaymentStatus(orders, [captured(500)], 1000)).toBe('partially_paid');
  });

  it('counts the refund of a cancelled order only when no other order remains', () => {
    const orders = [order(1, 'placed', 600), order(2, 'cancelled', 400)];
    const facts: PaymentFact[] = [captured(1000), { type: 'refunded', amount: 400, part: 'ST-1-2' }];
    expect(ordersPaymentStatus(orders, facts, 1000)).toBe('paid');
    expect(ordersPaymentStatus(orders.slice(1), facts, 1000)).toBe('refunded');
  });

  it('with only cancelled and expired orders is voided or expired, unless money was captured', () => {
    const orders = [order(1, 'cancelled', 600), order(2, 'expired', 400)];
    expect(ordersPaymentStatus(orders, [], 1000)).toBe('voided');
    expect(ordersPaymentStatus(orders.slice(1), [], 1000)).toBe('expired');
    expect(ordersPaymentStatus([order(1, 'cancelled', 0)], [], 0)).toBe('voided');
    expect(ordersPaymentStatus(orders, [captured(600, 'ST-1-1')], 1000)).toBe('partially_paid');
    expect(ordersPaymentStatus(orders.slice(0, 1), [captured(600, 'ST-1-1')], 1000)).toBe('paid');
  });
});
