/** The end of the last work on each file. */
const tails = new Map<string, Promise<unknown>>();

/**
 * Runs work that holds the write lock of a SQLite file after all other such work of this process on the same file. SQLite
 * waits for its lock by blocking the thread, so that a second connection of one process, such as that of another application
 * in a test, would stop the work that has to release it.
 * @param work never rejects
 */
export function inTurn(file: string, work: () => Promise<void>): Promise<void> {
  const done = (tails.get(file) ?? Promise.resolve()).then(work);
  tails.set(file, done);
  return done.finally(() => {
    if (tails.get(file) === done) tails.delete(file);
  });
}
