import { savesData, whenIdle } from './prefetching';

/** Stubs the browser APIs that prefetching uses. */
function browser(connection: object | undefined): { idleCallbacks: number[]; run(): void } {
  const idleCallbacks: number[] = [];
  let task: (() => void) | null = null;
  Object.defineProperty(globalThis, 'navigator', { value: { connection }, configurable: true });
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void, { timeout }: { timeout: number }) => {
      idleCallbacks.push(timeout);
      task = work;
      return 7;
    },
    cancelIdleCallback: () => {
      task = null;
    },
  });
  return { idleCallbacks: idleCallbacks, run: () => task?.() };
}

describe('specification §9: prefetching', () => {
  it('waits until the browser is idle, 2000 ms at most, and can be cancelled', () => {
    const { idleCallbacks: idleCallbacks, run } = browser(undefined);
    let fetched = 0;
    whenIdle(() => (fetched += 1));
    run();
    expect([idleCallbacks, fetched]).toEqual([[2000], 1]);
    whenIdle(() => (fetched += 1))();
    run();
    expect(fetched).toBe(1);
  });

  it.each([
    [undefined, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
  ])('with the connection %j is skipped: %s', (connection, isLeftOut) => {
    browser(connection);
    expect(savesData()).toBe(isLeftOut);
  });
});
