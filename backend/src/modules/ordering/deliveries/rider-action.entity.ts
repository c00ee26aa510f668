import type { AssignmentState } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Rider } from '../../riders';
import { RiderAssignment } from './rider-assignment.entity';

/** A step that a rider took, so that one which is sent again after a lost answer has its effect only once. */
@Entity('rider_actions')
@Index(['rider_id', 'request_key'], { unique: true })
@Index(['assignment_id'])
export class RiderAction {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  rider_id!: number;

  @ManyToOne(() => Rider, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'rider_id' })
  rider?: Rider;

  @Column({ type: 'integer' })
  assignment_id!: number;

  @ManyToOne(() => RiderAssignment, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'assignment_id' })
  assignment?: RiderAssignment;

  @Column({ type: 'varchar', length: 32 })
  state!: AssignmentState;

  @Column({ type: 'varchar', length: 64 })
  request_key!: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
