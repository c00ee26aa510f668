import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { Translator } from '../../kernel/i18n';
import { Changes } from '../../kernel/resource';
import { OrderStatus } from './order-status.entity';

const VERSION = 'order_statuses';

/** The operators' words for states in one language. */
export class Labels {
  private readonly byId: ReadonlyMap<number, OrderStatus>;
  /** The row that stands for a state when none is chosen. */
  private readonly byState = new Map<string, OrderStatus>();

  constructor(rows: readonly OrderStatus[]) {
    this.byId = new Map(rows.map((row) => [row.id, row]));
    for (const row of rows.filter(({ status }) => status === 'active')) {
      const known = this.byState.get(row.maps_to);
      if (!known || (row.is_default && !known.is_default)) this.byState.set(row.maps_to, row);
    }
  }

  /** The label that was chosen, else the state's default one, else the state's own word. */
  of(state: OrderState, chosen?: number | null): string {
    const own = chosen ? this.byId.get(chosen) : undefined;
    return (own ?? this.byState.get(state))?.name ?? words(state);
  }

  /** Id of the label that stands for a state when none is chosen. */
  idOf(state: OrderState): number | null {
    return this.byState.get(state)?.id ?? null;
  }
}

/** Keeps the labels in the process, because every order shown needs them. */
@Injectable()
export class OrderLabels implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
    private readonly translator: Translator,
  ) {}

  onModuleInit(): void {
    this.changes.follow([VERSION], async () => this.cache.bump(VERSION));
  }

  in(language: string): Promise<Labels> {
    return this.cache.remember(VERSION, language, async () => {
      const rows = await this.database.em.find(OrderStatus, { order: { sort: 'ASC', id: 'ASC' } });
      return new Labels(await this.translator.translate(VERSION, rows, language));
    });
  }
}

function words(state: OrderState): string {
  const text = state.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
