import { base32, codeAt, keyUri, newSecret, stepAt, stepOf } from './totp';

/** The secret of RFC 6238, appendix B; its eight-digit codes end with ours. */
const SECRET = base32(Buffer.from('12345678901234567890'));

describe('one-time codes', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at second %d', (second, code) => {
    expect(codeAt(SECRET, stepAt(new Date(second * 1000)))).toBe(code);
  });

  it('count half a minute early or late, and no longer', () => {
    const moment = new Date('2026-03-01T12:00:10Z');
    const step = stepAt(moment);
    const found = [-2, -1, 0, 1, 2].map((away) => stepOf(SECRET, codeAt(SECRET, step + away), moment));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });

  it('have secrets of 160 bits that no two people share', () => {
    expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('reach an app by an address that names shop and person', () => {
    expect(keyUri('ABC', 'shop.example', 'ada@stoa.test')).toBe(
      'otpauth://totp/shop.example:ada%40stoa.test?secret=ABC&issuer=shop.example&algorithm=SHA1&digits=6&period=30',
    );
  });
});
