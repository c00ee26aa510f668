import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Customer } from '../customer.entity';

/** The latest personal data export of a customer; one per customer. */
@Entity('data_exports')
export class DataExport extends BaseRecord {
  @Index({ unique: true })
  @Column({ type: 'integer' })
  customer_id!: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer;

  @Column({ type: 'varchar', length: 16 })
  state!: 'pending' | 'ready';

  /** Storage key of the private file; null until ready. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  storage_key!: string | null;

  @Column({ type: 'integer', nullable: true })
  bytes!: number | null;

  /** When the file is deleted. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  expires_at!: Date | null;
}
