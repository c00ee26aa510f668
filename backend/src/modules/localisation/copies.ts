import type { OnApplicationShutdown, Type } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { BaseRecord } from '../../kernel/database';
import { Config } from '../../kernel/config';
import { Database } from '../../kernel/database';
import { Changes } from '../../kernel/resource';

/** Milliseconds after which a node reads a table again, in case another node has changed it. */
const AGAIN_AFTER = 10_000;

/** Keeps whole small tables in the process, so that hot paths read them without waiting. */
@Injectable()
export class Copies implements OnApplicationShutdown {
  private readonly refreshers: (() => Promise<void>)[] = [];
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    config: Config,
  ) {
    // A process without a role seeds: outside its one long transaction there are no rows to be seen yet.
    if (config.STOA_ROLES.length === 0) return;
    this.timer = setInterval(() => void this.refresh().catch(() => undefined), AGAIN_AFTER);
    this.timer.unref();
  }

  /** Hands all rows of a table to `apply`: now, after each committed change, and every now and then. */
  async follow<T extends BaseRecord>(
    resource: string,
    entity: Type<T>,
    apply: (rows: T[]) => void,
  ): Promise<void> {
    const read = (): Promise<T[]> => this.database.em.find(entity, { order: { id: 'ASC' } as never });
    const refresh = async (): Promise<void> => apply(await read());
    this.changes.follow([resource], async ({ action, id }) => {
      const rows = await read();
      // A delete is told before the row goes.
      const left = action === 'delete' ? rows.filter((row) => row.id !== id) : rows;
      this.database.afterCommit(() => apply(left));
    });
    this.refreshers.push(refresh);
    await refresh();
  }

  /** Reads everything again, as after rows were written past the stores. */
  async refresh(): Promise<void> {
    for (const refresh of this.refreshers) await refresh();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
