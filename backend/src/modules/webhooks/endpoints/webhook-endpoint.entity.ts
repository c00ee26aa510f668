import { Column, Entity } from 'typeorm';
import { ApiProperty } from '@nestjs/swagger';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@stoa/contracts';
import { IsIn } from 'class-validator';
import { BaseRecord } from '../../../kernel/database';
import { Json, Moment, Status, Text, Version } from '../../../kernel/resource';

/** An event that an endpoint is subscribed to. */
export class WebhookSubscription {
  @ApiProperty({ enum: WEBHOOK_EVENT_TYPES })
  @IsIn(WEBHOOK_EVENT_TYPES)
  type!: WebhookEventType;
}

/** An address of another program, which is told of events. */
@Entity('webhook_endpoints')
export class WebhookEndpoint extends BaseRecord {
  /** Where events are posted to: https, on a public host. */
  @Text({ max: 500, required: true, format: 'url' })
  url!: string;

  @Text({ max: 200 })
  description!: string | null;

  @Json(() => WebhookSubscription, { many: true, required: true })
  events!: WebhookSubscription[];

  @Status()
  status!: string;

  /** Since when every attempt has failed; null while attempts succeed. */
  @Moment({ readOnly: true })
  failing_since!: Date | null;

  /** When the shop switched it off, after days of failures only. */
  @Moment({ readOnly: true })
  disabled_at!: Date | null;

  /** Encrypted. */
  @Column({ type: 'varchar', length: 500 })
  secret!: string;

  /** The secret before the last rotation, encrypted. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  former_secret!: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  former_until!: Date | null;

  /** Until when a worker has it to itself, so that its deliveries in parallel stay bounded. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  delivering_until!: Date | null;

  @Version()
  version!: number;
}
