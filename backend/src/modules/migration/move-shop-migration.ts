import { Injectable } from '@nestjs/common';
import type { ShopMigrationState } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, hasPermission } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database, lockNamed } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { JobQueue } from '../../kernel/queue';
import { msg, term } from '../../kernel/translation';
import { MigrationKinds } from './kinds/migration-kinds';
import { ShopMigrationIssue } from './migrated-records.entity';
import { missingFields } from './reading/detect-kind';
import { INVITE_CUSTOMERS } from './running/invite-job';
import { RUN_MIGRATION } from './running/migration-job';
import { UNDO_MIGRATION } from './running/undo-job';
import { FROM_THE_START, ShopMigration, ShopMigrationFile } from './shop-migration.entity';
import { shopMigrationProcess } from './shop-migration.process';

/** Changes the state of a shop migration: dry run, start, stop, undo; and invites its customers. */
@Injectable()
export class MoveShopMigration {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly kinds: MigrationKinds,
  ) {}

  /** Dry run: does everything and takes it back. */
  check(id: number, actor: Actor): Promise<ShopMigration> {
    return this.move(id, 'checking', async (em, row) => {
      await this.refuseUnready(em, row, actor);
      await this.begin(em, row);
    });
  }

  /** Starts or resumes; one at a time. @throws Failure 409 while another runs */
  start(id: number, actor: Actor): Promise<ShopMigration> {
    return this.move(id, 'running', async (em, row) => {
      await this.refuseUnready(em, row, actor);
      await lockNamed(em, 'shop_migrations', this.clock.now());
      const busy = await em.count(ShopMigration, { where: [{ state: 'running' }, { state: 'undoing' }] });
      if (busy > 1)
        throw Failure.conflict('another_runs', 'Another import is running. Wait until it has finished.');
      if (['stopped', 'failed'].includes(row.state))
        await this.queue.enqueue(RUN_MIGRATION, { migration_id: id });
      else await this.begin(em, row);
    });
  }

  /** Stops after the current batch of records; a dry run is discarded. */
  async stop(id: number): Promise<ShopMigration> {
    const { state } = await this.find(id);
    return this.move(id, state === 'checking' ? 'uploaded' : 'stopped', () => Promise.resolve());
  }

  undo(id: number): Promise<ShopMigration> {
    return this.move(id, 'undoing', async (em) => {
      await lockNamed(em, 'shop_migrations', this.clock.now());
      const busy = await em.count(ShopMigration, { where: { state: 'running' } });
      if (busy > 0)
        throw Failure.conflict('another_runs', 'Another import is running. Wait until it has finished.');
      await this.queue.enqueue(UNDO_MIGRATION, { migration_id: id });
    });
  }

  /** Invites each customer of the migration who has not been invited yet. */
  async invite(id: number): Promise<ShopMigration> {
    const row = await this.find(id);
    if (row.state !== 'finished')
      throw Failure.conflict(
        'state_not_allowed',
        'Customers can be invited once the migration has finished.',
      );
    await this.database.tx(() => this.queue.enqueue(INVITE_CUSTOMERS, { migration_id: id }));
    return row;
  }

  private async begin(em: EntityManager, { id }: ShopMigration): Promise<void> {
    await em.delete(ShopMigrationIssue, { migration_id: id });
    await em.update(ShopMigrationFile, { migration_id: id }, FROM_THE_START);
    await em.update(ShopMigration, { id }, { issues: 0, started_at: this.clock.now(), finished_at: null });
    await this.queue.enqueue(RUN_MIGRATION, { migration_id: id });
  }

  /** @throws Failure 422 on files that can't be read as their kind; 403 without the permission to create one */
  private async refuseUnready(em: EntityManager, { id }: ShopMigration, actor: Actor): Promise<void> {
    const files = await em.find(ShopMigrationFile, { where: { migration_id: id }, order: { id: 'ASC' } });
    const chosen = files.filter(({ kind }) => kind !== null);
    if (chosen.length === 0) throw Failure.field('files', 'Choose what at least one of the files contains.');
    if (chosen.some(({ storage_key }) => !storage_key))
      throw Failure.conflict('file_gone', 'The file is no longer available. Please upload it again.');
    for (const { kind, columns, filename } of chosen) {
      if (!kind) continue;
      const { resource } = this.kinds.named(kind);
      // Historical orders exist by migrations only, whose own permission the call has checked.
      if (resource !== 'historical_orders' && !hasPermission(actor, `${resource}.create`))
        throw new Failure(403, 'forbidden', msg`You do not have permission to create ${term(resource)}.`);
      const missing = missingFields(
        columns.map(({ field }) => field),
        kind,
      );
      if (missing.length > 0)
        throw Failure.field('files', msg`“${filename}” has no column for: ${missing.join(', ')}`);
    }
  }

  private async move(
    id: number,
    to: ShopMigrationState,
    work: (em: EntityManager, row: ShopMigration) => Promise<void>,
  ): Promise<ShopMigration> {
    return this.database.tx(async (em) => {
      const row = await this.find(id);
      const updated_at = this.clock.now();
      await shopMigrationProcess.move(em, ShopMigration, row, to, 'person', { updated_at, error: null });
      await work(em, row);
      return this.find(id);
    });
  }

  private async find(id: number): Promise<ShopMigration> {
    const row = await this.database.em.findOne(ShopMigration, { where: { id } });
    if (!row) throw Failure.notFound('import');
    return row;
  }
}
