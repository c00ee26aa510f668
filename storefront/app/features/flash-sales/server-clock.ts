let asked: Promise<number | null> | undefined;

async function ask(): Promise<number | null> {
  const sent = Date.now();
  const answer = await fetch('/clock', { cache: 'no-store' });
  const { now } = (await answer.json()) as { now: number };
  return now - (sent + Date.now()) / 2;
}

/**
 * Offset of the server's clock from the browser's in milliseconds; null if it cannot be read. Requested once.
 */
export function serverClockOffset(): Promise<number | null> {
  asked ??= ask().catch(() => {
    asked = undefined;
    return null;
  });
  return asked;
}
