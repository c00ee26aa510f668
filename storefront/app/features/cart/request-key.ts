import { useState } from 'react';
import { useChangeEffect } from '~/ui/change-effect';

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Idempotency key that a form sends until it succeeds, so that a retry after a lost response adds nothing
 * twice. Empty in server-rendered HTML, which many visitors share.
 */
export function useRequestKey(answer: { ok: boolean } | null | undefined): string {
  const [key, setKey] = useState('');
  useChangeEffect(answer, () => {
    if (!answer || answer.ok) setKey((now) => (answer || !now ? newKey() : now));
  });
  return key;
}
