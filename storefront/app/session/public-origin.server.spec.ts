import { publicOrigin } from './public-origin.server';

const originOf = (address: string): string => publicOrigin(new URL(address));

describe('publicOrigin', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('is PUBLIC_URL, whatever the Host header is', () => {
    process.env.PUBLIC_URL = 'https://shop.example/';
    expect(originOf('http://evil.test/product/a')).toBe('https://shop.example');
    expect(originOf('http://localhost:3000/')).toBe('https://shop.example');
  });

  it.each(['http://localhost:4000', 'http://shop.localhost', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'is the local request origin %s without PUBLIC_URL',
    (origin) => {
      delete process.env.PUBLIC_URL;
      expect(originOf(`${origin}/Shop?page=2`)).toBe(origin);
    },
  );

  it.each([
    'http://evil.test',
    'https://localhost.evil.test',
    'http://evillocalhost',
    'http://127.0.0.1.evil.test',
    'http://192.168.1.5:3000',
  ])('is localhost instead of the forged host %s', (forged) => {
    delete process.env.PUBLIC_URL;
    process.env.PORT = '4000';
    expect(originOf(`${forged}/`)).toBe('http://localhost:4000');
    delete process.env.PORT;
    expect(originOf(`${forged}/`)).toBe('http://localhost:3000');
  });
});
