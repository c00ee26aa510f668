import 'reflect-metadata';

/** A kind of job and its number of attempts. */
export interface Job<T extends object> {
  readonly name: string;
  /** Attempts until the job is dead. */
  readonly attempts: number;
  /** Type-only; never set. */
  readonly payload?: T;
}

/** Facts of a job's run besides the payload. */
export interface Delivery {
  /** The row's id: the same in every attempt, so usable as an idempotency key. */
  id: number;
  /** 1 for the first attempt. */
  attempt: number;
}

/** A worker of one kind of job. */
export interface Worker {
  name: string;
  attempts: number;
  /** Run and deletion of the row share a transaction, so database effects happen exactly once. */
  transactional: boolean;
  run(payload: unknown, delivery: Delivery): Promise<void>;
}

/** About two hours with the queue's exponential backoff. */
export const DEFAULT_ATTEMPTS = 12;

/** Declares a kind of job; names look like `mail.send`. */
export function defineJob<T extends object>(name: string, options: { attempts?: number } = {}): Job<T> {
  return { name, attempts: options.attempts ?? DEFAULT_ATTEMPTS };
}

/** A provider's method that runs a job with a payload of type T. */
export type WorkMethod<T> = (payload: T, delivery: Delivery) => Promise<void>;

/** Metadata of a decorated method for the registry. */
export type JobMetadata = Omit<Worker, 'run'>;

const MARK = Symbol('work');

/** Adds job metadata to a method; a method may run several kinds of job. */
export function markWork(method: object, mark: JobMetadata): void {
  const marks: JobMetadata[] = [...marksOf(method), mark];
  Reflect.defineMetadata(MARK, marks, method);
}

/** The job metadata of a method, usually none. */
export function marksOf(method: object): JobMetadata[] {
  return (Reflect.getMetadata(MARK, method) as JobMetadata[] | undefined) ?? [];
}

/** Makes a provider's method a job's worker. It may run twice after a crash, so it must be idempotent. */
export function Processes<T extends object>(job: Job<T>) {
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
