import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../../kernel/resource';
import { OrderLine } from '../order.entity';
import { Refund } from './refund.entity';

const AMOUNT = { type: 'bigint', transformer: SAFE_INTEGER } as const;

/** Part of a refund for items of one order line; amounts in minor units of the refund's currency. */
@Entity('refund_lines')
@Index(['refund_id', 'order_line_id'], { unique: true })
@Index(['order_line_id'])
export class RefundLine {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  refund_id!: number;

  @ManyToOne(() => Refund, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'refund_id' })
  refund?: Refund;

  @Column({ type: 'integer' })
  order_line_id!: number;

  @ManyToOne(() => OrderLine, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'order_line_id' })
  order_line?: OrderLine;

  @Column({ type: 'integer' })
  quantity!: number;

  /** Of these, units that were in no shipment, and so are not shipped any more. */
  @Column({ type: 'integer', default: 0 })
  unshipped!: number;

  /** What the buyer gets for the items, with tax. */
  @Column(AMOUNT)
  amount!: number;

  @Column(AMOUNT)
  tax!: number;

  /** Commission that the vendor gets back. */
  @Column(AMOUNT)
  commission!: number;

  /** Platform-funded discount that the vendor gives back. */
  @Column(AMOUNT)
  platform_discount!: number;
}
