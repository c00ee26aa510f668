import type { ImportColumn, ImportOptions, ImportSource, ImportState } from '@stoa/contracts';
import { IMPORT_SOURCES, IMPORT_STATES } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Int, Moment, Ref, Text } from '../../kernel/resource';
import type { ProductPatch } from '../catalogue';
import { Product } from '../catalogue';
import { Vendor } from '../vendors';
import { StockFeed } from './feeds/stock-feed.entity';
import type { StoredLayout } from './reading/file-layout';

const counted = { default: 0, min: 0, readOnly: true } as const;

/** A product import: its uploaded file and its progress. */
@Entity('imports')
export class Import extends BaseRecord {
  /** Vendor of products without a vendor column; for a vendor's import always that vendor. */
  @Ref(() => Vendor, { resource: 'vendors', readOnly: true, onDelete: 'CASCADE' })
  vendor_id!: number | null;

  /** The vendor that uploaded it, who sees it besides operators; null for operators' imports. */
  @Index()
  @Column({ type: 'integer', nullable: true })
  owner_id!: number | null;

  /** The feed whose run it is. */
  @Ref(() => StockFeed, { resource: 'stock_feeds', readOnly: true, onDelete: 'SET NULL' })
  feed_id!: number | null;

  @Text({ max: 190, required: true, readOnly: true })
  filename!: string;

  @Int({ ...counted })
  bytes!: number;

  @Choice(IMPORT_SOURCES, { required: true, readOnly: true })
  source!: ImportSource;

  /** Changed through the state machine only (`import.process.ts`). */
  @Choice(IMPORT_STATES, { default: 'uploaded', readOnly: true })
  state!: ImportState;

  @Int(counted)
  rows_total!: number;

  /** Processed rows of the file: where a run resumes after a crash. */
  @Int(counted)
  rows_done!: number;

  @Int(counted)
  created!: number;

  /** Of the created products, those that are drafts. */
  @Int(counted)
  drafts!: number;

  /** Of the drafts, those by what their rows say; the others are by the import's options. */
  @Int(counted)
  stated_drafts!: number;

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

  /** Values that an undo left unchanged because they were edited after the import. */
  @Int(counted)
  kept!: number;

  @Moment({ readOnly: true })
  started_at!: Date | null;

  @Moment({ readOnly: true })
  finished_at!: Date | null;

  /** Why the whole import failed. */
  @Text({ max: 500, readOnly: true })
  error!: string | null;

  @Text({ max: 190, readOnly: true })
  actor_name!: string | null;

  @Column({ type: 'varchar', length: 8 })
  actor_audience!: 'admin' | 'vendor';

  @Column({ type: 'integer' })
  actor_id!: number;

  /** Empty once the file is deleted. */
  @Column({ type: 'varchar', length: 120 })
  storage_key!: string;

  /** What was detected of the file's layout, and what a person chose; the rest follows from its columns. */
  @Column({ type: 'simple-json' })
  layout!: StoredLayout;

  @Column({ type: 'simple-json' })
  columns!: ImportColumn[];

  @Column({ type: 'simple-json' })
  options!: ImportOptions;
}

/** Initial counters of an import that is processed from the first row. */
export const FROM_THE_START = {
  rows_done: 0,
  created: 0,
  drafts: 0,
  stated_drafts: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  issues: 0,
  pictures_total: 0,
  pictures_done: 0,
  pictures_refused: 0,
};

const ofImport = { onDelete: 'CASCADE', onUpdate: 'NO ACTION' } as const;

/** An error in a cell of the file, a warning with which it was imported, or an error with one of its pictures. */
@Entity('import_issues')
@Index(['import_id', 'id'])
export class ImportIssue {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  import_id!: number;

  @Column({ type: 'varchar', length: 8 })
  kind!: 'row' | 'warning' | 'picture';

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

/** A record that an import created or changed, for undo. */
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

  /** Null for a created record. */
  @Column({ name: 'turn', type: 'simple-json', nullable: true })
  patch!: ProductPatch | null;

  @ManyToOne(() => Import, ofImport)
  @JoinColumn({ name: 'import_id' })
  import?: Import;
}

/**
 * Product of a handle in a vendor's files, so that a repeated import updates it instead of adding another.
 */
@Entity('imported_products')
@Index(['product_id'])
export class ImportedProduct {
  @PrimaryColumn({ type: 'integer' })
  vendor_id!: number;

  /** Hash of the handle, because the collations of the database engines differ. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  handle_hash!: string;

  @Column({ type: 'integer' })
  product_id!: number;

  /** Status to set once the product has a variant. */
  @Column({ type: 'varchar', length: 8, nullable: true })
  awaited_status!: 'active' | null;

  /** Identifies the pictures that the last file named for it; null if they are to be obtained again. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  pictures_hash!: string | null;

  @ManyToOne(() => Product, ofImport)
  @JoinColumn({ name: 'product_id' })
  product?: Product;
}

/** A picture that an import obtained for a product, by its URL, so that a repeated import downloads nothing again. */
@Entity('imported_pictures')
@Index(['media_id'])
export class ImportedPicture {
  @PrimaryColumn({ type: 'integer' })
  product_id!: number;

  /** Hash of the URL, because the collations of the database engines differ. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  url_hash!: string;

  /** Not a foreign key: this alone is no use of the picture, which may be deleted. */
  @Column({ type: 'integer' })
  media_id!: number;

  /** The import that obtained it. */
  @Column({ type: 'integer' })
  import_id!: number;

  @ManyToOne(() => Product, ofImport)
  @JoinColumn({ name: 'product_id' })
  product?: Product;
}
