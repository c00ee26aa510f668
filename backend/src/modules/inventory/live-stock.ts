import type { OnModuleDestroy } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { LiveStock as LiveStockData } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Realtime } from '../../kernel/realtime';

/** Minimum milliseconds between two events of one product: throttles bursts of orders. */
const PAUSE = 2000;

/** Pushes stock changes to visitors of a product page; reveals nothing that the page does not show. */
@Injectable()
export class LiveStock implements OnModuleDestroy {
  /** By product id: the running throttle timer, and the stock to emit when it ends. */
  private readonly pauses = new Map<number, { timer: NodeJS.Timeout; next: LiveStockData | null }>();

  constructor(
    private readonly database: Database,
    private readonly realtime: Realtime,
  ) {}

  onModuleDestroy(): void {
    for (const { timer } of this.pauses.values()) clearTimeout(timer);
  }

  /** Emits after the caller's transaction has committed. */
  schedule(stock: LiveStockData): void {
    this.database.afterCommit(() => {
      const running = this.pauses.get(stock.product_id);
      if (running) running.next = stock;
      else this.emit(stock);
    });
  }

  private emit(stock: LiveStockData): void {
    this.realtime.emit(`product.${stock.product_id}`, 'stock.changed', stock);
    const timer = setTimeout(() => this.resume(stock.product_id), PAUSE).unref();
    this.pauses.set(stock.product_id, { timer, next: null });
  }

  private resume(productId: number): void {
    const next = this.pauses.get(productId)?.next;
    this.pauses.delete(productId);
    if (next) this.emit(next);
  }
}
