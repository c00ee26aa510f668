import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, ToThread } from './messages';

/** Steps below the process (nice), so that the shop comes first where processors are few. */
const STEPS_BACK = 5;
const LOWEST = 19;

/** What a thread does with its task: pieces of output, made of input that is asked for when it is needed. */
type Work<Task, In, Out> = (task: Task, input: AsyncIterable<In>) => AsyncIterable<Out>;

/** Does a worker's task, piece by piece as its process asks for them; what `work` throws ends the thread. */
export function serveThread<Task, In, Out>(work: Work<Task, In, Out>): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs as a thread only.');
  // Elsewhere it would be the whole process that steps back.
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
