import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Database } from '../../../kernel/database';
import { defineJob, Every } from '../../../kernel/queue';
import { AddressDrafts } from '../kinds/address-drafts';
import type { KindContext, ReadRecord } from '../kinds/migration-kind';
import { MigrationKinds } from '../kinds/migration-kinds';
import { ShopMigrationIssue, WaitingRecord } from '../migrated-records.entity';
import { ShopMigrationFile } from '../shop-migration.entity';
import { SaveRecord } from './save-record';

const JOIN = defineJob<object>('migration.join-waiting');
const PERIOD = 5 * 60 * 1000;
const BATCH_SIZE = 100;

/** Brings in waiting records whose counterpart has arrived: after each run, and every few minutes. */
@Injectable()
export class JoinWaiting {
  constructor(
    private readonly database: Database,
    private readonly kinds: MigrationKinds,
    private readonly places: AddressDrafts,
    private readonly one: SaveRecord,
  ) {}

  @Every(JOIN, PERIOD)
  async execute(): Promise<void> {
    let hasPlaces = false;
    for (let after = 0; ;) {
      const rows = await this.database.em.find(WaitingRecord, {
        where: { id: MoreThan(after) },
        order: { id: 'ASC' },
        take: BATCH_SIZE,
      });
      if (rows.length > 0 && !hasPlaces) await this.places.load();
      hasPlaces = true;
      for (const row of rows) await this.join(row);
      after = rows.at(-1)?.id ?? after;
      if (rows.length < BATCH_SIZE) return;
    }
  }

  /** Each in a transaction of its own; another process may have joined it meanwhile. */
  private async join({ id, kind, file_id, migration_id, line, key_hash }: WaitingRecord): Promise<void> {
    const file = await this.database.em.findOne(ShopMigrationFile, { where: { id: file_id } });
    if (!file) return;
    const context: KindContext = { source: file.source, isPlanned: () => false };
    const shown = await this.database.em.findOne(WaitingRecord, { where: { id } });
    if (!shown) return;
    const { draft } = shown.draft as ReadRecord<object>;
    if ('waits' in (await this.kinds.named(kind).prepare(draft, context))) return;
    await this.database.tx(async (em) => {
      const taken = await em.delete(WaitingRecord, { id, key_hash });
      if (!taken.affected) return;
      const read = shown.draft as ReadRecord<object>;
      const origin = { migration_id, file_id, line };
      const { outcome, issues } = await this.one.execute(this.kinds.named(kind), read, origin, null, context);
      if (outcome === 'waiting') return;
      await em.decrement(ShopMigrationFile, { id: file_id }, 'waiting', 1);
      await em.increment(ShopMigrationFile, { id: file_id }, outcome, 1);
      const where = { migration_id, file_id, line, kind: 'waiting' as const };
      const [issue] = issues;
      if (outcome === 'refused' && issue)
        await em.update(ShopMigrationIssue, where, {
          kind: 'error',
          message: String(issue.message).slice(0, 500),
        });
      else await em.delete(ShopMigrationIssue, where);
    });
  }
}
