import { changeMemory, forgetRiders, readMemory } from './rider-memory';
import { confirmed, queued, type QueuedMove, type RiderMemory } from './rider-queue';

const page: RiderMemory = { deliveries: [], seen_at: '2026-01-01T10:00:00Z', queue: [], conflicts: [] };
const move = (delivery_id: number, request_key: string): QueuedMove => ({
  delivery_id,
  state: 'accepted',
  request_key,
  at: '2026-01-01T10:05:00Z',
});

describe('what a browser remembers of a rider', () => {
  const original = globalThis.localStorage;

  beforeEach(() => {
    const stored: Record<string, string> = {};
    const methods = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => void (stored[key] = value),
      removeItem: (key: string) => void delete stored[key],
    };
    const localStorage = new Proxy(stored, {
      get: (_, name) => methods[name as keyof typeof methods],
      set: (_, name, value) => Object.assign(methods, { [name]: value }) === methods,
    }) as unknown as Storage;
    Object.assign(globalThis, { localStorage });
    if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: {} });
  });
  afterAll(() => Object.assign(globalThis, { localStorage: original }));

  it('has the steps of all tabs, although each tab knows only its own', () => {
    const first = changeMemory(7, page, (now) => queued(now, move(1, 'a')));
    // The other tab has not seen that, and neither has the first what follows.
    changeMemory(7, page, (now) => queued(now, move(2, 'b')));
    const after = changeMemory(7, first, (now) => queued(now, move(3, 'c')));
    expect(after.queue.map(({ request_key }) => request_key)).toEqual(['a', 'b', 'c']);
  });

  it('loses a step once any tab has sent it', () => {
    const both = [move(1, 'a'), move(2, 'b')].reduce(queued, page);
    changeMemory(7, both, (now) => now);
    changeMemory(7, both, (now) => confirmed(now, 'a', undefined));
    const after = changeMemory(7, both, (now) => confirmed(now, 'b', undefined));
    expect(after.queue).toEqual([]);
  });

  it('is not outdated where the browser has no room for it: the page knows more', () => {
    const known = changeMemory(7, page, (now) => queued(now, move(1, 'a')));
    localStorage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    const sent = changeMemory(7, known, (now) => confirmed(now, 'a', undefined));
    expect((readMemory(7) ?? sent).queue).toEqual([]);
  });

  it('is of one rider only, and forgotten when another signs in', () => {
    changeMemory(7, page, (now) => queued(now, move(1, 'a')));
    expect(readMemory(8)).toBeNull();
    forgetRiders();
    expect(readMemory(7)).toBeNull();
  });
});
