import { Injectable } from '@nestjs/common';
import type { Audience } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { AuditDifference, AuditEntry } from './audit-entry.entity';

/** Stands where the name of whoever did something was. */
const NOBODY = '–';

/** Takes a person out of the histories, which otherwise never change; that something was done stays written down. */
@Injectable()
export class HistoryErasure {
  constructor(private readonly database: Database) {}

  /** What became of these records is forgotten, value by value; in the caller's transaction. */
  async of(resource: string, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const { em } = this.database;
    const entries = await em.find(AuditEntry, {
      where: { resource, record_id: In([...ids]) },
      select: { id: true },
    });
    if (entries.length) await em.delete(AuditDifference, { entry_id: In(entries.map(({ id }) => id)) });
  }

  /** What this person did is nobody's any more. */
  async by(actor_audience: Audience, actor_id: number): Promise<void> {
    await this.database.em.update(AuditEntry, { actor_audience, actor_id }, { actor_name: NOBODY });
  }
}
