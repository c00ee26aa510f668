import { Labels } from './labels';
import type { StateLabel } from './state-label';

type State = 'open' | 'on_hold' | 'over';

function label(id: number, name: string, facts: Partial<StateLabel<State>> = {}): StateLabel<State> {
  const now = new Date(0);
  const row = { maps_to: 'open', color: null, sort: 0, is_default: false, status: 'active' } as const;
  return { id, name, ...row, created_at: now, updated_at: now, ...facts };
}

describe('state labels', () => {
  const labels = new Labels<State>([
    label(1, 'New'),
    label(2, 'Fresh', { is_default: true }),
    label(3, 'Unread'),
    label(4, 'Done', { maps_to: 'over', status: 'inactive' }),
  ]);

  it('use the default label of a state, otherwise its first one', () => {
    expect(labels.find('open')).toBe('Fresh');
    expect(labels.idOf('open')).toBe(2);
    expect(new Labels<State>([label(1, 'New'), label(3, 'Unread')]).find('open')).toBe('New');
  });

  it('use the chosen label, even when it is inactive', () => {
    expect(labels.find('open', 3)).toBe('Unread');
    expect(labels.find('over', 4)).toBe('Done');
  });

  it('fall back to the name of the state when it has no active label', () => {
    expect([labels.find('on_hold'), labels.find('over')]).toEqual(['On hold', 'Over']);
    expect([labels.named('on_hold'), labels.idOf('over')]).toEqual([null, null]);
  });
});
