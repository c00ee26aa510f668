import type {
  ImportDateOrder,
  ImportDelimiter,
  ImportEncoding,
  ShopMigrationColumn,
  ShopMigrationKind,
  ShopMigrationSource,
  ShopMigrationState,
} from '@stoa/contracts';
import { SHOP_MIGRATION_KINDS, SHOP_MIGRATION_SOURCES, SHOP_MIGRATION_STATES } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Int, Moment, Text } from '../../kernel/resource';

const counted = { default: 0, min: 0, readOnly: true } as const;

/** A migration from another shop: several files that are checked, imported and undone together. */
@Entity('shop_migrations')
export class ShopMigration extends BaseRecord {
  /** Changed through the state machine only (`shop-migration.process.ts`). */
  @Choice(SHOP_MIGRATION_STATES, { default: 'uploaded', readOnly: true })
  state!: ShopMigrationState;

  /** Names of its files, for lists. */
  @Text({ max: 500, required: true, readOnly: true })
  filenames!: string;

  @Int(counted)
  issues!: number;

  @Moment({ readOnly: true })
  started_at!: Date | null;

  @Moment({ readOnly: true })
  finished_at!: Date | null;

  /** Why all of it failed. */
  @Text({ max: 500, readOnly: true })
  error!: string | null;

  @Text({ max: 190, readOnly: true })
  actor_name!: string | null;

  @Column({ type: 'integer' })
  actor_id!: number;
}

/** A file of a shop migration, or a worksheet of one: how it is read, and the outcomes of its records. */
@Entity('shop_migration_files')
export class ShopMigrationFile extends BaseRecord {
  @Index()
  @Column({ type: 'integer' })
  migration_id!: number;

  @Column({ type: 'varchar', length: 190 })
  filename!: string;

  /** The worksheet that is read of a workbook; null for CSV. */
  @Column({ type: 'varchar', length: 190, nullable: true })
  sheet!: string | null;

  @Column({ type: 'integer' })
  bytes!: number;

  /** Shared by the worksheets of a workbook; empty once the file is deleted. */
  @Column({ type: 'varchar', length: 120 })
  storage_key!: string;

  @Choice(SHOP_MIGRATION_KINDS)
  kind!: ShopMigrationKind | null;

  @Choice(SHOP_MIGRATION_SOURCES, { required: true })
  source!: ShopMigrationSource;

  @Column({ type: 'varchar', length: 16 })
  encoding!: ImportEncoding;

  @Column({ type: 'varchar', length: 2 })
  delimiter!: ImportDelimiter;

  @Column({ type: 'varchar', length: 1, nullable: true })
  decimal_mark!: '.' | ',' | null;

  @Column({ type: 'varchar', length: 3, nullable: true })
  date_order!: ImportDateOrder | null;

  @Column({ type: 'simple-json' })
  columns!: ShopMigrationColumn[];

  @Column({ type: 'integer' })
  rows_total!: number;

  /** Processed rows: where a run resumes after a crash. */
  @Column({ type: 'integer', default: 0 })
  rows_done!: number;

  @Column({ type: 'integer', default: 0 })
  created!: number;

  @Column({ type: 'integer', default: 0 })
  updated!: number;

  @Column({ type: 'integer', default: 0 })
  unchanged!: number;

  @Column({ type: 'integer', default: 0 })
  kept!: number;

  @Column({ type: 'integer', default: 0 })
  waiting!: number;

  @Column({ type: 'integer', default: 0 })
  refused!: number;

  @ManyToOne(() => ShopMigration, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'migration_id' })
  migration?: ShopMigration;
}

/** Counters of a file that is processed from its first row. */
export const FROM_THE_START = {
  rows_done: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  kept: 0,
  waiting: 0,
  refused: 0,
} as const;
