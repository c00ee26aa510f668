import { PRODUCT_STATUSES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { PRODUCT_PROCESS, productProcess } from './product.process';

describe('the process of products', () => {
  it('reaches every status from a draft', () => {
    expect(reachable(PRODUCT_PROCESS, ['draft'])).toEqual([...PRODUCT_STATUSES].sort());
  });

  it('leaves approving and rejecting to operators', () => {
    expect(productProcess.allowed('pending', 'vendor')).toEqual(['draft']);
    expect(
      PRODUCT_STATUSES.filter((from) => productProcess.allowed(from, 'vendor').includes('rejected')),
    ).toEqual([]);
  });
});
