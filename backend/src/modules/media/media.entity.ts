import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Int, Status, Text, Version } from '../../kernel/resource';

/** A library picture; the bytes are stored once under (half of) their hash, renditions made on demand. */
@Entity('media')
@Index(['sha256', 'vendor_id'])
export class Media extends BaseRecord {
  @Text({ max: 190, required: true })
  filename!: string;

  @Text({ max: 120 })
  folder!: string | null;

  @Text({ max: 250, translated: true })
  alt!: string | null;

  /** Null for pictures of operators and customers. */
  @Column({ type: 'integer', nullable: true })
  vendor_id!: number | null;

  /** The customer who uploaded it with a review. */
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

  /** Focal point, in per cent from the left and the top, that stays visible when the picture is cropped. */
  @Int({ min: 0, max: 100, default: 50 })
  focal_x!: number;

  @Int({ min: 0, max: 100, default: 50 })
  focal_y!: number;

  /** Blurhash placeholder while the picture loads; empty for a transparent picture, null until computed. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  blurhash!: string | null;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
