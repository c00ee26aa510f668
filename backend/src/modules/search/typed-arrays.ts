type Growable = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** A copy with room for at least `least` numbers and half as many again as before; the rest is 0. */
export function grown<T extends Growable>(numbers: T, least: number): T {
  const Kind = numbers.constructor as new (length: number) => T;
  const larger = new Kind(Math.max(least, Math.ceil(numbers.length * 1.5)));
  larger.set(numbers);
  return larger;
}
