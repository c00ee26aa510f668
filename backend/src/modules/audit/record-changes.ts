import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { FieldDifference, StoredValue } from '@stoa/contracts';
import { Clock } from '../../kernel/clock';
import { Database, insertMany, insertManyReturningIds } from '../../kernel/database';
import type { Change } from '../../kernel/resource';
import { Changes } from '../../kernel/resource';
import { AuditDifference, AuditEntry } from './audit-entry.entity';

/** Characters stored of a value; the rest is truncated, because a history is read, not restored from. */
const MAX_LENGTH = 4000;

/** Writes the audit log in the transaction of each change; changes by the system (no actor) are skipped. */
@Injectable()
export class RecordChanges implements OnModuleInit {
  constructor(
    private readonly changes: Changes,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.changes.subscribeToAll(
      (change) => this.recordAll([change]),
      (changes) => this.recordAll(changes),
    );
  }

  private async recordAll(changes: readonly Change[]): Promise<void> {
    const recorded = changes.flatMap(({ actor, ...change }) => {
      const nothing = change.differences?.length === 0 && change.action !== 'delete';
      return !actor || nothing ? [] : [{ ...change, actor }];
    });
    if (recorded.length === 0) return;
    await this.database.tx(async (em) => {
      const created_at = this.clock.now();
      const entries = recorded.map(({ resource, id, action, actor }) => ({
        resource,
        record_id: id,
        action,
        actor_audience: actor.audience,
        actor_id: actor.id,
        actor_name: actor.name,
        created_at,
      }));
      const ids = await insertManyReturningIds(em, AuditEntry, entries);
      const rows = recorded.flatMap(({ differences = [] }, place) =>
        differences.map((one) => ({ entry_id: ids[place], ...columnsOf(one) })),
      );
      await insertMany(em, AuditDifference, rows);
    });
  }
}

function columnsOf({ field, of, ...values }: FieldDifference): Pick<AuditDifference, 'field' | 'detail'> {
  const cutValues = 'before' in values && { before: cut(values.before), after: cut(values.after) };
  return { field, detail: { ...(of && { of }), ...cutValues } };
}

function cut(value: StoredValue | null | undefined): StoredValue | null {
  if (typeof value === 'string') return value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value;
  if (value === null || typeof value !== 'object') return value ?? null;
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : value;
}
