import { useState } from 'react';
import { useChangeEffect } from '~/ui/change-effect';

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * A key that a form sends along until it was answered well, so that a repeat after a lost answer adds nothing twice.
 * Empty on the server, whose pages many visitors share.
 */
export function useRequestKey(answer: { ok: boolean } | null | undefined): string {
  const [key, setKey] = useState('');
  useChangeEffect(answer, () => {
    if (!answer || answer.ok) setKey((now) => (answer || !now ? newKey() : now));
  });
  return key;
}
