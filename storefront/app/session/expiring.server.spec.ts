import { Expiring } from './expiring.server';

const HOUR = 3_600_000;

describe('a bounded map', () => {
  afterEach(() => jest.useRealTimers());

  it('holds as much as it may weigh; what was unused for longest leaves first, and nothing else', () => {
    const map = new Expiring<string>(10);
    for (const key of ['a', 'b', 'c']) map.set(key, key, HOUR, 3);
    expect(map.get('a')).toBe('a');
    map.set('d', 'd', HOUR, 4);
    expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual(['a', undefined, 'c', 'd']);
  });

  it('does not take what weighs more than all of it, and keeps the rest then', () => {
    const map = new Expiring<string>(10);
    map.set('a', 'a', HOUR, 10);
    map.set('b', 'b', HOUR, 11);
    expect([map.get('a'), map.get('b')]).toEqual(['a', undefined]);
  });

  it('weighs what is set again once', () => {
    const map = new Expiring<string>(10);
    map.set('a', 'a', HOUR, 4);
    for (let n = 0; n < 5; n++) map.set('b', 'b', HOUR, 6);
    expect([map.get('a'), map.get('b')]).toEqual(['a', 'b']);
  });

  it('forgets after the time that was given', () => {
    jest.useFakeTimers();
    const map = new Expiring<string>(10);
    map.set('a', 'a', 1_000);
    jest.advanceTimersByTime(999);
    expect(map.get('a')).toBe('a');
    jest.advanceTimersByTime(1);
    expect(map.get('a')).toBeUndefined();
  });
});
