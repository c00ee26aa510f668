/** Polynomial of CRC-32, lowest bit first (RFC 1952 §8). */
const POLYNOMIAL = 0xedb88320;
/** The polynomials 1 and x⁸, lowest bit first. */
const ONE = 0x80000000;
const BYTE = 0x00800000;

/** Product of two polynomials modulo that of CRC-32. */
function multiply(one: number, other: number): number {
  let product = 0;
  let factor = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1;
  }
  return product >>> 0;
}

/** What a checksum is multiplied by when a text of this length follows, for `crc32Combine`. */
export function crc32Shift(length: number): number {
  let shift = ONE;
  let power = BYTE;
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(power, shift);
    power = multiply(power, power);
  }
  return shift;
}

/** CRC-32 of two texts, one after the other, from their own checksums and the shift of the second one's length. */
export function crc32Combine(first: number, second: number, shift: number): number {
  return (multiply(shift, first) ^ second) >>> 0;
}
