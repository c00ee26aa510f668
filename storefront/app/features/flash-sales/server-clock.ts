let asked: Promise<number | null> | undefined;

async function ask(): Promise<number | null> {
  const sent = Date.now();
  const answer = await fetch('/clock', { cache: 'no-store' });
  const { now } = (await answer.json()) as { now: number };
  return now - (sent + Date.now()) / 2;
}

/** Milliseconds that the server's clock is ahead of this browser's; null when it can't be asked. Asked once. */
export function serverClockOffset(): Promise<number | null> {
  asked ??= ask().catch(() => {
    asked = undefined;
    return null;
  });
  return asked;
}
