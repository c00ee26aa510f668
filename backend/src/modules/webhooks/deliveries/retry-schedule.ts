const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses after each failed attempt: about three days in all, as Standard Webhooks recommends. */
const PAUSES = [
  5 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR,
];

/** Attempts until a delivery has failed. */
export const MAX_ATTEMPTS = PAUSES.length + 1;

/** Milliseconds until the next attempt, with jitter, so that not all come at once; null after the last one. */
export function pauseAfter(attempts: number, chance: number = Math.random()): number | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (0.9 + chance / 5));
}
