/** A random key of 32 hexadecimal digits that identifies repeats of one dialog's request. */
export function newRequestKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
