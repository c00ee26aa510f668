/** A named fact that a module announces; higher modules handle it. */
export interface EventType<T extends object> {
  readonly name: string;
  /** Never present; binds the payload's type to the event. */
  readonly payload?: T;
}

/** Declares an event; names look like `orders.placed`. */
export function defineEvent<T extends object>(name: string): EventType<T> {
  return { name };
}
