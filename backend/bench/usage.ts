/** Memory and processor time of a process. */
export interface Usage {
  /** Resident set size in bytes. */
  rss: number;
  /** Heap in use after a collection in bytes; needs `--expose-gc`, otherwise with what waits to be collected. */
  heap: number;
  /** Memory outside the heap, such as buffers, in bytes. */
  external: number;
  /** Processor time since the start in microseconds. */
  cpu: number;
}

/** Answers the benchmark process' request for the usage of this process, the message `usage`. */
export function answerUsage(): void {
  process.on('message', (message) => {
    if (message === 'usage') process.send?.(usage());
  });
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed, external, cpu: user + system };
}
