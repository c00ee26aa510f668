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
  /** Public responses asked for and computed since the start; only the shop of the mixed load counts them. */
  answers: { requested: number; computed: number };
}

const NONE = { requested: 0, computed: 0 };

/** Answers the benchmark process' request for the usage of this process, the message `usage`. */
export function answerUsage(answers: () => Usage['answers'] = () => NONE): void {
  process.on('message', (message) => {
    if (message === 'usage') process.send?.({ ...usage(), answers: answers() });
  });
}

function usage(): Omit<Usage, 'answers'> {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed, external, cpu: user + system };
}
