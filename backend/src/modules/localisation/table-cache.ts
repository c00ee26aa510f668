import type { OnApplicationShutdown, Type } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { BaseRecord } from '../../kernel/database';
import { Config } from '../../kernel/config';
import { Database } from '../../kernel/database';
import { Changes } from '../../kernel/resource';

/** Milliseconds between refreshes of a table, in case another node has changed it. */
const REFRESH_INTERVAL = 10_000;

/** Caches whole small tables in process, so that hot paths read them without a query. */
@Injectable()
export class TableCache implements OnApplicationShutdown {
  private readonly refreshers: (() => Promise<void>)[] = [];
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    config: Config,
  ) {
    // A process without a role is seeding: outside its one long transaction no rows are visible yet.
    if (config.STOA_ROLES.length === 0) return;
    this.timer = setInterval(() => void this.refresh().catch(() => undefined), REFRESH_INTERVAL);
    this.timer.unref();
  }

  /** Passes all rows of a table to `apply`: now, after each committed change, and periodically. */
  async subscribe<T extends BaseRecord>(
    resource: string,
    entity: Type<T>,
    apply: (rows: T[]) => void,
  ): Promise<void> {
    const read = (): Promise<T[]> => this.database.em.find(entity, { order: { id: 'ASC' } as never });
    const refresh = async (): Promise<void> => apply(await read());
    this.changes.subscribe([resource], async ({ action, id }) => {
      const rows = await read();
      // A deletion is published before the row is deleted.
      const remaining = action === 'delete' ? rows.filter((row) => row.id !== id) : rows;
      this.database.afterCommit(() => apply(remaining));
    });
    this.refreshers.push(refresh);
    await refresh();
  }

  /** Reloads all tables, for example after rows were written without the stores. */
  async refresh(): Promise<void> {
    for (const refresh of this.refreshers) await refresh();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
