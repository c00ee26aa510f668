import { Redis } from './redis';

describe('Redis.channel', () => {
  it.each([
    ['redis://127.0.0.1:6379', 'live:0'],
    ['redis://127.0.0.1:6379/0', 'live:0'],
    ['rediss://shop:secret@cache.example:6380/12', 'live:12'],
  ])('includes the database number of %s', (REDIS_URL, expected) => {
    expect(new Redis({ REDIS_URL } as ConstructorParameters<typeof Redis>[0]).channel('live')).toBe(expected);
  });
});
