import { idempotencyHeader } from './idempotency-header.server';

const MALFORMED = [
  '',
  'short',
  'a'.repeat(101),
  'with\u0000control',
  'two\r\nlines',
  'طلب-جديد',
  'with spaces',
];

describe('the idempotency key of a form', () => {
  it('is sent as the form has it', () => {
    const keys = ['a'.repeat(8), 'a'.repeat(100), 'Order_1.2:3-4'];
    expect(keys.map(idempotencyHeader)).toEqual(keys.map((key) => ({ 'idempotency-key': key })));
  });

  it.each(MALFORMED)('is sent empty when malformed, which every header can hold: %j', (key) => {
    expect(new Headers(idempotencyHeader(key)).get('idempotency-key')).toBe('');
  });

  it('is sent empty when the form has none', () => {
    expect(idempotencyHeader(null)).toEqual({ 'idempotency-key': '' });
  });
});
