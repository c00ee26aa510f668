const TIMEOUT = 10_000;
const PAUSE = 50;

/**
 * Repeats an assertion until it passes. For effects of jobs: another worker (Bull, with Redis) may process
 * them, so that they may not be done when draining the outbox returns. `timeout` is in milliseconds.
 */
export async function eventually(claim: () => Promise<void>, timeout = TIMEOUT): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await claim();
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
