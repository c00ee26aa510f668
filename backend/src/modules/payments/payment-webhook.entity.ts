import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A provider's message that was received; its id makes a repeat a no-op. */
@Entity('payment_webhooks')
@Index(['driver', 'event_id'], { unique: true })
export class PaymentWebhook {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 32 })
  driver!: string;

  /** Id of the message at the provider. */
  @Column({ type: 'varchar', length: 190 })
  event_id!: string;

  @Column({ type: 'varchar', length: 80 })
  type!: string;

  @Index()
  @Column({ type: 'integer' })
  payment_id!: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
