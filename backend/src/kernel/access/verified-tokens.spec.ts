import { JwtService } from '@nestjs/jwt';
import { VerifiedTokens } from './verified-tokens';

const jwt = new JwtService({ secret: 'a secret', signOptions: { issuer: 'stoa' } });
const headerOf = (claims: object): string =>
  `Bearer ${jwt.sign({ sid: 7, typ: 'session', ...claims }, { audience: 'admin', expiresIn: 60 })}`;

describe('VerifiedTokens', () => {
  const header = headerOf({});
  let tokens: VerifiedTokens;
  beforeEach(() => {
    tokens = new VerifiedTokens();
  });
  afterEach(() => jest.useRealTimers());

  it('finds the session of a token that was verified, and of no other', () => {
    expect(tokens.find(header)).toBeNull();
    tokens.add(header, 'admin');
    expect(tokens.find(header)).toMatchObject({ audience: 'admin', sessionId: 7 });
    expect(tokens.find(headerOf({ sid: 8 }))).toBeNull();
    expect(tokens.find(undefined)).toBeNull();
  });

  it('finds no token that has expired since', () => {
    tokens.add(header, 'admin');
    jest.useFakeTimers({ now: Date.now() + 61_000 });
    expect(tokens.find(header)).toBeNull();
  });

  it('remembers no token of another audience or type', () => {
    const live = headerOf({ typ: 'live' });
    tokens.add(live, 'admin');
    tokens.add(header, 'vendor');
    expect([tokens.find(live), tokens.find(header)]).toEqual([null, null]);
  });
});
