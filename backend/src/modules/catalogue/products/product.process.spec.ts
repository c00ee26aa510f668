import { PRODUCT_STATUSES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { PRODUCT_PROCESS, productProcess } from './product.process';

describe('product status transitions', () => {
  it('reach every status from draft', () => {
    expect(reachable(PRODUCT_PROCESS, ['draft'])).toEqual([...PRODUCT_STATUSES].sort());
  });

  it('don’t let vendors approve or reject a product', () => {
    expect(productProcess.allowed('pending', 'vendor')).toEqual(['draft']);
    expect(
      PRODUCT_STATUSES.filter((from) => productProcess.allowed(from, 'vendor').includes('rejected')),
    ).toEqual([]);
  });
});
