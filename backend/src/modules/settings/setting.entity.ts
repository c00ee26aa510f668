import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';

/** A value that an operator has set; a key without a row has its built-in default. */
@Entity('settings')
@Index(['group', 'key'], { unique: true })
export class Setting extends BaseRecord {
  @Column({ type: 'varchar', length: 32 })
  group!: string;

  @Column({ type: 'varchar', length: 64 })
  key!: string;

  /** Validated by the class of its group before it is written. */
  @Column({ type: 'simple-json' })
  value!: unknown;
}
