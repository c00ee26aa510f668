import type { ImportColumn, ImportOptions, ImportSource, ImportState } from '@stoa/contracts';
import { IMPORT_SOURCES, IMPORT_STATES } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Int, Moment, Ref, Text } from '../../kernel/resource';
import type { ProductTurn } from '../catalogue';
import { Product } from '../catalogue';
import { Vendor } from '../vendors';

const counted = { default: 0, min: 0, readOnly: true } as const;

/** A file of products that somebody brought, and how far it has got. */
@Entity('imports')
export class Import extends BaseRecord {
  /** Whose products it holds where no column says so; of a vendor's import always the vendor. */
  @Ref(() => Vendor, { resource: 'vendors', readOnly: true, onDelete: 'CASCADE' })
  vendor_id!: number | null;

  /** The vendor that brought it, and alone sees it beside the operators; null for those of operators. */
  @Index()
  @Column({ type: 'integer', nullable: true })
  owner_id!: number | null;

  @Text({ max: 190, required: true, readOnly: true })
  filename!: string;

  @Int({ ...counted })
  bytes!: number;

  @Choice(IMPORT_SOURCES, { required: true, readOnly: true })
  source!: ImportSource;

  /** Moved along its table only (`import.process.ts`). */
  @Choice(IMPORT_STATES, { default: 'uploaded', readOnly: true })
  state!: ImportState;

  @Int(counted)
  rows_total!: number;

  /** Records of the file that are dealt with: where a run goes on after a crash. */
  @Int(counted)
  rows_done!: number;

  @Int(counted)
  created!: number;

  @Int(counted)
  updated!: number;

  @Int(counted)
  unchanged!: number;

  @Int(counted)
  refused!: number;

  @Int(counted)
  pictures_total!: number;

  @Int(counted)
  pictures_done!: number;

  @Int(counted)
  pictures_refused!: number;

  @Int(counted)
  issues!: number;

  /** Values that an undo left alone because somebody had built on them. */
  @Int(counted)
  kept!: number;

  @Moment({ readOnly: true })
  started_at!: Date | null;

  @Moment({ readOnly: true })
  finished_at!: Date | null;

  /** Why it failed as a whole. */
  @Text({ max: 500, readOnly: true })
  error!: string | null;

  @Text({ max: 190, readOnly: true })
  actor_name!: string | null;

  @Column({ type: 'varchar', length: 8 })
  actor_audience!: 'admin' | 'vendor';

  @Column({ type: 'integer' })
  actor_id!: number;

  /** Empty once the file is thrown away. */
  @Column({ type: 'varchar', length: 120 })
  storage_key!: string;

  /** How its text is written down. */
  @Column({ type: 'varchar', length: 8 })
  encoding!: 'utf8' | 'utf16le' | 'latin1';

  @Column({ type: 'varchar', length: 1 })
  delimiter!: string;

  @Column({ type: 'simple-json' })
  columns!: ImportColumn[];

  @Column({ type: 'simple-json' })
  options!: ImportOptions;
}

/** Counters of an import whose file is worked through from its beginning. */
export const FROM_THE_START = {
  ...{ rows_done: 0, created: 0, updated: 0, unchanged: 0, refused: 0, issues: 0 },
  ...{ pictures_total: 0, pictures_done: 0, pictures_refused: 0 },
};

const ofImport = { onDelete: 'CASCADE', onUpdate: 'NO ACTION' } as const;

/** What is wrong with one cell of a file, or with one of its pictures. */
@Entity('import_issues')
@Index(['import_id', 'id'])
export class ImportIssue {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  import_id!: number;

  @Column({ type: 'varchar', length: 8 })
  kind!: 'row' | 'picture';

  @Column({ type: 'integer' })
  line!: number;

  @Column({ type: 'varchar', length: 190 })
  handle!: string;

  @Column({ type: 'varchar', length: 190 })
  column!: string;

  @Column({ type: 'varchar', length: 250 })
  value!: string;

  @Column({ type: 'varchar', length: 500 })
  message!: string;

  @ManyToOne(() => Import, ofImport)
  @JoinColumn({ name: 'import_id' })
  import?: Import;
}

/** What an import has made or changed: what an undo takes back. */
@Entity('import_effects')
@Index(['import_id', 'id'])
export class ImportEffect {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  import_id!: number;

  /** Path of the record's resource. */
  @Column({ type: 'varchar', length: 32 })
  resource!: string;

  @Column({ type: 'integer' })
  record_id!: number;

  /** Null where the record is new. */
  @Column({ type: 'simple-json', nullable: true })
  turn!: ProductTurn | null;

  @ManyToOne(() => Import, ofImport)
  @JoinColumn({ name: 'import_id' })
  import?: Import;
}

/** The product that a vendor's files mean by a handle, so that a repeat changes it instead of making another. */
@Entity('imported_products')
@Index(['product_id'])
export class ImportedProduct {
  @PrimaryColumn({ type: 'integer' })
  vendor_id!: number;

  /** Hash of the handle, because engines differ in which letters they hold for equal. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  handle_hash!: string;

  @Column({ type: 'integer' })
  product_id!: number;

  /** The status that it shall have once it has a variant. */
  @Column({ type: 'varchar', length: 8, nullable: true })
  awaited_status!: 'active' | null;

  @ManyToOne(() => Product, ofImport)
  @JoinColumn({ name: 'product_id' })
  product?: Product;
}
