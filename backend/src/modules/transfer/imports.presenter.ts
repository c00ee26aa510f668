import { Injectable } from '@nestjs/common';
import type { ImportRecord } from '@stoa/contracts';
import { Clock } from '../../kernel/clock';
import type { Presenter } from '../../kernel/resource';
import type { Import } from './import.entity';

const SHOWN = [
  ...(['id', 'filename', 'bytes', 'source', 'state', 'vendor_id', 'columns', 'options', 'error'] as const),
  ...(['rows_total', 'rows_done', 'created', 'updated', 'unchanged', 'refused', 'issues', 'kept'] as const),
  ...(['pictures_total', 'pictures_done', 'pictures_refused'] as const),
] as const;

/** Shows imports with their progress and how long they will still take. */
@Injectable()
export class ImportsPresenter implements Presenter<Import> {
  constructor(private readonly clock: Clock) {}

  async rows(rows: Import[]): Promise<ImportRecord[]> {
    return rows.map((row) => this.record(row));
  }

  async one(row: Import): Promise<ImportRecord> {
    return this.record(row);
  }

  record(row: Import): ImportRecord {
    return {
      ...pick(row),
      actor_name: row.actor_name ?? '',
      remaining: this.remaining(row),
      started_at: row.started_at?.toISOString() ?? null,
      finished_at: row.finished_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    };
  }

  private remaining({ state, started_at, rows_done, rows_total }: Import): number | null {
    if (!['running', 'checking'].includes(state) || !started_at || rows_done === 0) return null;
    const passed = (this.clock.now().getTime() - started_at.getTime()) / 1000;
    return Math.max(1, Math.ceil((passed / rows_done) * (rows_total - rows_done)));
  }
}

/** What everybody who sees an import may know of it. */
function pick(row: Import): Pick<Import, (typeof SHOWN)[number]> {
  return Object.fromEntries(SHOWN.map((name) => [name, row[name]])) as Pick<Import, (typeof SHOWN)[number]>;
}
