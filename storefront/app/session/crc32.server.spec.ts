import { crc32 } from 'node:zlib';
import { crc32Combine, crc32Shift } from './crc32.server';

describe('CRC-32 of texts one after the other', () => {
  it.each([
    ['', ''],
    ['', 'a page'],
    ['a page', ''],
    ['a', 'b'],
    ['a page'.repeat(1_001), 'and its end'.repeat(70_001)],
  ])('is that of both together (%#)', (first, second) => {
    const shift = crc32Shift(Buffer.byteLength(second));
    expect(crc32Combine(crc32(first), crc32(second), shift)).toBe(crc32(first + second));
  });
});
