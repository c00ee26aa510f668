import { AsyncLocalStorage } from 'node:async_hooks';

/** The values of all variables in an asynchronous context, by variable. */
type Values = ReadonlyMap<AsyncVariable<unknown>, unknown>;

const NO_VALUES: Values = new Map();

/**
 * One storage for all variables: Node copies every storage ever used at each promise, and a storage of an
 * application that was closed would stay.
 */
const context = new AsyncLocalStorage<Values>();

/** A value that belongs to a piece of asynchronous work and all it awaits, such as its transaction. */
export class AsyncVariable<T> {
  /** The value in the running work; undefined outside `run`. */
  get(): T | undefined {
    return (context.getStore() ?? NO_VALUES).get(this) as T | undefined;
  }

  /** Runs `work` with this value; other variables keep theirs. */
  run<R>(value: T, work: () => R): R {
    return context.run(new Map(context.getStore() ?? NO_VALUES).set(this, value), work);
  }
}
