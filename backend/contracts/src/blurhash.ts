const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';

/** The average colour of an image from its BlurHash, 0 to 255 for red, green and blue; null without one. */
export function averageColor(blurhash: string | null | undefined): [number, number, number] | null {
  if (!blurhash || blurhash.length < 6) return null;
  // Characters 3 to 6 encode the average colour (blurha.sh).
  const value = [...blurhash.slice(2, 6)].reduce((sum, digit) => sum * 83 + DIGITS.indexOf(digit), 0);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
