/** A named event that a module publishes; higher modules handle it. */
export interface EventType<T extends object> {
  readonly name: string;
  /** Type-only; never set. */
  readonly payload?: T;
}

/** Declares an event; names look like `orders.placed`. */
export function defineEvent<T extends object>(name: string): EventType<T> {
  return { name };
}
