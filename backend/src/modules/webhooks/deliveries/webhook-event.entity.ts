import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An event that webhooks tell of, with the body that all endpoints get. */
@Entity('webhook_events')
@Index(['created_at'])
export class WebhookEvent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** The header `webhook-id`. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  webhook_id!: string;

  @Column({ type: 'varchar', length: 48 })
  type!: string;

  @Column({ type: 'text' })
  body!: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
