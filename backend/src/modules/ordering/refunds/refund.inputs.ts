import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { RefundRequest, IssueRefund } from '@stoa/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsId, IsOptionalText, IsRequestKey } from '../../../kernel/http';

const MAX = 1_000_000_000_000;
const MAX_LINES = 200;

/** Items of one order line. */
export class RefundLineInput {
  @IsId()
  order_line_id!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  quantity!: number;
}

/** Body of `refundToWallet`. */
export class RefundToWalletInput {
  @IsId()
  refund_id!: number;
}

/** Body of `previewRefund`. */
export class PreviewRefundInput implements RefundRequest {
  @IsId()
  order_id!: number;

  @ApiPropertyOptional({ type: [RefundLineInput] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ValidateNested({ each: true })
  @Type(() => RefundLineInput)
  lines?: RefundLineInput[];

  /** Shipping with its tax, in minor units of the order's currency. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0 })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX)
  shipping?: number;

  /** Whether the payment method's fee is refunded as well. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean()
  payment_fee?: boolean;

  /** Message to the buyer. */
  @IsOptionalText(1000)
  note?: string | null;
}

/** Body of `refundOrder`. */
export class RefundOrderInput extends PreviewRefundInput implements IssueRefund {
  @IsRequestKey()
  request_key?: string;
}
