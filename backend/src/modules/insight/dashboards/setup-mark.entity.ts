import type { MarkableStep } from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';

/** A step of setting up the shop that an operator has marked as done, because its defaults suit. */
@Entity('setup_marks')
@Index(['step'], { unique: true })
export class SetupMark extends BaseRecord {
  @Column({ type: 'varchar', length: 24 })
  step!: MarkableStep;
}
