import type { OrderRow } from '@stoa/contracts';

/** The fields needed of an order that is marked as shipped. */
export type ShippedOrder = Pick<OrderRow, 'id' | 'number'>;

type Send = (order: ShippedOrder) => Promise<void>;

/**
 * Orders that were just marked as shipped. They are queued for a moment in which that can be undone, because
 * shipping e-mails the buyer and is irreversible; whatever ends that moment sends them.
 */
export class Shipments {
  private listeners = new Set<() => void>();
  private queue: readonly ShippedOrder[] = [];
  private sent: ReadonlySet<number> = new Set();

  constructor(private readonly send: Send) {}

  /** Orders that can still be undone, latest last. */
  waiting = (): readonly ShippedOrder[] => this.queue;

  /** Whether to show an order as shipped before the server confirms it. */
  has = (id: number): boolean => this.sent.has(id) || this.queue.some((order) => order.id === id);

  ship(order: ShippedOrder): void {
    if (!this.has(order.id)) this.change([...this.queue, order], this.sent);
  }

  /** Undoes all queued orders. */
  undo(): void {
    this.change([], this.sent);
  }

  /** Sends all queued orders at once. */
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
