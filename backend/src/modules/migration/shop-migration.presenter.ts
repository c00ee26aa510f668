import { Injectable } from '@nestjs/common';
import {
  BASE_LANGUAGE,
  SHOP_MIGRATION_OUTCOMES,
  type ShopMigrationCounts,
  type ShopMigrationFileRecord,
  type ShopMigrationRecord,
  type ShopMigrationTotals,
} from '@stoa/contracts';
import { In, IsNull } from 'typeorm';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import type { Presenter } from '../../kernel/resource';
import { MessageTranslator, parseStored } from '../../kernel/translation';
import { MigratedRecord } from './migrated-records.entity';
import { missingFields } from './reading/detect-kind';
import { ShopMigration, ShopMigrationFile } from './shop-migration.entity';
import { ShopMigrationTotalsReader } from './shop-migration-totals';

const SHOWN = [
  'id',
  'filename',
  'sheet',
  'bytes',
  'kind',
  'source',
  'columns',
  'rows_total',
  'rows_done',
  'encoding',
  'delimiter',
  'decimal_mark',
  'date_order',
  ...SHOP_MIGRATION_OUTCOMES,
] as const;

/** Presents shop migrations with their files, and one with the totals of the shop. */
@Injectable()
export class ShopMigrationPresenter implements Presenter<ShopMigration> {
  constructor(
    private readonly database: Database,
    private readonly messageTranslator: MessageTranslator,
    private readonly totals: ShopMigrationTotalsReader,
  ) {}

  async rows(rows: ShopMigration[], { language }: Caller): Promise<ShopMigrationRecord[]> {
    const ids = rows.map(({ id }) => id);
    const files = ids.length
      ? await this.database.em.find(ShopMigrationFile, {
          where: { migration_id: In(ids) },
          order: { id: 'ASC' },
        })
      : [];
    const records: ShopMigrationRecord[] = [];
    for (const row of rows) {
      const own = files.filter(({ migration_id }) => migration_id === row.id);
      records.push(await this.record(row, own, null, language));
    }
    return records;
  }

  async one(row: ShopMigration, { language }: Caller): Promise<ShopMigrationRecord> {
    return this.single(row, language);
  }

  /** A migration as its own calls return it. */
  async single(row: ShopMigration, language: string = BASE_LANGUAGE): Promise<ShopMigrationRecord> {
    const where = { migration_id: row.id };
    const files = await this.database.em.find(ShopMigrationFile, { where, order: { id: 'ASC' } });
    return this.record(row, files, await this.totals.read(), language);
  }

  private async record(
    row: ShopMigration,
    files: readonly ShopMigrationFile[],
    totals: ShopMigrationTotals | null,
    language: string,
  ): Promise<ShopMigrationRecord> {
    const { id, state, issues, error } = row;
    const where = { migration_id: id, kind: 'customers' as const, invited_at: IsNull() };
    const sums = SHOP_MIGRATION_OUTCOMES.map((name) => [
      name,
      files.reduce((sum, file) => sum + file[name], 0),
    ]);
    return {
      id,
      state,
      error: error && this.messageTranslator.translate(parseStored(error), language),
      actor_name: row.actor_name ?? '',
      issues,
      uninvited: await this.database.em.count(MigratedRecord, { where }),
      ...(Object.fromEntries(sums) as ShopMigrationCounts),
      files: files.map(fileRecord),
      totals,
      started_at: row.started_at?.toISOString() ?? null,
      finished_at: row.finished_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    };
  }
}

function fileRecord(file: ShopMigrationFile): ShopMigrationFileRecord {
  const fields = file.columns.map(({ field }) => field);
  const shown = Object.fromEntries(SHOWN.map((name) => [name, file[name]])) as Pick<
    ShopMigrationFile,
    (typeof SHOWN)[number]
  >;
  return { ...shown, missing: file.kind ? missingFields(fields, file.kind) : [] };
}
