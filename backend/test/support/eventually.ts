const PATIENCE = 10_000;
const PAUSE = 50;

/**
 * Repeats a claim until it holds. For what a job does: the queue may have handed it to another worker
 * (Bull, where there is Redis), so that draining the outbox does not mean it is done.
 */
export async function eventually(claim: () => Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await claim();
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
