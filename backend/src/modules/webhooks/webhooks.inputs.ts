import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ResendFailedWebhooks, RotateWebhookSecret } from '@stoa/contracts';
import { IsInt, IsISO8601, IsOptional, Max, Min } from 'class-validator';
import { IsId } from '../../kernel/http';

/** Body of `rotateWebhookSecret`. */
export class RotateWebhookSecretInput implements RotateWebhookSecret {
  @IsId()
  webhook_endpoint_id!: number;

  /** For how many hours bodies are signed with the former secret, too; 0 if it is known to others. */
  @ApiPropertyOptional({ type: 'integer', default: 24 })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(168)
  overlap_hours?: number;
}

/** Body of `sendTestWebhook`. */
export class SendTestWebhookInput {
  @IsId()
  webhook_endpoint_id!: number;
}

/** Body of `resendWebhook`. */
export class ResendWebhookInput {
  @IsId()
  webhook_delivery_id!: number;
}

/** Body of `resendFailedWebhooks`. */
export class ResendFailedWebhooksInput implements ResendFailedWebhooks {
  @IsId()
  webhook_endpoint_id!: number;

  /** Deliveries that were created then or later. */
  @ApiProperty({ format: 'date-time' })
  @IsISO8601({ strict: true })
  since!: string;
}
