import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Int, Status, Text } from '../../kernel/resource';

/** A picture of the library; its bytes are stored once under (half of) their hash, sizes are made from them when asked for. */
@Entity('media')
@Index(['sha256', 'vendor_id'])
export class Media extends BaseRecord {
  @Text({ max: 190, required: true })
  filename!: string;

  @Text({ max: 120 })
  folder!: string | null;

  @Text({ max: 250, translated: true })
  alt!: string | null;

  /** Absent for pictures of the operator and of customers. */
  @Column({ type: 'integer', nullable: true })
  vendor_id!: number | null;

  /** The customer who has sent it with a review. */
  @Column({ type: 'integer', nullable: true })
  customer_id!: number | null;

  @Column({ type: 'varchar', length: 32 })
  sha256!: string;

  @Text({ max: 40, required: true, readOnly: true })
  mime!: string;

  @Int({ required: true, readOnly: true })
  bytes!: number;

  @Int({ required: true, readOnly: true })
  width!: number;

  @Int({ required: true, readOnly: true })
  height!: number;

  /** Per cent from the left and the top of the point that must stay visible when a picture is cropped. */
  @Int({ min: 0, max: 100, default: 50 })
  focal_x!: number;

  @Int({ min: 0, max: 100, default: 50 })
  focal_y!: number;

  /** Colours to paint while the picture loads; empty for one that can be seen through, null until it is looked at. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  blurhash!: string | null;

  @Status()
  status!: string;
}
