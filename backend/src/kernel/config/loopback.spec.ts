import { isLocal, isLoopback, loadConfig } from '.';

const SESSION_SECRET = 'a-secret-of-more-than-thirty-two-characters';
const local = (env: object): boolean => isLocal(loadConfig({ SESSION_SECRET, ...env }));

describe('isLoopback and isLocal', () => {
  it.each(['localhost', '127.0.0.1', '127.8.9.1', '::1', '[::1]', '::ffff:127.0.0.1', 'shop.localhost'])(
    '%s is a loopback host',
    (host) => expect(isLoopback(host)).toBe(true),
  );

  it.each(['0.0.0.0', '::', '10.0.0.1', 'localhost.example', '127.0.0.1.example', '128.0.0.1', ''])(
    '%j is not a loopback host',
    (host) => expect(isLoopback(host)).toBe(false),
  );

  it('a shop is local by default, but not with a public HOST or PUBLIC_URL', () => {
    expect(loadConfig({ SESSION_SECRET }).HOST).toBe('localhost');
    expect(local({})).toBe(true);
    expect(local({ HOST: '0.0.0.0' })).toBe(false);
    expect(local({ PUBLIC_URL: 'https://shop.example' })).toBe(false);
    expect(local({ PUBLIC_URL: 'https://shop.example', HOST: '127.0.0.1' })).toBe(false);
    expect(loadConfig({ SESSION_SECRET, PUBLIC_URL: 'https://shop.example' }).HOST).toBe('0.0.0.0');
  });
});
