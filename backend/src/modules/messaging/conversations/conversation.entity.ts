import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Customer } from '../../customers';
import { Vendor } from '../../vendors';

/** Conversation between one customer and one store: one per pair, whatever the topics (ADR 35). */
@Entity('conversations')
@Index(['customer_id', 'vendor_id'], { unique: true })
@Index(['vendor_id', 'last_id'])
@Index(['last_id'])
export class Conversation extends BaseRecord {
  @Column({ type: 'integer' })
  customer_id!: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer;

  @Column({ type: 'integer' })
  vendor_id!: number;

  @ManyToOne(() => Vendor, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'vendor_id' })
  vendor?: Vendor;

  /** Id of the newest message, the sort key of conversations; 0 until there is one. */
  @Column({ type: 'integer', default: 0 })
  last_id!: number;

  /** Id of the last message that each side has read; unread counts are computed from it. */
  @Column({ type: 'integer', default: 0 })
  customer_read_id!: number;

  @Column({ type: 'integer', default: 0 })
  vendor_read_id!: number;

  /** Read mark at which a side was last reminded by e-mail: one reminder until it reads again. */
  @Column({ type: 'integer', nullable: true })
  customer_reminded_id!: number | null;

  @Column({ type: 'integer', nullable: true })
  vendor_reminded_id!: number | null;

  /** When an operator closed it; no messages can be sent afterwards. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  closed_at!: Date | null;
}
