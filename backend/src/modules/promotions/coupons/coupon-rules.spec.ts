import { readCoupon } from './coupon-rules';

describe('a coupon', () => {
  it.each([
    ['percent', ['rate']],
    ['fixed_cart', ['amount']],
    ['fixed_item', ['amount']],
    ['free_shipping', []],
    ['bxgy', ['buy_qty', 'get_qty', 'rate']],
  ])('of type %s requires exactly the fields of its type', (type, needed) => {
    expect(Object.keys(readCoupon({ type }, {}).errors)).toEqual(needed);
  });

  it('clears the fields of its former type', () => {
    const { values } = readCoupon({ type: 'fixed_cart', amount: 500 }, { type: 'percent', rate: '0.1' });
    expect(values).toEqual({
      type: 'fixed_cart',
      amount: 500,
      rate: null,
      buy_qty: null,
      get_qty: null,
      max_discount: null,
    });
  });

  it('funded by a vendor requires vendor_id', () => {
    const coupon = { type: 'free_shipping', funded_by: 'vendor' };
    expect(readCoupon(coupon, {}).errors).toHaveProperty('vendor_id');
    expect(readCoupon({ ...coupon, vendor_id: 3 }, {}).errors).toEqual({});
  });

  it('must end after it starts', () => {
    const period = { starts_at: '2030-01-02T00:00:00Z', ends_at: '2030-01-01T00:00:00Z' };
    expect(readCoupon({ type: 'free_shipping', ...period }, {}).errors).toHaveProperty('ends_at');
  });
});
