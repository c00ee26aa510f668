import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  DISPUTE_REASONS,
  type AcceptDispute,
  type AddDisputeEvidence,
  type DecideDispute,
  type DisputeReason,
  type FindOrderDisputes,
  type OpenDispute,
  type WithdrawDispute,
} from '@stoa/contracts';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { AreInputs, IsFilled, IsId, IsOptionalId, IsOptionalText, IsRequestKey } from '../../kernel/http';

const MAX_LINES = 100;
const MAX_AMOUNT = 1_000_000_000_000;
const MAX_TEXT_LENGTH = 2000;
const DECISIONS = ['refunded', 'dismissed'] as const;

/** Units of one order line. */
export class ClaimedLineInput {
  @IsId()
  order_line_id!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  quantity!: number;
}

/** Body of `order_disputes`. */
export class FindOrderDisputesInput implements FindOrderDisputes {
  @IsFilled(16)
  group_number!: string;

  @IsOptionalText(100)
  access_token?: string;
}

/** Body of `openDispute`. */
export class OpenDisputeInput implements OpenDispute {
  @IsId()
  order_id!: number;

  @IsOptionalId()
  return_id?: number | null;

  @ApiProperty({ enum: [...DISPUTE_REASONS] })
  @IsIn([...DISPUTE_REASONS])
  reason!: DisputeReason;

  @IsFilled(MAX_TEXT_LENGTH)
  description!: string;

  @ApiPropertyOptional({ type: [ClaimedLineInput] })
  @IsOptional()
  @AreInputs(() => ClaimedLineInput, MAX_LINES)
  lines?: ClaimedLineInput[];

  @IsRequestKey()
  request_key?: string;

  @IsOptionalText(100)
  access_token?: string | null;
}

/** Body of `withdrawDispute`. */
export class WithdrawDisputeInput implements WithdrawDispute {
  @IsId()
  dispute_id!: number;

  @IsOptionalText(100)
  access_token?: string | null;
}

/** Body of `addDisputeEvidence`. */
export class AddDisputeEvidenceInput extends WithdrawDisputeInput implements AddDisputeEvidence {
  @IsOptionalText(MAX_TEXT_LENGTH)
  note?: string | null;
}

/** Query of `dispute_file`. */
export class DisputeFileInput {
  @IsOptionalText(100)
  access_token?: string;
}

/** Body of `acceptDispute`. */
export class AcceptDisputeInput implements AcceptDispute {
  @IsId()
  dispute_id!: number;

  @IsOptionalText(MAX_TEXT_LENGTH)
  note?: string | null;
}

/** Body of `decideDispute`. */
export class DecideDisputeInput implements DecideDispute {
  @IsId()
  dispute_id!: number;

  @ApiProperty({ enum: [...DECISIONS] })
  @IsIn([...DECISIONS])
  state!: 'refunded' | 'dismissed';

  @ApiPropertyOptional({ type: [ClaimedLineInput] })
  @IsOptional()
  @AreInputs(() => ClaimedLineInput, MAX_LINES)
  lines?: ClaimedLineInput[];

  /** Shipping with its tax, in minor units of the order's currency. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0 })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_AMOUNT)
  shipping?: number;

  @IsFilled(MAX_TEXT_LENGTH)
  note!: string;
}
