import { Expiring } from './expiring.server';

const HOUR = 3_600_000;

describe('Expiring map', () => {
  afterEach(() => jest.useRealTimers());

  it('evicts only the least recently used entry when the weight limit is exceeded', () => {
    const map = new Expiring<string>(10);
    for (const key of ['a', 'b', 'c']) map.set(key, key, HOUR, 3);
    expect(map.get('a')).toBe('a');
    map.set('d', 'd', HOUR, 4);
    expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual(['a', undefined, 'c', 'd']);
  });

  it('rejects an entry heavier than the limit and keeps the others', () => {
    const map = new Expiring<string>(10);
    map.set('a', 'a', HOUR, 10);
    map.set('b', 'b', HOUR, 11);
    expect([map.get('a'), map.get('b')]).toEqual(['a', undefined]);
  });

  it('counts the weight of a replaced entry once', () => {
    const map = new Expiring<string>(10);
    map.set('a', 'a', HOUR, 4);
    for (let n = 0; n < 5; n++) map.set('b', 'b', HOUR, 6);
    expect([map.get('a'), map.get('b')]).toEqual(['a', 'b']);
  });

  it('drops an entry after its lifetime', () => {
    jest.useFakeTimers();
    const map = new Expiring<string>(10);
    map.set('a', 'a', 1_000);
    jest.advanceTimersByTime(999);
    expect(map.get('a')).toBe('a');
    jest.advanceTimersByTime(1);
    expect(map.get('a')).toBeUndefined();
  });
});
