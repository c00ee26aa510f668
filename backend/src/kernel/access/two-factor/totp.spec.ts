import { keyUri, newSecret, stepOf } from './totp';

/** The secret of RFC 6238, appendix B; our codes are the last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('TOTP codes', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
    [20000000000, '353130', 666666666],
  ])('match the RFC 6238 test vector at second %d', (second, code, step) => {
    expect(stepOf(SECRET, code, new Date(second * 1000))).toBe(step);
  });

  it('are accepted up to 30 seconds early or late, and no longer', () => {
    const steps = [-60, -30, 0, 30, 60].map((away) =>
      stepOf(SECRET, '050471', new Date((1111111111 + away) * 1000)),
    );
    expect(steps).toEqual([null, 37037037, 37037037, 37037037, null]);
  });

  it('are rejected unless they consist of six digits', () => {
    for (const typed of ['', '50471', '0504711', 'gezd-gnbv'])
      expect(stepOf(SECRET, typed, new Date(1111111111000))).toBeNull();
  });

  it('use a new random 160-bit secret each time', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('are set up by an otpauth URI with the shop, the account and the secret', () => {
    const uri = keyUri(SECRET, 'shop.example', 'ada@stoa.test');
    expect(uri).toMatch(/^otpauth:\/\/totp\/shop\.example:ada%40stoa\.test\?/);
    const parameters = Object.fromEntries(new URL(uri).searchParams);
    expect(parameters).toMatchObject({ secret: SECRET, issuer: 'shop.example', digits: '6', period: '30' });
  });
});
