import { code128 } from './code-128';

describe('code128', () => {
  it('encodes text with start, checksum and stop', () =>
    // Start B, then A with value 33, checksum (104 + 33) mod 103 = 34, stop.
    expect(code128('A').join('')).toBe('211214' + '111323' + '131123' + '2331112'));

  it('takes eleven modules per symbol and thirteen for the stop', () =>
    expect(code128('ST-7K3M9QXW-1').reduce((sum, width) => sum + width, 0)).toBe((13 + 2) * 11 + 13));

  it.each(['é', 'طلب', '\n'])('rejects %j', (text) => expect(() => code128(text)).toThrow(RangeError));
});
