import type { StockNoticeState } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Variant } from '../../catalogue';
import { Customer } from '../../customers';

/** A request for one e-mail when a sold-out variant is back in stock. */
@Entity('stock_notices')
@Index(['variant_id', 'email'], { unique: true })
@Index(['state', 'variant_id', 'since'])
@Index(['customer_id'])
export class StockNotice extends BaseRecord {
  @Column({ type: 'integer' })
  variant_id!: number;

  @ManyToOne(() => Variant, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Variant;

  /** Customer who was signed in when requesting; null for guests. */
  @Column({ type: 'integer', nullable: true })
  customer_id!: number | null;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer;

  @Column({ type: 'varchar', length: 190 })
  email!: string;

  /** Language of the e-mails. */
  @Column({ type: 'varchar', length: 8 })
  language!: string;

  /** Token of the links in e-mails to this address; new with each request. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  token!: string;

  /** Changed through `STOCK_NOTICE_PROCESS` only. */
  @Column({ type: 'varchar', length: 16 })
  state!: StockNoticeState;

  /** Time of the last state change: the longest waiting are notified first. */
  @Column({ type: 'datetime', precision: 3 })
  since!: Date;
}
