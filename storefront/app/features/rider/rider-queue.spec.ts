import type { OwnDelivery } from '@stoa/contracts';
import {
  confirmed,
  conflictOf,
  dismissed,
  expected,
  isWaiting,
  merged,
  queued,
  type QueuedMove,
  readAll,
  refused,
  type RiderMemory,
  unreadOf,
} from './rider-queue';

const delivery = {
  id: 7,
  order_number: 'ST-1',
  state: 'offered',
  allowed: ['accepted', 'declined'],
} as unknown as OwnDelivery;
const memory: RiderMemory = {
  deliveries: [delivery],
  seen_at: '2026-01-01T10:00:00Z',
  queue: [],
  conflicts: [],
};
const move = (state: QueuedMove['state'], request_key: string): QueuedMove => ({
  delivery_id: 7,
  state,
  request_key,
  at: '2026-01-01T10:05:00Z',
});
const both = [move('accepted', 'a'), move('picked_up', 'b')].reduce(queued, memory);

describe('the steps that a rider takes while offline', () => {
  it('show at once what comes next', () => {
    expect(expected(both)).toMatchObject([{ state: 'picked_up', allowed: ['in_transit', 'failed'] }]);
    expect([isWaiting(both, 7), isWaiting(memory, 7)]).toEqual([true, false]);
  });

  it('leave the queue once the server has taken them', () => {
    const memory = confirmed(both, 'a', { ...delivery, state: 'accepted' });
    expect(memory.queue.map(({ request_key }) => request_key)).toEqual(['b']);
    expect(memory.deliveries).toMatchObject([{ state: 'accepted' }]);
  });

  it('are dropped with all later ones of the delivery if the server refuses one, and say so until read', () => {
    const after = refused(both, move('accepted', 'a'), 'A delivery can’t change from cancelled to accepted.');
    expect(after.queue).toEqual([]);
    expect(after.conflicts).toMatchObject([{ order_number: 'ST-1', state: 'accepted' }]);
    expect(expected(after)).toMatchObject([{ state: 'offered' }]);
    expect(dismissed(after, 'a').conflicts).toEqual([]);
  });

  it('replace what was said about the same step when it is taken once more', () => {
    const after = refused(both, move('accepted', 'a'), 'The code is wrong.');
    expect(queued(after, move('picked_up', 'c')).conflicts).toHaveLength(1);
    expect(queued(after, move('accepted', 'd')).conflicts).toEqual([]);
  });

  it('survive a reload, whichever of page and memory is newer', () => {
    const page = { ...memory, deliveries: [], seen_at: '2026-01-01T11:00:00Z' };
    expect(merged(page, both)).toMatchObject({ deliveries: [], queue: [{}, {}] });
    expect(merged(memory, { ...both, seen_at: '2026-01-01T12:00:00Z' }).deliveries).toHaveLength(1);
    expect(merged(page, null)).toBe(page);
  });

  it('were perhaps refused before the scripts had loaded, which keep that once', () => {
    const page = { ...memory, conflicts: [conflictOf(memory, move('accepted', 'f'), 'The code is wrong.')] };
    const once = merged(page, memory);
    expect(once.conflicts).toMatchObject([{ request_key: 'f', order_number: 'ST-1' }]);
    expect(merged(page, once).conflicts).toHaveLength(1);
  });
});

describe('messages to a rider', () => {
  it('are unread until the rider has seen them, and those of the rider never are', () => {
    const written = (id: number, author: 'desk' | 'rider') => ({
      id,
      author,
      author_name: '',
      body: '',
      sent_at: memory.seen_at,
    });
    const two = { ...memory, messages: [written(1, 'desk'), written(2, 'rider')] };
    expect([unreadOf(memory), unreadOf(two), unreadOf(readAll(two))]).toEqual([0, 1, 0]);
    const page = { ...two, messages: [...two.messages, written(3, 'desk')], seen_at: '2026-01-01T11:00:00Z' };
    expect(unreadOf(merged(page, readAll(two)))).toBe(1);
  });
});
