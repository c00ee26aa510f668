import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, ToThread } from './messages';

/** Lowers the thread's priority (nice), so that requests come first on few processors. */
const STEPS_BACK = 5;
const LOWEST = 19;

/** A thread's work: output pieces, from input that is pulled on demand. */
type Work<Task, In, Out> = (task: Task, input: AsyncIterable<In>) => AsyncIterable<Out>;

/** Runs a worker's task, piece by piece on demand; an error of `work` ends the thread. */
export function serveThread<Task, In, Out>(work: Work<Task, In, Out>): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs as a thread only.');
  // Elsewhere it would lower the priority of the whole process.
  if (process.platform === 'linux') setPriority(Math.min(LOWEST, getPriority() + STEPS_BACK));
  const send = (message: FromThread<Out>): void => port.postMessage(message);
  let take: (items: In[] | null) => void = () => undefined;
  async function* input(): AsyncGenerator<In> {
    for (;;) {
      const items = await new Promise<In[] | null>((resolve) => {
        take = resolve;
        send({ type: 'more' });
      });
      if (items === null) return;
      yield* items;
    }
  }
  const pieces = work(workerData as Task, input())[Symbol.asyncIterator]();
  const next = async (): Promise<void> => {
    const { done, value } = await pieces.next();
    send({ type: 'piece', result: done ? { done, value: undefined } : { value: value as Out } });
  };
  port.on('message', (message: ToThread<In>) => {
    if (message.type === 'input') take(message.items);
    else void next();
  });
}
