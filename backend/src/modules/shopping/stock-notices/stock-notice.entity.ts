import type { StockNoticeState } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Variant } from '../../catalogue';
import { Customer } from '../../customers';

/** Somebody who wants one mail when a sold-out variant is back in stock. */
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

  /** Who was signed in when asking. */
  @Column({ type: 'integer', nullable: true })
  customer_id!: number | null;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer;

  @Column({ type: 'varchar', length: 190 })
  email!: string;

  /** Language of the mails. */
  @Column({ type: 'varchar', length: 8 })
  language!: string;

  /** Proves that a link comes from a mail to this address; new with each request. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  token!: string;

  /** Moved along `STOCK_NOTICE_PROCESS` only. */
  @Column({ type: 'varchar', length: 16 })
  state!: StockNoticeState;

  /** When it came to its state: whoever has waited longest is told first. */
  @Column({ type: 'datetime', precision: 3 })
  since!: Date;
}
