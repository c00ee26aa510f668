import type { ShopMigrationIssueKind, ShopMigrationKind } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ShopMigration, ShopMigrationFile } from './shop-migration.entity';

const ofParent = { onDelete: 'CASCADE', onUpdate: 'NO ACTION' } as const;

/** A line of a file that needs attention; see `ShopMigrationIssueKind`. */
@Entity('shop_migration_issues')
@Index(['migration_id', 'id'])
export class ShopMigrationIssue {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  migration_id!: number;

  @Column({ type: 'integer' })
  file_id!: number;

  @Column({ type: 'varchar', length: 8 })
  kind!: ShopMigrationIssueKind;

  @Column({ type: 'integer' })
  line!: number;

  @Column({ type: 'varchar', length: 190 })
  record!: string;

  @Column({ type: 'varchar', length: 190 })
  column!: string;

  @Column({ type: 'varchar', length: 250 })
  value!: string;

  @Column({ type: 'varchar', length: 500 })
  message!: string;

  @ManyToOne(() => ShopMigration, ofParent)
  @JoinColumn({ name: 'migration_id' })
  migration?: ShopMigration;
}

/**
 * A record that came from another shop, by its identity there: a repeated file finds it again. Only hashes are
 * stored, so that nothing personal outlives an erased account.
 */
@Entity('migrated_records')
@Index(['kind', 'key_hash'], { unique: true })
@Index(['kind', 'record_id'])
export class MigratedRecord {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 20 })
  kind!: ShopMigrationKind;

  @Column({ type: 'varchar', length: 64 })
  key_hash!: string;

  @Column({ type: 'integer' })
  record_id!: number;

  /** Hash of what the file says: the same again changes nothing. */
  @Column({ type: 'varchar', length: 64 })
  source_hash!: string;

  /** Hash of the record as it was written; one that differs has been edited since. */
  @Column({ type: 'varchar', length: 64 })
  fingerprint!: string;

  /** The migration that created the record. */
  @Index()
  @Column({ type: 'integer' })
  migration_id!: number;

  /** Where it was read last: a second line of the same file must not overwrite the first. */
  @Column({ type: 'integer' })
  file_id!: number;

  @Column({ type: 'integer' })
  line!: number;

  /** When its owner was invited; customers only. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  invited_at!: Date | null;
}

/** A record that a migration created or changed, for undo. */
@Entity('shop_migration_effects')
@Index(['migration_id', 'id'])
export class ShopMigrationEffect {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  migration_id!: number;

  @Column({ type: 'integer' })
  migrated_id!: number;

  /** What the record was before; null for a created one. */
  @Column({ type: 'simple-json', nullable: true })
  before!: object | null;

  @ManyToOne(() => ShopMigration, ofParent)
  @JoinColumn({ name: 'migration_id' })
  migration?: ShopMigration;
}

/** A record whose counterpart is not in the shop yet; it comes in as soon as that arrives. */
@Entity('waiting_records')
@Index(['kind', 'key_hash'], { unique: true })
export class WaitingRecord {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Index()
  @Column({ type: 'integer' })
  migration_id!: number;

  @Column({ type: 'integer' })
  file_id!: number;

  @Column({ type: 'varchar', length: 20 })
  kind!: ShopMigrationKind;

  @Column({ type: 'varchar', length: 64 })
  key_hash!: string;

  @Column({ type: 'integer' })
  line!: number;

  @Column({ type: 'simple-json' })
  draft!: object;

  @ManyToOne(() => ShopMigrationFile, ofParent)
  @JoinColumn({ name: 'file_id' })
  file?: ShopMigrationFile;
}
