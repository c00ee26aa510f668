import type { ReviewStatus } from '@stoa/contracts';
import { REVIEW_STATUSES } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Int, IsDefault, Status, Text } from '../../kernel/resource';

/** An operator's label for a status of reviews; a status may have several, its default one is shown (domain §2). */
@Entity('review_statuses')
@Index(['maps_to'])
export class ReviewLabel extends BaseRecord {
  @Text({ max: 80, required: true, translated: true })
  name!: string;

  @Choice(REVIEW_STATUSES, { required: true })
  maps_to!: ReviewStatus;

  @Text({ max: 7, format: 'color' })
  color!: string | null;

  @Int({ min: 0, max: 100_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}
