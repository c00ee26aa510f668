let pending: Promise<number | null> | undefined;

async function requestTime(): Promise<number | null> {
  const sent = Date.now();
  const answer = await fetch('/clock', { cache: 'no-store' });
  const { now } = (await answer.json()) as { now: number };
  return now - (sent + Date.now()) / 2;
}

/**
 * Offset of the server's clock from the browser's in milliseconds; null if it cannot be read. Requested once.
 */
export function serverClockOffset(): Promise<number | null> {
  pending ??= requestTime().catch(() => {
    pending = undefined;
    return null;
  });
  return pending;
}
