import { WEBHOOK_DELIVERY_STATES, type WebhookDeliveryState } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Int, LongText, Moment, Ref, Text } from '../../../kernel/resource';
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity';
import { WebhookEvent } from './webhook-event.entity';

const RESULT = { readOnly: true } as const;

/** An event on its way to an endpoint, with the result of the last attempt. */
@Entity('webhook_deliveries')
@Index(['endpoint_id', 'state', 'next_attempt_at'])
@Index(['endpoint_id', 'event_id'], { unique: true })
export class WebhookDelivery extends BaseRecord {
  @Ref(() => WebhookEndpoint, {
    resource: 'webhook_endpoints',
    required: true,
    readOnly: true,
    onDelete: 'CASCADE',
  })
  endpoint_id!: number;

  @Index()
  @Column({ type: 'integer' })
  event_id!: number;

  @ManyToOne(() => WebhookEvent, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'event_id' })
  event?: WebhookEvent;

  /** Name of the event in the API; not translated. */
  @Text({ max: 48, required: true, readOnly: true })
  event_type!: string;

  /** The header `webhook-id`, the same in every attempt. */
  @Text({ max: 64, required: true, readOnly: true })
  webhook_id!: string;

  @Choice(WEBHOOK_DELIVERY_STATES, { default: 'pending', readOnly: true })
  state!: WebhookDeliveryState;

  @Int({ min: 0, default: 0, readOnly: true })
  attempts!: number;

  @Int(RESULT)
  response_code!: number | null;

  /** Why there was no response. */
  @Text({ max: 300, readOnly: true })
  error!: string | null;

  /** The beginning of the response. */
  @LongText({ max: 2000, readOnly: true })
  response_body!: string | null;

  /** Milliseconds of the last attempt. */
  @Int(RESULT)
  duration!: number | null;

  @Moment(RESULT)
  attempted_at!: Date | null;

  @Moment(RESULT)
  next_attempt_at!: Date | null;
}
