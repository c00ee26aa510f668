import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';

/** One value that an operator has chosen; what has no row keeps its built-in default. */
@Entity('settings')
@Index(['group', 'key'], { unique: true })
export class Setting extends BaseRecord {
  @Column({ type: 'varchar', length: 32 })
  group!: string;

  @Column({ type: 'varchar', length: 64 })
  key!: string;

  /** Checked by the class of its group before it is written. */
  @Column({ type: 'simple-json' })
  value!: unknown;
}
