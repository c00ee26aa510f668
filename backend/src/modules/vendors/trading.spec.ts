import type { TradingFacts } from './trading';
import { onVacation, trading } from './trading';

const NOW = new Date('2026-01-15T12:00:00.000Z');
const before = new Date('2026-01-01T00:00:00.000Z');
const after = new Date('2026-02-01T00:00:00.000Z');

function vendor(facts: Partial<TradingFacts> = {}): TradingFacts {
  const open = { status: 'approved', store_status: 'open' } as const;
  return { id: 7, ...open, vacation_starts_at: null, vacation_ends_at: null, ...facts };
}

describe('trading', () => {
  it('requires an approved vendor with an open store', () => {
    expect(trading(vendor(), true, null, NOW)).toBe(true);
    expect(trading(vendor({ status: 'suspended' }), true, null, NOW)).toBe(false);
    expect(trading(vendor({ store_status: 'closed' }), true, null, NOW)).toBe(false);
  });

  it('stops during a vacation, limited to its dates if it has any', () => {
    const away = { store_status: 'vacation' } as const;
    expect(trading(vendor(away), true, null, NOW)).toBe(false);
    expect(onVacation(vendor({ ...away, vacation_starts_at: after }), NOW)).toBe(false);
    expect(onVacation(vendor({ ...away, vacation_starts_at: before, vacation_ends_at: after }), NOW)).toBe(
      true,
    );
    expect(onVacation(vendor({ ...away, vacation_ends_at: before }), NOW)).toBe(false);
    expect(onVacation(vendor({ vacation_starts_at: before }), NOW)).toBe(false);
  });

  it('is limited to the platform’s own vendor while multi-vendor is off', () => {
    expect(trading(vendor(), false, 7, NOW)).toBe(true);
    expect(trading(vendor(), false, 8, NOW)).toBe(false);
    expect(trading(vendor(), false, null, NOW)).toBe(false);
  });
});
