import type { OrderRow } from '@stoa/contracts';

/** What has to be known of an order that is marked as shipped. */
export type ShippedOrder = Pick<OrderRow, 'id' | 'number'>;

type Send = (order: ShippedOrder) => Promise<void>;

/**
 * Orders that were just marked as shipped. They wait for a moment in which it can be taken back, as buyers are written
 * to and an order never returns from there; whatever ends that moment sends them.
 */
export class Shipments {
  private listeners = new Set<() => void>();
  private queue: readonly ShippedOrder[] = [];
  private sent: ReadonlySet<number> = new Set();

  constructor(private readonly send: Send) {}

  /** Those that can still be taken back, the latest at the end. */
  waiting = (): readonly ShippedOrder[] => this.queue;

  /** Whether an order is to be shown as shipped before the server says so. */
  has = (id: number): boolean => this.sent.has(id) || this.queue.some((order) => order.id === id);

  ship(order: ShippedOrder): void {
    if (!this.has(order.id)) this.change([...this.queue, order], this.sent);
  }

  /** Takes back all that wait. */
  undo(): void {
    this.change([], this.sent);
  }

  /** Sends all that wait, at once. */
  async flush(): Promise<void> {
    const orders = this.queue;
    if (orders.length === 0) return;
    this.change([], new Set([...this.sent, ...orders.map(({ id }) => id)]));
    await Promise.all(orders.map((order) => this.send(order)));
    const ids = new Set(orders.map(({ id }) => id));
    this.change(this.queue, new Set([...this.sent].filter((id) => !ids.has(id))));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(queue: readonly ShippedOrder[], sent: ReadonlySet<number>): void {
    this.queue = queue;
    this.sent = sent;
    for (const listener of this.listeners) listener();
  }
}
