import 'reflect-metadata';

/** A named kind of background work and how patient the queue is with it. */
export interface Job<T extends object> {
  readonly name: string;
  /** Attempts until a row is dead. */
  readonly attempts: number;
  /** Never present; binds the payload's type to the job. */
  readonly payload?: T;
}

/** What a worker learns about the run beside the payload. */
export interface Delivery {
  /** The row's id: the same in every attempt, so it can key an idempotent effect. */
  id: number;
  /** 1 in the first attempt. */
  attempt: number;
}

/** One function that does a named kind of work. */
export interface Worker {
  name: string;
  attempts: number;
  /** Run and removal of the row share a transaction, so its effects in the database happen exactly once. */
  transactional: boolean;
  run(payload: unknown, delivery: Delivery): Promise<void>;
}

/** Patience of about two hours with the queue's growing pauses. */
export const DEFAULT_ATTEMPTS = 12;

/** Declares a kind of background work; names look like `mail.send`. */
export function defineJob<T extends object>(name: string, options: { attempts?: number } = {}): Job<T> {
  return { name, attempts: options.attempts ?? DEFAULT_ATTEMPTS };
}

/** A provider's method that can do work with a payload of type T. */
export type WorkMethod<T> = (payload: T, delivery: Delivery) => Promise<void>;

/** What a decorator leaves on a provider's method for the registry. */
export type WorkMark = Omit<Worker, 'run'>;

const MARK = Symbol('work');

/** Leaves a mark on a method; a method may do several kinds of work. */
export function markWork(method: object, mark: WorkMark): void {
  const marks: WorkMark[] = [...marksOf(method), mark];
  Reflect.defineMetadata(MARK, marks, method);
}

/** The marks on a method, none for most. */
export function marksOf(method: object): WorkMark[] {
  return (Reflect.getMetadata(MARK, method) as WorkMark[] | undefined) ?? [];
}

/** Makes a provider's method the worker of a job. It may run twice after a crash, so its effect must be repeatable. */
export function Works<T extends object>(job: Job<T>) {
  return <M extends WorkMethod<T>>(
    _target: object,
    _key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    if (descriptor.value) {
      markWork(descriptor.value, { name: job.name, attempts: job.attempts, transactional: false });
    }
  };
}
