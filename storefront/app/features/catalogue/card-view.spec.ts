import { formatsFor } from '~/i18n/format';
import { announcedReduction } from './card-view';

describe('an announced reduction', () => {
  const formats = formatsFor('en', []);
  const announced = (before: number, lowest: number | null, price: number) =>
    announcedReduction({ before, lowest, price }, formats);

  it('is computed from the lowest price of the 30 days before it', () => {
    expect(announced(2000, 1800, 1500)).toBe('−17%');
    expect(announced(2000, null, 1500)).toBe('−25%');
  });

  it('is not announced unless the price is below that one', () => {
    expect(announced(2000, 1500, 1500)).toBeNull();
    expect(announced(2000, 1400, 1500)).toBeNull();
  });

  it('never exceeds that from the former price', () => {
    expect(announced(2000, 2500, 1500)).toBe('−25%');
  });
});
