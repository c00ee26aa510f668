import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { FieldDifference } from '@stoa/contracts';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import type { Change } from '../../kernel/resource';
import { Changes } from '../../kernel/resource';
import { AuditDifference, AuditEntry } from './audit-entry.entity';

/** A longer text is told of by its beginning: a history is read, not restored from. */
const LONGEST = 4000;

/** Writes down who changed what, in the transaction that did it; what the shop does by itself has nobody to name. */
@Injectable()
export class RecordChanges implements OnModuleInit {
  constructor(
    private readonly changes: Changes,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.changes.followAll((change) => this.record(change));
  }

  private async record({ resource, id, action, actor, differences }: Change): Promise<void> {
    const nothing = differences?.length === 0 && action !== 'delete';
    if (!actor || nothing) return;
    await this.database.tx(async (em) => {
      const { identifiers } = await em.insert(AuditEntry, {
        ...{ resource, record_id: id, action },
        ...{ actor_audience: actor.audience, actor_id: actor.id, actor_name: actor.name },
        created_at: this.clock.now(),
      });
      const entry_id = Number(identifiers[0]?.id);
      const rows = (differences ?? []).map((one) => ({ entry_id, ...kept(one) }));
      if (rows.length) await em.insert(AuditDifference, rows as never);
    });
  }
}

function kept({ field, of, ...values }: FieldDifference): Pick<AuditDifference, 'field' | 'detail'> {
  const told = 'before' in values && { before: cut(values.before), after: cut(values.after) };
  return { field, detail: { ...(of && { of }), ...told } };
}

function cut(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  if (value === null || typeof value !== 'object') return value ?? null;
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : value;
}
