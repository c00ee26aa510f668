import { Injectable } from '@nestjs/common';
import type { Audience } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { AuditDifference, AuditEntry } from './audit-entry.entity';

/** Replaces an erased actor's name. */
const NOBODY = '–';

/** Anonymises a person in the otherwise append-only audit log; the entries themselves remain. */
@Injectable()
export class HistoryErasure {
  constructor(private readonly database: Database) {}

  /** Deletes the recorded field values of these records, in the caller's transaction. */
  async eraseValues(resource: string, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const { em } = this.database;
    const entries = await em.find(AuditEntry, {
      where: { resource, record_id: In([...ids]) },
      select: { id: true },
    });
    if (entries.length) await em.delete(AuditDifference, { entry_id: In(entries.map(({ id }) => id)) });
  }

  /** Removes this person's name from the entries of their changes. */
  async anonymizeActor(actor_audience: Audience, actor_id: number): Promise<void> {
    await this.database.em.update(AuditEntry, { actor_audience, actor_id }, { actor_name: NOBODY });
  }
}
