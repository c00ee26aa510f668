import { flashSaleState } from './flash-sale-state';

describe('the state of a flash sale', () => {
  const window = { starts_at: new Date('2026-03-01T10:00:00Z'), ends_at: new Date('2026-03-02T10:00:00Z') };
  const at = (moment: string) => flashSaleState(window, new Date(moment));

  it('is scheduled before starts_at, live from starts_at, and ended from ends_at', () => {
    expect(at('2026-03-01T09:59:59.999Z')).toBe('scheduled');
    expect(at('2026-03-01T10:00:00.000Z')).toBe('live');
    expect(at('2026-03-02T09:59:59.999Z')).toBe('live');
    expect(at('2026-03-02T10:00:00.000Z')).toBe('ended');
  });
});
