import { SHIPMENT_STATES, type ShipmentState } from '@stoa/contracts';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Int, Moment, Ref, Text } from '../../../kernel/resource';
import { Vendor } from '../../vendors';
import { RiderAssignment } from '../deliveries/rider-assignment.entity';
import { Order, OrderLine } from '../order.entity';

/** Items of one order that are sent together. */
@Entity('shipments')
@Index(['order_id', 'request_key'], { unique: true })
export class Shipment extends BaseRecord {
  /** Order number plus sequence number. */
  @Text({ max: 28, required: true, readOnly: true, unique: true })
  number!: string;

  @Ref(() => Order, { resource: 'orders', required: true, readOnly: true, onDelete: 'CASCADE' })
  order_id!: number;

  @Ref(() => Vendor, { resource: 'vendors', required: true, readOnly: true })
  vendor_id!: number;

  /** Changed only by its process (`shipment.process.ts`). */
  @Choice(SHIPMENT_STATES, { default: 'pending', readOnly: true })
  state!: ShipmentState;

  @Int({ required: true, readOnly: true })
  item_count!: number;

  @Text({ max: 80 })
  carrier!: string | null;

  @Text({ max: 80 })
  tracking_number!: string | null;

  @Text({ max: 500, format: 'url' })
  tracking_url!: string | null;

  /** The delivery of the rider who carries it; null for carriers. */
  @Ref(() => RiderAssignment, { resource: 'rider_shipping', readOnly: true, onDelete: 'SET NULL' })
  assignment_id!: number | null;

  @Moment({ readOnly: true })
  shipped_at!: Date | null;

  @Moment({ readOnly: true })
  delivered_at!: Date | null;

  /** A repeated request with the same key creates nothing. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  request_key!: string | null;
}

/** Units of one order line in a shipment. */
@Entity('shipment_lines')
@Index(['shipment_id', 'order_line_id'], { unique: true })
@Index(['order_line_id'])
export class ShipmentLine {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  shipment_id!: number;

  @ManyToOne(() => Shipment, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'shipment_id' })
  shipment?: Relation<Shipment>;

  @Column({ type: 'integer' })
  order_line_id!: number;

  @ManyToOne(() => OrderLine, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'order_line_id' })
  order_line?: Relation<OrderLine>;

  @Column({ type: 'integer' })
  quantity!: number;
}
