/** A new idempotency key: 32 hexadecimal digits. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((one) => one.toString(16).padStart(2, '0'))
    .join('');
}
