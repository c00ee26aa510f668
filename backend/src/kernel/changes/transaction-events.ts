type Listener<T> = (event: T) => Promise<void>;

/**
 * Lets higher modules subscribe, in the same transaction, to events of a lower module that are no change of a
 * declared resource. The lower module extends it, so that its events have a class of their own; a failing
 * listener rolls everything back.
 */
export abstract class TransactionEvents<T> {
  private readonly listeners: Listener<T>[] = [];

  subscribe(listener: Listener<T>): void {
    this.listeners.push(listener);
  }

  async publish(event: T): Promise<void> {
    for (const listener of this.listeners) await listener(event);
  }
}
