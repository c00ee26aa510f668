import { IMPORT_VALUE_KINDS, type ImportValueDecision, type ImportValueKind } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Text, Version } from '../../../kernel/resource';
import { IMPORT_SOURCES, type ImportSource } from '@stoa/contracts';
import { Import } from '../import.entity';

/** A category, brand, attribute or attribute value that a file names and the shop doesn't have, or that is mapped. */
@Entity('import_values')
@Index(['import_id'])
export class ImportValue {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  import_id!: number;

  @Column({ type: 'varchar', length: 16 })
  kind!: ImportValueKind;

  /** The attribute of an attribute value, by its name in the file. */
  @Column({ type: 'varchar', length: 190 })
  attribute!: string;

  /** As in the file; of a category its path. */
  @Column({ type: 'varchar', length: 500 })
  name!: string;

  /** The record that it means here. */
  @Column({ type: 'integer', nullable: true })
  target_id!: number | null;

  /** What an operator or the importer decided; null while it is open. */
  @Column({ type: 'varchar', length: 8, nullable: true })
  decision!: ImportValueDecision | null;

  @ManyToOne(() => Import, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'import_id' })
  import?: Import;
}

/** What a saved mapping keeps of a value. */
export type SavedValue = Pick<ImportValue, 'kind' | 'attribute' | 'name'> & { target_id: number };

/** A saved mapping of the columns and values of files from one source. */
@Entity('import_mappings')
export class ImportMapping extends BaseRecord {
  @Text({ max: 120, required: true })
  name!: string;

  @Choice(IMPORT_SOURCES, { required: true, readOnly: true })
  source!: ImportSource;

  /** The vendor whose mapping it is; null for the operators'. */
  @Index()
  @Column({ type: 'integer', nullable: true })
  owner_id!: number | null;

  @Column({ type: 'simple-json' })
  columns!: { name: string; target: string | null }[];

  @Column({ type: 'simple-json' })
  mapped_values!: SavedValue[];

  @Version()
  version!: number;
}

/** Kinds in the order in which they are applied: a value is looked up within its attribute. */
export const KINDS = IMPORT_VALUE_KINDS;
