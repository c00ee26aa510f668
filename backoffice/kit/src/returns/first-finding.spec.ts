import type { ReturnReason } from '@stoa/contracts';
import { firstFinding } from './first-finding';

describe('the first finding of an inspection', () => {
  it.each<[ReturnReason, boolean]>([
    ['damaged', false],
    ['not_as_described', false],
    ['other', false],
    ['wrong_item', true],
    ['no_longer_needed', true],
    ['arrived_late', true],
  ])('accepts everything; back into stock after "%s": %s', (reason, restock) => {
    expect(firstFinding({ order_line_id: 7, quantity: 3, reason })).toEqual({
      order_line_id: 7,
      accepted_quantity: 3,
      restock,
      condition_note: '',
    });
  });
});
